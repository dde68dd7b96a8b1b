import { readFragment } from '../../ui/read-fragment.ts'

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
  const asked = parameters.get('as_at') ?? ''
  try {
    return {
      id: constitution ?? decodeURIComponent(segment!),
      asAt: /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : null,
      eid: readFragment(hash) || null,
    }
  } catch (error) {
    // A stray percent sign: the program says that there is no such law.
    if (error instanceof URIError) return null
    throw error
  }
}
