import { readFragment } from '../../ui/read-fragment.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** The day that a parameter of an address names, YYYY-MM-DD; null where it names none. */
export const dayIn = (parameters: URLSearchParams, name: 'as_at' | 'from' | 'to'): string | null =>
  DAY.exec(parameters.get(name) ?? '')?.[0] ?? null

/** The text of an Act that an address asks for. */
export interface LawAddress {
  /** As the server knows the Act; `constitution` is that of Kenya. */
  id: string
  /** YYYY-MM-DD; null for the latest text. */
  asAt: string | null
  /** The provision that is to be read; null for the beginning. */
  eid: string | null
}

/** The text that an address of the Legal Library asks for; null for its lists, for the other tabs of an Act and for any other address. */
export function readLawAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LawAddress | null {
  const [, constitution, segment] = /^\/legal-library\/(?:(constitution)|legislation\/([^/]+))\/?$/.exec(pathname) ?? []
  const parameters = new URLSearchParams(search)
  if ((constitution ?? segment) === undefined || (parameters.get('tab') ?? 'text') !== 'text') return null
  try {
    return {
      id: constitution ?? decodeURIComponent(segment!),
      asAt: dayIn(parameters, 'as_at'),
      eid: readFragment(hash) || null,
    }
  } catch (error) {
    // A stray percent sign: the program says that there is no such law.
    if (error instanceof URIError) return null
    throw error
  }
}
