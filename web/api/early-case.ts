/** What the case page asks for beside the record. */
export const wholeCase = {
  include_content: 'true',
  include_summary: 'true',
  include_key_points: 'true',
  include_references: 'true',
} as const

interface EarlyCase {
  id: string
  bearer: string
  answer: Promise<object | null>
}

let early: EarlyCase | null = null

/**
 * Asks for a case before the program is there that will want it. Resolves to the answer; null where there was none or the server said no,
 * which the program finds out for itself.
 */
export function askForCaseEarly(id: string, bearer: string): Promise<object | null> {
  const headers = { accept: 'application/json', authorization: `Bearer ${bearer}` }
  const answer = fetch(`/api/case-detail/${encodeURIComponent(id)}?${new URLSearchParams(wholeCase)}`, { headers })
    .then(async (response) => (response.ok ? ((await response.json()) as object) : null))
    .catch(() => null)
  early = { id, bearer, answer }
  return answer
}

/** The answer that was asked for early with the same token, or null where there is none; once. */
export async function takeEarlyCase(id: string, bearer: string | undefined): Promise<object | null> {
  const asked = early
  early = null
  return asked && asked.id === id && asked.bearer === bearer ? asked.answer : null
}

/** The case that was asked for early and whose answer nobody has taken yet. */
export const idOfEarlyCase = (): string | null => early?.id ?? null
