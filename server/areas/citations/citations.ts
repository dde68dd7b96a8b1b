import { readLawReferences } from '#citations/law/law-references'
import type { Citation } from '#citations/citation'
import { formatCitation } from '#citations/format/format'
import type { StyleName } from '#citations/styles/styles'
import type { FoundCitation, ResolvedCitation } from '#contract/citations'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { Written } from '../../http/written.ts'
import { readingAside } from '../../printing/aside/run-aside.ts'
import { type LawFound, type LawSought, type LookUpLaws, answersOfLaws } from './answer-laws.ts'
import { type Answer, answerOf, couldNotCheck, withoutCase } from './answers.ts'
import { createCitedByCase } from './cited-by-case.ts'
import type { Decision } from './decide.ts'
import { frbrOf, partsOf, toFound } from './found.ts'
import { knownNumbers } from './known-numbers.ts'
import { type LookedUp, listCitations, readToLookUp, searchFor } from './listing.ts'
import type * as listingModule from './listing.ts'
import { type Search, lookUp } from './look-up.ts'
import { createNetworks } from './network.ts'
import { readEach } from './read-each.ts'
import { readText } from './read-text.ts'
import { findByKeys } from './storage.ts'
import { type WrittenCitation, writeCitation } from './write-citation.ts'
import type * as writeListModule from './write-list.ts'

export type { LawFound, LawSought, LookUpLaws } from './answer-laws.ts'
export type { CitedAuthority } from './cited-by-case.ts'
export { putIntoGraph, rebuildGraph, removeFromGraph } from './graph.ts'
export { lockGraph } from './graph-storage.ts'
export { longDocuments, readAgain, readOn, withoutReferences } from './slices.ts'
export { type Reading, isRead, markUnread, unreadDocuments } from './slices-storage.ts'
export { type LookedUp, listCitations } from './listing.ts'
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

/** Characters that are read in a few milliseconds; longer texts are read in a process of their own, so that no other request waits. */
const shortText = 20_000

const readAside = readingAside<typeof listingModule.readToLookUp>(new URL('./listing.ts', import.meta.url), 'readToLookUp')
const writeAside = readingAside<typeof writeListModule.writeList>(new URL('./write-list.ts', import.meta.url), 'writeList')

/** Finding, reading and looking up citations, and the graph of the library. */
export function createCitations({
  database,
  onFailure,
  lookUpLaws = async (sought) => sought.map(() => ({ status: 'not held' })),
}: CitationsParts) {
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

  /** What the library has of the written law that is cited; nothing where it could not be asked. */
  const lawsOf = async (sought: readonly LawSought[]): Promise<LawFound[]> => {
    try {
      return await lookUpLaws(sought)
    } catch (error) {
      onFailure(error)
      return sought.map(() => ({ status: 'not held' }))
    }
  }

  /** What the library says of one string each, which may be parallel citations of one case. */
  const answerEach = async (strings: readonly string[]) => {
    const ones = await readEach(strings)
    const read = strings.map((text, index) => ({ text, one: ones[index]! }))
    const searches = read.flatMap(({ text, one }) => (one?.reference ? [searchFor(one.reference, text)] : []))
    const answers = (await answersTo(searches)).values()
    const cited = read.map(({ text, one }) => (one && !one.reference ? readLawReferences([one.citation], text) : []))
    const lawsFound = (await lawsOf(cited.flat())).values()
    return read.map(({ text, one }, index) => {
      const own = cited[index]!
      const found = own.map(() => lawsFound.next().value!)
      if (!one) return { text, citation: null, answer: couldNotCheck({ code: 'unreadable' }) }
      const { citation, reference } = one
      return {
        text,
        citation,
        answer: reference ? answers.next().value! : withoutCase(citation, answersOfLaws(own, found, [citation]).get(citation.start)),
      }
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

  /** What a text cites and what the library says of it, from which `listCitations` makes the list, wherever it runs. */
  const lookUpText = async (text: string): Promise<LookedUp> => {
    const { searches, ...read } = text.length <= shortText ? readToLookUp(text) : await readAside(text)
    return { ...read, answers: await answersTo(searches), lawsFound: await lawsOf(read.laws) }
  }

  const process = async (text: string): Promise<{ citations: ResolvedCitation[]; found: number; looked_up: number }> => {
    const { lookedUp, found, ...rest } = await lookUpText(text)
    return { citations: listCitations(rest), found, looked_up: lookedUp }
  }

  return {
    /** Every citation of a text, which is no longer than an address holds, with its place. */
    async extract(text: string): Promise<FoundCitation[]> {
      const { citations, backTo } = readText(text)
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

    lookUpText,

    /** Every citation of a text, the first of them looked up. */
    process,

    /** The same as the answer of its call, which is written where it is made where the text is long. */
    async processForAnswer(text: string) {
      return text.length <= shortText ? process(text) : new Written(await writeAside(await lookUpText(text)))
    },

    network: networks.around,

    ...createCitedByCase(database),
  }
}

export type Citations = ReturnType<typeof createCitations>

const validated = ({ text, citation, answer }: { text: string; citation: Citation | null; answer: Answer }) => ({
  citation: text,
  well_formed: citation !== null,
  kind: citation?.kind ?? null,
  ...answer,
})
