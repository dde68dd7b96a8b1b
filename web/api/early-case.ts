import { sendEarly } from './early-fetch.ts'

/** What the case page asks for beside the record. */
export const wholeCase = {
  include_content: 'true',
  include_summary: 'true',
  include_key_points: 'true',
  include_references: 'true',
} as const

let asked: string | null = null

/**
 * Asks for a case before the program is there that will want it. Resolves to a copy of the answer, which itself is left to the program; null
 * where there was none or the server said no, which the program finds out for itself.
 */
export async function askForCaseEarly(id: string, bearer: string): Promise<object | null> {
  asked = id
  try {
    const response = await sendEarly({
      method: 'GET',
      address: `/api/case-detail/${encodeURIComponent(id)}?${new URLSearchParams(wholeCase)}`,
      bearer,
    })
    return response.ok ? ((await response.clone().json()) as object) : null
  } catch {
    return null
  }
}

/** The case that was asked for early; null where none was. */
export const idOfEarlyCase = (): string | null => asked
