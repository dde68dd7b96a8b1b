import { type Part, paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import { stopWords } from './stop-words.ts'
import { foldedWords } from './words.ts'

/** Words that say where in a judgment one is, not what it is about: "Analysis and Determination", "The 2nd Respondent's Submissions". */
const wordsOfEveryJudgment: ReadonlySet<string> = new Set(
  `adjudication advocate advocates analysis analyses appeal appeals appearances appellant appellants applicant applicants application
  applications approach argument arguments authorities authority background brief case cases cause chapter claim claimant claimants
  conclusion conclusions consideration considerations considered contention contentions counsel court courts cross decision decisions
  defence defendant defendants delivered determination determinations determine determined determining discussion disposal disposition
  ending evaluation evidence evident facts fact factual final finding findings first following framework further general ground grounds
  having he hearing held her high his history honourable impugned interested introduction introductory issue issues judge judges judgement
  judgment judgments justice kenya law laws lady legal lord lords lordship main matter matters merit merited merits motion must next no
  notice number opinion oral order orders other our overview para paragraph part parties party petition petitioner petitioners plaintiff
  plaintiffs pleadings point points preliminary present proceedings prosecution question questions reason reasons relevant relief reliefs
  remarks reply republic respondent respondents response responses result rival ruling rulings second section signed state statement
  submission submissions submitted suit summary supreme third trial tribunal upper v versus view views was whether witness witnesses
  written yes your i ii iii iv v vi vii viii ix x st nd rd th s t am its any can did do does should would could shall may not`.split(/\s+/),
)

const longestSection = 300
// 'Whether …', 'a) Whether …', 'Issue No. 2: whether …': an issue that the court sets itself
const WHETHER = /^(?:[^\p{L}]*(?:\p{L}{1,4}[.)]|issue\b[^:]{0,12}:)?)?[^\p{L}]*whether\b/iu
// 'LORD REED, President:', 'I. MWANGI', a line of a table: who speaks, or figures
const NO_SUBJECT = /^(?:lord|lady|mr|mrs|ms|dr|sir|his|her|the hon\S*)\b|\d{4,}|\d[\d,.]*\.\d\d\b|…|\.{4}|\bpage \d/i
const mostWords = 400

const heading = paragraphKinds.indexOf('heading')
const asking: ReadonlySet<number> = new Set([paragraphKinds.indexOf('item'), paragraphKinds.indexOf('paragraph')])

/**
 * The words of the headings of a judgment and of the issues that it sets itself, folded: what its sections are about. Words that every
 * judgment has there ("Introduction", "Determination") are not among them, nor is what stands in its orders.
 */
export function readSectionWords(content: string, { parts, paragraphs }: Pick<StoredLayout, 'parts' | 'paragraphs'>): Set<string> {
  const words = new Set<string>()
  const isOpinion = parts.map(({ kind }: Part) => kind === 'opinion')
  for (const [start, end, kind, , , part] of paragraphs) {
    if (end - start > longestSection || !isOpinion[part] || !(kind === heading || asking.has(kind))) continue
    const text = content.slice(start, end)
    if (kind === heading ? NO_SUBJECT.test(text) : !WHETHER.test(text)) continue
    for (const word of foldedWords(text)) if (isTelling(word)) words.add(word)
    if (words.size >= mostWords) break
  }
  return words
}

const isTelling = (word: string): boolean =>
  word.length > 1 && !/^\d+$/.test(word) && !stopWords.has(word) && !wordsOfEveryJudgment.has(word)
