import type { CitationKind } from '#citations/citation'
import { paragraphsOfPinpoint } from '#citations/pinpoints'
import type { CitedCase, Verdict } from '#contract/citations'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { isSureKey } from './keys.ts'
import { type CitingPlaceRow, citedByCaseStorage } from './cited-by-case-storage.ts'

/** A place where a document cites a case: UTF-16 offsets in its current text. */
export interface CitingPlace {
  start: number
  end: number
  kind: CitationKind
  paragraph: number | null
  number: string | null
  verdict: Verdict
  case_id: string | null
  case: CitedCase | null
}

/** A case that a document cites, in the library or not, with every place where it does. */
export interface CitedAuthority {
  /** What it may be known by elsewhere: the id of the case it resolves to, else the keys of its citations. */
  keys: string[]
  case: CitedCase | null
  name: string | null
  /** Its citations as they are first printed, without the name. */
  printed: string
  /** The first paragraph of it that is named, by its court's own number. */
  pinpoint: string | null
  places: (Pick<CitingPlace, 'start' | 'end' | 'paragraph' | 'number'> & { position: number })[]
}

/** What one document cites, place by place and as a list of authorities. */
export function createCitedByCase(database: Database) {
  const storage = citedByCaseStorage(database)
  return {
    /** Every place where a document that the reader sees cites a case, in the order of the text; none for one that it does not see. */
    async placesIn(reader: Reader, caseId: string): Promise<CitingPlace[]> {
      return (await storage.places(reader, caseId)).map(toPlace)
    },

    /** The cases that a document which the reader sees cites, in the order in which it first does. */
    async authoritiesIn(reader: Reader, caseId: string): Promise<CitedAuthority[]> {
      const [rows, content] = await Promise.all([storage.places(reader, caseId), storage.content(reader, caseId)])
      return gatherAuthorities(rows, content ?? '')
    },
  }
}

const toPlace = ({ cited, start_offset: start, end_offset: end, kind, paragraph, number, verdict }: CitingPlaceRow): CitingPlace => ({
  start,
  end,
  kind,
  paragraph,
  number,
  verdict,
  case_id: cited?.id ?? null,
  case: cited,
})

/** Numbers of a case, else what is not its alone (number of a matter, sound of names) with the name printed before it. */
function identitiesOf({ keys, name }: CitingPlaceRow): string[] {
  const sure = keys.filter(isSureKey)
  if (sure.length > 0) return sure
  const printed = (name ?? '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 24)
  return keys.map((key) => `${key} ${printed}`)
}

const firstNamed = ({ pinpoint, kind }: CitingPlaceRow): string | null =>
  (pinpoint === null ? undefined : paragraphsOfPinpoint({ pinpoint, kind })[0])?.toString() ?? null

/** Places of one case together: those that resolve to it, share a key, or point back to one that does. */
export function gatherAuthorities(rows: readonly CitingPlaceRow[], content: string): CitedAuthority[] {
  const byKey = new Map<string, CitedAuthority>()
  const byPosition = new Map<number, CitedAuthority>()
  const authorities: CitedAuthority[] = []
  for (const row of rows) {
    const resolved = row.verdict === 'resolved' ? row.cited : null
    const keys = resolved ? [`case ${resolved.id}`] : identitiesOf(row)
    const meant = new Set((row.antecedents ?? []).flatMap((position) => byPosition.get(position) ?? []))
    // What may mean several cases is counted for none.
    let authority = keys.map((key) => byKey.get(key)).find((held) => held !== undefined) ?? (meant.size === 1 ? [...meant][0] : undefined)
    if (!authority) {
      if (keys.length === 0) continue
      const printed = content.slice(row.start_offset, row.end_offset).replace(/\s+/g, ' ').trim()
      authority = { keys: [], case: resolved, name: row.name, printed, pinpoint: null, places: [] }
      authorities.push(authority)
    }
    for (const key of keys) {
      if (!byKey.has(key)) authority.keys.push(key)
      byKey.set(key, authority)
    }
    byPosition.set(row.position, authority)
    authority.name ??= row.name
    authority.pinpoint ??= firstNamed(row)
    authority.places.push({
      position: row.position,
      start: row.start_offset,
      end: row.end_offset,
      paragraph: row.paragraph,
      number: row.number,
    })
  }
  return authorities
}
