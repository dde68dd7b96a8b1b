import type { CheckReport } from '#contract/document-check'
import type { KeptPart } from '#contract/saved-checks'
import type { CitationStyle } from '#contract/citations'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import type { Cases } from '../cases/cases.ts'
import { writeAuthorities } from '../citation-lists/citation-lists.ts'
import type { Citations } from '../citations/citations.ts'
import type { Citator } from '../citator/citator.ts'
import type { Courts } from '../courts/courts.ts'
import { authoritiesIn } from './authorities.ts'
import { aside, readingAside } from '../../printing/aside/run-aside.ts'
import { Written } from '../../http/written.ts'
import { type Findings, assembleReport } from './assemble-report.ts'
import { type CaseTexts, createCaseTexts } from './case-texts.ts'
import { checkPage } from './check-page.ts'
import { type Outcome, checkParagraph, unknown } from './check-pinpoint.ts'
import { type QuoteResult, caseOf, checkQuote } from './check-quotes.ts'
import { contradicted } from './check-said.ts'
import { gatherPlaces } from './gather-places.ts'
import type * as printFindingsModule from './print-findings.ts'
import type { Report } from './progress.ts'
import { fileName } from './report-words.ts'
import { readSignals } from './read-signals.ts'
import { type ReadPlaces, type ToLookAt, placesOf, readPlaces } from './read-places.ts'
import type * as readPlacesModule from './read-places.ts'
import { type ReportToKeep, keepFindings, writeFindings } from './write-findings.ts'
import type * as writeFindingsModule from './write-findings.ts'

/** Characters of a text that is read in a few milliseconds; longer ones are read and written in processes, so that no other request waits. */
const shortText = 20_000
const isShort = (text: string) => text.length <= shortText

const readPlacesAside = readingAside<typeof readPlacesModule.readPlaces>(new URL('./read-places.ts', import.meta.url), 'readPlaces')
const writing = new URL('./write-findings.ts', import.meta.url)
const writeAside = readingAside<typeof writeFindingsModule.writeFindings>(writing, 'writeFindings')
const keepAside = readingAside<typeof writeFindingsModule.keepFindings>(writing, 'keepFindings')
const printAside = aside<typeof printFindingsModule.printFindings>(new URL('./print-findings.ts', import.meta.url), 'printFindings')

export { tellFindings } from './saved/findings.ts'
export { type SavedChecks } from './saved/saved-checks.ts'
export { type Report, reportTo } from './progress.ts'
export { type CitingPlace, citesCase, gatherPlaces } from './gather-places.ts'

export interface DocumentCheckParts {
  database: Pick<Database, 'clock'>
  citations: Pick<Citations, 'lookUpText' | 'process' | 'write'>
  cases: Cases
  citator: Pick<Citator, 'signal'>
  courts: Pick<Courts, 'coverage'>
  /** Told when later treatment could not be asked for, which the report says. */
  onFailure: (error: unknown) => void
}

interface CheckOptions {
  /** Aborted when the reader has left. */
  signal?: AbortSignal | undefined
  report?: Report | undefined
}

/** Milliseconds after which quotes are no longer compared; the request itself may take 30 s. */
const maxCheckLength = 20_000

/** Checks documents against the library. Nothing of them is kept here: see `createKeptChecks`. */
export function createDocumentCheck({ database, citations, cases, citator, courts, onFailure }: DocumentCheckParts) {
  const signalsFor = async (reader: Reader, ids: readonly string[], isLate: () => boolean, left: AbortSignal | undefined) => {
    try {
      return await readSignals(citator, reader, ids, isLate)
    } catch (error) {
      // Nobody waits for it any more.
      if (!left?.aborted) onFailure(error)
      return null
    }
  }

  /** Everything that is cited in a text, beside what the library says of it, not yet put together. Ends early where the reader has left. */
  const find = async (reader: Reader, text: string, { signal, report = () => {} }: CheckOptions = {}): Promise<Findings> => {
    const begun = performance.now()
    const isLate = () => signal?.aborted === true || performance.now() - begun > maxCheckLength
    report('looking up')
    const [lookedUp, coverage] = await Promise.all([citations.lookUpText(text), courts.coverage()])
    const read = await (isShort(text) ? readPlaces : readPlacesAside)(lookedUp, text)
    const texts = createCaseTexts(cases, reader)
    const { quotesOf, quotes, withoutCase, notCompared } = await compareQuotes(read, texts, { isLate, report })
    report('pinpoints', 0, read.count)
    const said = await compareClaims(read, cases, reader)
    const signals = await signalsFor(reader, read.caseIds, isLate, signal)
    const outcomes = new Map<number, Outcome>()
    for (const named of read.pinpoints) {
      report('pinpoints', named.place, read.count)
      outcomes.set(named.place, await checkPinpoint(named, texts, quotesOf.get(named.place) ?? [], isLate))
    }
    return {
      places: read.places,
      quotesOf,
      outcomes,
      said,
      signals,
      checked_at: new Date(database.clock.now()).toISOString(),
      length: text.length,
      found: lookedUp.found,
      looked_up: lookedUp.lookedUp,
      quotes,
      quotes_without_case: withoutCase,
      quotes_not_compared: notCompared,
      coverage: {
        cases: coverage.cases,
        courts: coverage.courts.map(({ court, cases: count, first, latest, last_import }) => ({
          court,
          cases: count,
          first,
          latest,
          last_import,
        })),
      },
    }
  }

  return {
    /** Everything that is cited in a text, beside what the library says of it. */
    check: async (reader: Reader, text: string, options?: CheckOptions): Promise<CheckReport> =>
      assembleReport(await find(reader, text, options), text),

    /** The same as the answer of its call; of a file with its name and its text. */
    async checkForAnswer(reader: Reader, { text, fileName }: { text: string; fileName: string | null }, options: CheckOptions) {
      const found = await find(reader, text, options)
      return new Written(isShort(text) ? writeFindings(found, text, fileName) : await writeAside(found, text, fileName))
    },

    /** The same as it is kept. */
    async checkToKeep(reader: Reader, text: string, keeps: KeptPart, signal: AbortSignal): Promise<ReportToKeep> {
      const found = await find(reader, text, { signal })
      return isShort(text) ? keepFindings(found, text, keeps) : keepAside(found, text, keeps)
    },

    /** What a text cites as a table of authorities for Word. */
    async authorities(
      reader: Reader,
      { text, style, name, doubtful }: { text: string; style: CitationStyle; name: string; doubtful: 'mark' | 'leave out' },
    ): Promise<File> {
      const { citations: found } = await citations.process(text)
      const places = gatherPlaces(found, text)
      const standing = await cases.withStanding(
        reader,
        found.flatMap(({ case_id }) => case_id ?? []),
      )
      const listed = await authoritiesIn(text, places, citations, style, (id) => standing.get(id)?.signal ?? null)
      return writeAuthorities(doubtful === 'mark' ? listed : listed.filter(({ doubt }) => doubt === null), {
        name: fileName(name, 'docx', 'authorities'),
        matter: null,
      })
    },

    /** The report as a file for Word or as PDF. */
    async export(
      reader: Reader,
      { text, name }: { text: string; name: string },
      format: 'docx' | 'pdf',
      signal?: AbortSignal,
    ): Promise<File> {
      return printAside(await find(reader, text, { signal }), text, name, format)
    },
  }
}

export type DocumentCheck = ReturnType<typeof createDocumentCheck>

/** What the document says of its cases and their records do not, by place. */
async function compareClaims({ claims, places }: ReadPlaces, cases: Cases, reader: Reader): Promise<Findings['said']> {
  const claiming = claims.flatMap((own, index) => (own.length > 0 ? [{ own, index }] : []))
  if (claiming.length === 0) return new Map()
  const all = placesOf({ places })
  const ids = new Map(claiming.map(({ index }) => [index, caseOf(all[index]!)]))
  const records = await cases.recordsOf(reader, [...new Set([...ids.values()].filter((id) => id !== null))])
  return new Map(
    claiming.flatMap(({ own, index }) => {
      const record = records.get(ids.get(index) ?? '')
      return record ? [[index, contradicted(own, record)] as const] : []
    }),
  )
}

async function compareQuotes(
  { quotes: found, further }: ReadPlaces,
  texts: CaseTexts,
  { isLate, report }: { isLate: () => boolean; report: Report },
) {
  const quotesOf = new Map<number, QuoteResult[]>()
  let quotes = further
  let withoutCase = 0
  for (const [index, { quote, isHolding, sources }] of found.entries()) {
    report('quotes', index, found.length)
    const result = await checkQuote(quote, isHolding, sources, texts, isLate)
    if (result) {
      const own = quotesOf.get(result.source.place)
      if (own) own.push(result)
      else quotesOf.set(result.source.place, [result])
    }
    if (result || !quote.block) quotes += 1
    if (!result && !quote.block) withoutCase += 1
  }
  return { quotesOf, quotes, withoutCase, notCompared: further }
}

async function checkPinpoint(
  { pinpoint, reports, caseId }: ToLookAt,
  texts: CaseTexts,
  quotes: readonly QuoteResult[],
  isLate: () => boolean,
): Promise<Outcome> {
  if (isLate()) return unknown({ code: 'too-slow' })
  const caseText = await texts.get(caseId)
  if (!caseText) return unknown({ code: 'record-only' })
  const quoted = quotes.filter(({ starts }) => starts.length > 0).map(({ starts, quote }) => ({ starts, length: quote.text.length }))
  return pinpoint.unit === 'page'
    ? checkPage(pinpoint, reports, caseText.pages, quoted)
    : checkParagraph(pinpoint, caseText.numbers, quoted)
}
