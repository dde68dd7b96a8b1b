import { pointsBack } from '#citations/what-is-cited'
import type { VerdictReason } from '#contract/reasons/citation-reasons'
import { verdictWords } from '#contract/reasons/citation-words'
import { sayReason } from '#contract/reasons/say-reason'
import { setImmediate } from 'node:timers/promises'
import type { Citation } from '#citations/citation'
import { formatCitation } from '#citations/format/format'
import { isCaseCitation } from '#citations/resolve'
import type { StyleName } from '#citations/styles/styles'
import { type FoundCitation, type ResolvedCitation, mostResolved } from '#contract/citations'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../http/problem.ts'
import { type LawAnswer, type LookUpLaws, answerLaws } from './answer-laws.ts'
import { createCitedByCase } from './cited-by-case.ts'
import type { Decision } from './decide.ts'
import { frbrOf, partsOf, toCited, toFound } from './found.ts'
import { knownNumbers } from './known-numbers.ts'
import { type Search, lookUp } from './look-up.ts'
import { createNetworks } from './network.ts'
import { readEach } from './read-each.ts'
import type { Reference } from './references.ts'
import { findByKeys } from './storage.ts'
import { createTextReader } from './text-reader.ts'
import { type WrittenCitation, writeCitation } from './write-citation.ts'

export type { LawFound, LawSought, LookUpLaws } from './answer-laws.ts'
export type { CitedAuthority } from './cited-by-case.ts'
export { putIntoGraph, rebuildGraph, removeFromGraph } from './graph.ts'
export { lockGraph } from './graph-storage.ts'
export { longDocuments, readAgain, readOn, withoutReferences } from './slices.ts'
export { type Reading, isRead, markUnread, unreadDocuments } from './slices-storage.ts'
export { createPlaces } from './places.ts'
export { type DocumentInGraph, readDocument } from './read-document.ts'
export type { WrittenCitation } from './write-citation.ts'

export interface CitationsParts {
  database: Database
  /** Finds the provisions of written law that are cited; left out, laws are not looked up. */
  lookUpLaws?: LookUpLaws
  /** Told when the library could not be asked, which the answer says as 'could not check'. */
  onFailure: (error: unknown) => void
}

/** What the library says of one citation. */
type Answer = Pick<ResolvedCitation, 'verdict' | 'case_id' | 'case' | 'candidates' | 'reason' | 'reason_code' | 'numbers' | 'provisions'>

/** Why, in English and as a code. */
const because = (reason: VerdictReason): Pick<Answer, 'reason' | 'reason_code'> => ({
  reason: sayReason(reason, verdictWords),
  reason_code: reason,
})

const tooMany: VerdictReason = { code: 'too-many', most: mostResolved }

const couldNotCheck = (reason: VerdictReason): Answer => ({
  verdict: 'could not check',
  case_id: null,
  case: null,
  candidates: [],
  ...because(reason),
  numbers: null,
})

const answerOfLaw = ({ verdict, reason, provisions }: LawAnswer): Answer => ({
  verdict,
  case_id: null,
  case: null,
  candidates: [],
  ...because(reason),
  numbers: null,
  provisions,
})

/** Finding, reading and looking up citations, and the graph of the library. */
export function createCitations({
  database,
  onFailure,
  lookUpLaws = async (sought) => sought.map(() => ({ status: 'not held' })),
}: CitationsParts) {
  const reader = createTextReader()
  const networks = createNetworks(database)

  /** The decisions on references by one question to the library; null for those that could not be looked up. */
  const decideAll = async (searches: readonly Search[]): Promise<(Decision | null)[]> => {
    try {
      return await lookUp(searches, (keys) => findByKeys(database.sql, keys))
    } catch (error) {
      onFailure(error)
      return searches.map(() => null)
    }
  }

  /** What the library says of references; of the numbers of those that it does not hold, too. */
  const answersTo = async (searches: readonly Search[]): Promise<Answer[]> => {
    const decisions = await decideAll(searches)
    const answers = decisions.map(answerOf)
    const unheld = answers.flatMap((answer, index) => (answer.verdict === 'not in library' ? [index] : []))
    const numbers = await knownNumbers(
      database,
      unheld.map((index) => searches[index]!.keys),
    )
    for (const [place, index] of unheld.entries()) answers[index]!.numbers = numbers[place]!
    return answers
  }

  /** What the library says of the written law in texts; nothing where it could not be asked. */
  const lawsIn = async (texts: Parameters<typeof answerLaws>[1]): Promise<Map<number, LawAnswer>[]> => {
    try {
      return await answerLaws(lookUpLaws, texts)
    } catch (error) {
      onFailure(error)
      return texts.map(() => new Map())
    }
  }

  /** What the library says of one string each, which may be parallel citations of one case. */
  const answerEach = async (strings: readonly string[]) => {
    const ones = await readEach(strings)
    const read = strings.map((text, index) => ({ text, one: ones[index]! }))
    const searches = read.flatMap(({ text, one }) => (one?.reference ? [searchFor(one.reference, text)] : []))
    const answers = (await answersTo(searches)).values()
    const laws = await lawsIn(read.map(({ text, one }) => ({ text, citations: one && !one.reference ? [one.citation] : [] })))
    return read.map(({ text, one }, index) => {
      if (!one) return { text, citation: null, answer: couldNotCheck({ code: 'unreadable' }) }
      const { citation, reference } = one
      return { text, citation, answer: reference ? answers.next().value! : withoutCase(citation, laws[index]!.get(citation.start)) }
    })
  }

  const write = async (wanted: readonly { text: string; style: StyleName }[]): Promise<(WrittenCitation | null)[]> => {
    const read = await readEach(wanted.map(({ text }) => text))
    const searches = read.flatMap((one, index) => (one?.reference ? [searchFor(one.reference, wanted[index]!.text)] : []))
    const decisions = (await decideAll(searches)).values()
    return read.map((one, index) => {
      const decision = one?.reference ? (decisions.next().value ?? null) : null
      return one && writeCitation(one, decision?.verdict === 'resolved' ? decision.cited : null, wanted[index]!.style)
    })
  }

  return {
    /** Every citation of a text with its place. */
    async extract(text: string): Promise<FoundCitation[]> {
      const { citations, backTo } = await reader.read(text)
      return citations.map((citation, index) => toFound(citation, backTo[index] ?? null))
    },

    async parse(text: string) {
      const { citation, answer } = (await answerEach([text]))[0]!
      return {
        citation: text,
        kind: citation?.kind ?? null,
        formatted: citation ? formatCitation(citation) : null,
        parts: citation ? partsOf(citation) : {},
        frbr_uri: citation ? frbrOf(citation) : null,
        ...answer,
      }
    },

    async validate(strings: readonly string[]) {
      return (await answerEach(strings)).map(validated)
    },

    /** A citation in a style, with the stretches in italics; `not-a-citation` for other words. */
    async format(text: string, style: StyleName) {
      const [written] = await write([{ text, style }])
      if (!written) throw new Problem('not-a-citation')
      return { formatted_citation: written.text, italics: written.italics }
    },

    /** Citations in a style each, with what they cite; null for words that are no citation. */
    write,

    /** Every citation of a text, the first of them looked up. */
    async process(text: string): Promise<{ citations: ResolvedCitation[]; found: number; looked_up: number }> {
      const { citations, backTo, references, found } = await reader.read(text)
      const asked = firstCases(references)
      const answered = await answersTo(asked.map((reference) => searchFor(reference, text)))
      const [laws] = await lawsIn([{ citations, text }])
      const answers = new Map(asked.map((reference, index) => [reference, answered[index]!]))
      const referenceOf = new Map(references.flatMap((reference) => reference.citations.map((index) => [index, reference] as const)))
      const answerTo = (citation: Citation, index: number): Answer => {
        const reference = referenceOf.get(index)
        if (!reference) return withoutCase(citation, laws!.get(citation.start))
        if (isCaseCitation(citation)) return answers.get(reference) ?? couldNotCheck(tooMany)
        return answerToBack(reference.antecedents.map((place) => answers.get(references[place]!) ?? couldNotCheck(tooMany)))
      }
      const listed = citations.map((citation, index) =>
        resolvedCitation(toFound(citation, backTo[index] ?? null), answerTo(citation, index)),
      )
      // A list of thousands takes its time to be written as well: others come in between.
      await setImmediate()
      return {
        citations: listed,
        found,
        looked_up: asked.reduce((sum, reference) => sum + reference.citations.length, 0),
      }
    },

    network: networks.around,

    ...createCitedByCase(database),

    close: reader.close,
  }
}

export type Citations = ReturnType<typeof createCitations>

const resolvedCitation = (found: FoundCitation, answer: Answer): ResolvedCitation => ({ ...found, ...answer })

const validated = ({ text, citation, answer }: { text: string; citation: Citation | null; answer: Answer }) => ({
  citation: text,
  well_formed: citation !== null,
  kind: citation?.kind ?? null,
  ...answer,
})

const withoutCase = (citation: Citation, law: LawAnswer | undefined): Answer =>
  law ? answerOfLaw(law) : couldNotCheck(reasonWithoutCase(citation))

const reasonWithoutCase = (citation: Citation): VerdictReason => (pointsBack(citation.kind) ? { code: 'nothing-before' } : { code: 'law' })

const wordsAround = 300

const searchFor = ({ keys, byName, name, start, end }: Reference, text: string): Search => ({
  citing: null,
  keys,
  byName,
  name: name?.text ?? null,
  context: text.slice(Math.max(0, start - wordsAround), end + wordsAround),
})

/** References from the start of the text on, with no more citations than are looked up. */
function firstCases(references: readonly Reference[]): Reference[] {
  let count = 0
  return references.filter(({ antecedents, citations, keys, byName }) => {
    if (antecedents.length > 0 || (keys.length === 0 && !byName)) return false
    count += citations.length
    return count <= mostResolved
  })
}

const answerOf = (decision: Decision | null): Answer =>
  decision
    ? {
        verdict: decision.verdict,
        case_id: decision.cited?.case_id ?? null,
        case: decision.cited ? toCited(decision.cited) : null,
        candidates: decision.candidates.map(toCited),
        ...because(decision.reason),
        numbers: null,
      }
    : couldNotCheck({ code: 'not-asked' })

/** What points back means what the citation means that it points to; one of several cases is only a possible match. */
function answerToBack([first, ...others]: Answer[]): Answer {
  if (!first) return couldNotCheck({ code: 'nothing-before' })
  if (others.every(({ case_id }) => case_id !== null && case_id === first.case_id)) {
    return first.verdict === 'resolved' ? { ...first, ...because({ code: 'points-back' }) } : first
  }
  const candidates = [first, ...others].flatMap((answer) => (answer.case ? [answer.case] : answer.candidates))
  return { verdict: 'possible match', case_id: null, case: null, candidates, ...because({ code: 'namesakes-before' }), numbers: null }
}
