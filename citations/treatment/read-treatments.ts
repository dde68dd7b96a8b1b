import { kindOfHeading } from '../prose/headings.ts'
import { quotedParagraphs, quotedPlaces } from '../prose/quotations.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { Stretch } from '../prose/stretch.ts'
import { isCourtBeginning } from '../prose/voices.ts'
import { clausesOf } from './clauses.ts'
import { maskCitations } from './mask.ts'
import { shortNamesOf } from './short-names.ts'
import { ANSWERS, isAnswered, isFactive, isOfParty, judgeClause, judgeTurn } from './speakers.ts'
import { type FoundTreatment, type LaidOutText, type TreatmentLead, foundTreatments } from './treatment.ts'
import { turnsOf } from './turns.ts'

const decides: ReadonlySet<string> = new Set(['opinion', 'orders'])
/** Longer than any sentence; a text without full stops is not taken apart. */
const maxSentenceLength = 5000
/** Words that are the court's own. */
const spoken: ReadonlySet<string> = new Set(['paragraph', 'item', 'line'])

/**
 * What a judgment says of the decisions that it cites, in the court's own words: not in those of the parties, not in words that it
 * quotes. `cited` are the stretches of the citations with the names before them, in their order. One lead for each citation and
 * treatment; a citation without a lead is only cited.
 */
export function readTreatments(judgment: LaidOutText, cited: readonly Stretch[]): TreatmentLead[] {
  const { content, parts, paragraphs } = judgment
  const names = shortNamesOf(judgment, cited)
  const quoted = quotedParagraphs(paragraphs.map(({ start, end, kind }) => ({ text: content.slice(start, end), kind })))
  const leads = new Map<string, TreatmentLead>()
  let next = 0
  let voice: Voice = null
  let lastCited: number | null = null
  let open = -1
  /** What the paragraph before a list of cases says of them. */
  let list: Omit<TreatmentLead, 'cited' | 'opinionKind'> | null = null
  for (const [place, paragraph] of paragraphs.entries()) {
    const part = parts[paragraph.part]
    const inside: (Stretch & { index: number })[] = []
    while (next < cited.length && cited[next]!.start < paragraph.end) {
      const { start, end } = cited[next]!
      if (start >= paragraph.start && end <= paragraph.end)
        inside.push({ index: next, start: start - paragraph.start, end: end - paragraph.start })
      next += 1
    }
    if (!part || !decides.has(part.kind)) continue
    if (paragraph.part !== open) {
      open = paragraph.part
      voice = null
      lastCited = null
      list = null
    }
    const text = content.slice(paragraph.start, paragraph.end)
    if (paragraph.kind === 'heading') {
      const kind = kindOfHeading(text)
      if (kind && kind !== 'papers') voice = kind === 'parties' ? 'parties' : 'court'
      else voice = voice === 'parties' ? 'parties' : null
      continue
    }
    if (isCourtBeginning(text)) voice = voice === 'parties' ? null : voice
    if (!spoken.has(paragraph.kind) || quoted.has(place)) continue
    if (inside.length > 0 || lastCited !== null || names.size > 0) {
      const read = readParagraph(text, inside, { last: lastCited, names }, voice)
      for (const { cited: index, treatment, by, quote } of read) {
        const key = `${index} ${treatment}`
        if (leads.has(key)) continue
        leads.set(key, {
          cited: index,
          treatment,
          by,
          quote: { start: paragraph.start + quote.start, end: paragraph.start + quote.end },
          paragraph: place,
          opinionKind: part.opinion_kind,
        })
      }
    }
    const opens = inside[0]
    if (list && opens && ONLY_MARKER.test(text.slice(0, opens.start))) {
      const key = `${opens.index} ${list.treatment}`
      if (!leads.has(key)) leads.set(key, { ...list, cited: opens.index, opinionKind: part.opinion_kind })
    } else list = voice === 'parties' ? null : headOfList(text, paragraph, place)
    lastCited = inside.at(-1)?.index ?? null
  }
  return [...leads.values()].sort(
    (a, b) => a.cited - b.cited || foundTreatments.indexOf(a.treatment) - foundTreatments.indexOf(b.treatment),
  )
}

/** '(iv)', '12.': what may stand before the first case of a list's paragraph. */
const ONLY_MARKER = /^[\s([]*(?:\w{1,4}[.)\]]+)?\s*$/

function headOfList(text: string, { start }: Stretch, paragraph: number): Omit<TreatmentLead, 'cited' | 'opinionKind'> | null {
  const head = readListHead(text)
  return head && { ...head, paragraph, quote: { start: start + head.quote.start, end: start + head.quote.end } }
}

// '… the following cases:-', '… the authorities below:'
const LIST_FOLLOWS =
  /\b(?:the )?(?:following (?:(?:\w+ )?(?:cases|decisions|authorities|precedents))|(?:cases|decisions|authorities) (?:below|hereunder|set out below))\b[^.;]{0,60}:?\s*-?\s*$/i

/** What a sentence says of the cases that are listed below it ('this court is guided by the following authorities:'); null for nothing. */
function readListHead(text: string): { treatment: FoundTreatment; by: TreatmentLead['by']; quote: Stretch } | null {
  const quote = splitSentences(text).at(-1)
  if (!quote) return null
  const sentence = text.slice(quote.start, quote.end)
  const at = sentence.search(LIST_FOLLOWS)
  if (at < 0 || !/[:-]\s*$/.test(sentence) || isOfParty(sentence)) return null
  const masked = `${sentence.slice(0, at)}\uE000`
  for (const clause of clausesOf(masked)) {
    const judged = judgeClause(masked, clause)
    if (judged?.by === 'this court' && judged.treatment !== 'considered') return { treatment: judged.treatment, by: judged.by, quote }
  }
  return null
}

/** Sentences after one of a party that may still be its own: under a heading of the court's analysis few, elsewhere more. */
const echoInAnalysis = 1
const echoElsewhere = 4
type Voice = 'parties' | 'court' | null

const nothing = { clauses: [], turns: [] }

interface ParagraphLead {
  cited: number
  treatment: FoundTreatment
  by: TreatmentLead['by']
  quote: Stretch
}

function readParagraph(
  text: string,
  inside: readonly (Stretch & { index: number })[],
  known: { last: number | null; names: ReadonlyMap<string, number> },
  voice: Voice,
): ParagraphLead[] {
  const { text: masked, citedAt, back } = maskCitations(text, inside, known)
  if (citedAt.size === 0) return []
  const sentences = splitSentences(masked)
  const found = sentences.map(({ start, end }) => {
    const sentence = masked.slice(start, end)
    const treats = sentence.length <= maxSentenceLength && sentence.includes('\uE000')
    return treats ? { clauses: clausesOf(sentence), turns: turnsOf(sentence) } : nothing
  })
  if (found.every(({ clauses, turns }) => clauses.length + turns.length === 0)) return []
  const isQuoted = quotedPlaces(masked)
  const leads: ParagraphLead[] = []
  const partiesHeard = voice === 'parties'
  // what follows a sentence of a party is theirs as well, until the court speaks of itself
  const echo = voice === 'court' ? echoInAnalysis : echoElsewhere
  let silent = partiesHeard ? -Infinity : Infinity
  for (const [place, quote] of sentences.entries()) {
    const sentence = masked.slice(quote.start, quote.end)
    const party = isOfParty(sentence)
    const next = sentences[place + 1]
    const answer = next && masked.slice(next.start, next.end)
    const answered = answer !== undefined && ANSWERS.test(answer) ? `${sentence.replace(/\.$/, ',')} ${answer}` : sentence
    const ofParty = silent < echo
    // 'Applying the principles set out in ⟦…⟧' is said once
    const told = new Set<number>()
    const add = (treated: readonly number[], { treatment, by }: Pick<ParagraphLead, 'treatment' | 'by'>, turned: boolean) => {
      for (const at of treated) {
        const index = citedAt.get(quote.start + at)
        if (index === undefined || (turned && told.has(index))) continue
        told.add(index)
        leads.push({ cited: index, treatment, by, quote })
      }
    }
    const { clauses, turns } = found[place]!
    for (const clause of clauses) {
      if (isQuoted(quote.start + clause.at)) continue
      const judged = judgeClause(answered, clause)
      // 'unaware that it has since been reversed', 'conceded that it had been overruled': the court tells it for a fact
      if (judged?.by === 'another court' && clause.passive && isFactive(sentence.slice(0, clause.cited[0]))) {
        add(clause.cited, judged, false)
        continue
      }
      // 'It is distinguishable' in the present after what counsel said is the court's: what is reported stands in the past
      const isAnswer = party && isAnswered(sentence, clause.at)
      const present = isAnswer || (clause.passive && !party && !partiesHeard && /^(?:is|are)\b/i.test(clause.verb))
      if (!judged || ((party || ofParty) && !judged.firstPerson && !present)) continue
      add(clause.cited, judged, false)
    }
    for (const turn of turns) {
      // 'As set out in that judgment, the tenant left': facts are told
      if (
        isQuoted(quote.start + turn.at) ||
        (turn.treatment === 'followed' && !turn.present && turn.cited.every((at) => back.has(quote.start + at)))
      )
        continue
      const judged = judgeTurn(sentence, turn)
      const present = turn.present && ((!party && !partiesHeard) || (party && isAnswered(sentence, turn.end)))
      if (judged && (!(party || ofParty) || judged.firstPerson || present)) add(turn.cited, judged, true)
    }
    silent = party ? Math.min(silent, 0) : silent + 1
  }
  return leads
}
