import { pointsBack } from '#citations/what-is-cited'
import type { CitationStyle } from '#contract/citations'
import { doubtOf } from '#contract/doubt'
import { type ListedAuthority, kindOfAuthority, sortedByAct } from '../citation-lists/citation-lists.ts'
import type { SignalInBrief } from '#contract/citator'
import type { Citations } from '../citations/citations.ts'
import { type CitingPlace, citesCase } from './gather-places.ts'

/** Citations that are written at a time. */
const atOnce = 200

/**
 * What a document cites, each authority once in the style asked for, with the document's own numbered paragraphs that cite it. What points
 * back (ibid, supra) counts for the case that it means.
 */
export async function authoritiesIn(
  text: string,
  places: readonly CitingPlace[],
  citations: Pick<Citations, 'write'>,
  style: CitationStyle,
  signalOf: (caseId: string) => SignalInBrief | null,
): Promise<ListedAuthority[]> {
  const numberAt = readNumbering(text)
  const cited = places.map((place) => ({ place, words: text.slice(place.from, place.end).replace(/\s+/g, ' ').trim() }))
  const words = [...new Set(cited.flatMap((one) => (isBack(one.place) ? [] : [one.words])))]
  const written = new Map<string, Awaited<ReturnType<Citations['write']>>[number]>()
  for (let from = 0; from < words.length; from += atOnce) {
    const some = words.slice(from, from + atOnce)
    for (const [index, one] of (await citations.write(some.map((given) => ({ text: given, style })))).entries())
      written.set(some[index]!, one)
  }
  const listed = new Map<string, { authority: ListedAuthority; numbers: Set<number> }>()
  for (const { place, words: own } of cited) {
    const id = place.citations.find(({ verdict, case_id }) => verdict === 'resolved' && case_id !== null)?.case_id
    const found = written.get(own)
    const key = id ?? (found?.text ?? own).toLowerCase()
    if (!listed.has(key)) {
      if (isBack(place)) continue
      const [first] = place.citations
      listed.set(key, {
        authority: {
          text: found?.text ?? own,
          italics: found?.italics ?? [],
          kind: found ? kindOfAuthority(found.citation) : first && citesCase(first) ? 'case' : 'other',
          sortedBy: found?.case_title ?? sortedByAct(found?.text ?? own),
          places: '',
          doubt: first && citesCase(first) ? doubtIn(place, signalOf) : null,
        },
        numbers: new Set(),
      })
    }
    const number = numberAt(place.start)
    if (number !== null) listed.get(key)!.numbers.add(number)
  }
  return [...listed.values()].map(({ authority, numbers }) => ({ ...authority, places: placesOf([...numbers]) }))
}

/** Of parallel citations the one that the library knows best speaks for the case. */
function doubtIn({ citations }: CitingPlace, signalOf: (caseId: string) => SignalInBrief | null) {
  const known =
    citations.find(({ verdict }) => verdict === 'resolved') ?? citations.find(({ verdict }) => verdict === 'name mismatch') ?? citations[0]!
  return doubtOf({ verdict: known.verdict, sample: known.case?.sample ?? false, signal: known.case ? signalOf(known.case.id) : null })
}

const isBack = ({ citations: [first] }: CitingPlace): boolean => first !== undefined && pointsBack(first.kind)

const placesOf = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : `${numbers.length === 1 ? 'para' : 'paras'} ${numbers.toSorted((a, b) => a - b).join(', ')}`

/** A list within a paragraph counts from 1 again: only numbers that go on by one are the document's own. */
function readNumbering(text: string): (at: number) => number | null {
  const starts: { at: number; number: number }[] = []
  for (const { index, 1: digits } of text.matchAll(/^[ \t]*\[?(\d{1,3})[.)\]][ \t]/gm)) {
    const number = Number(digits)
    if (number === (starts.at(-1)?.number ?? 0) + 1) starts.push({ at: index, number })
  }
  return (at) => starts.findLast((one) => one.at <= at)?.number ?? null
}
