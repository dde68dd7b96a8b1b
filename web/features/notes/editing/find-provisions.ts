import { titleWithin } from '#citations/law/name-in-law'
import { parseOneCitation } from '#contract/citations'
import { type ActInBrief, listLegislation } from '#contract/legislation'
import { type TocEntry, getActToc } from '#contract/legislation-text'
import { call } from '../../../api/call.ts'
import { addressOfProvision } from '../../../ui/law-address.ts'

type Unit = 'section' | 'article' | 'rule' | 'order'

/** What is asked for: '5' of 'rule 5(2)(b)', with the words that name its law. */
export interface AskedProvision {
  unit: Unit
  num: string
  /** '(2)(b)' */
  within: string
  law: string
}

export interface FoundProvision {
  /** 'Section 7(1), Limitation of Actions Act', or as the citation is written where it can be. */
  label: string
  heading: string
  address: string
}

const maxActs = 4

// "section 3A of the Civil Procedure Act", "s 107 evidence", "article 47", "rule 5(2)(b) of the Court of Appeal Rules"
const UNIT_FIRST =
  /^(ss?|sections?|arts?|articles?|rr?|rules?|regs?|regulations?|o|orders?)\.?\s?(\d{1,4}[A-Z]{0,2})((?:\(\w{1,5}\)){0,4})(?:[\s,]+(?:of\s+)?(?:the\s+)?(.*))?$/i
// "Civil Procedure Act s 3A", "Constitution, art. 47(1)"
const LAW_FIRST =
  /^(.{3,}?)[\s,]+(ss?|sections?|arts?|articles?|rr?|rules?|regs?|regulations?|o|orders?)\.?\s?(\d{1,4}[A-Z]{0,2})((?:\(\w{1,5}\)){0,4})$/i

const unitOf = (word: string): Unit => {
  const [letter] = word.toLowerCase()
  return letter === 's' ? 'section' : letter === 'a' ? 'article' : letter === 'o' ? 'order' : 'rule'
}
// "Limitation of Actions Act, Cap 22", "Evidence Act (Cap. 80)"
const withoutChapter = (law: string) => law.replace(/[\s,(]+cap\.?\s?\d+[A-Z]?\)?$/i, '').trim()

/** The provision that words ask for; null where they name none. */
export function askedProvision(words: string): AskedProvision | null {
  const [, unit, num, within = '', law = ''] = UNIT_FIRST.exec(words) ?? []
  if (unit && num) return { unit: unitOf(unit), num, within, law: withoutChapter(law) }
  const [, named, of, number, inner = ''] = LAW_FIRST.exec(words) ?? []
  return named && of && number ? { unit: unitOf(of), num: number, within: inner, law: withoutChapter(named) } : null
}

/** The provision of that number in each law of that name which has one. An article of no law is one of the Constitution. */
export async function findProvisions(asked: AskedProvision, signal: AbortSignal): Promise<FoundProvision[]> {
  if (asked.law === '' && asked.unit !== 'article') return []
  const { results } = await call(
    listLegislation,
    { query: asked.law === '' ? { kind: 'constitution', limit: 1 } : { query: asked.law, limit: maxActs } },
    { signal },
  )
  const found = await Promise.all(results.map((act) => provisionOf(act, asked, signal)))
  return found.filter((one) => one !== null)
}

async function provisionOf(act: ActInBrief, { unit, num, within }: AskedProvision, signal: AbortSignal): Promise<FoundProvision | null> {
  const { toc } = await call(getActToc, { params: { id: act.id }, query: {} }, { signal })
  const entry = entriesOf(toc).find((one) => one.type === unit && one.num?.toLowerCase() === num.toLowerCase())
  if (!entry) return null
  const named = `${titleWithin(act.title, entry.eid) ?? entry.num}${within}`
  const { formatted } = await call(parseOneCitation, { params: { citation: `${named} of the ${act.title}` } }, { signal })
  return { label: formatted ?? `${named}, ${act.title}`, heading: entry.heading ?? '', address: addressOfProvision(act.id, entry.eid) }
}

const entriesOf = (toc: readonly TocEntry[]): TocEntry[] => toc.flatMap((entry) => [entry, ...entriesOf(entry.children)])
