import type { CheckReport, CheckedCitation, CheckedPinpoint } from '#contract/document-check'
import { parseCitation } from '#citations/parse'
import type { CitationStyle } from '#contract/citations'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import type { Cases } from '../cases/cases.ts'
import { writeAuthorities } from '../citation-lists/citation-lists.ts'
import type { Citations } from '../citations/citations.ts'
import type { Citator } from '../citator/citator.ts'
import type { Courts } from '../courts/courts.ts'
import { authoritiesIn } from './authorities.ts'
import { type CaseTexts, createCaseTexts } from './case-texts.ts'
import { checkPage } from './check-page.ts'
import { checkParagraph, pinpointBefore, unknown } from './check-pinpoint.ts'
import { type QuoteResult, caseOf, checkQuote } from './check-quotes.ts'
import { type CitingPlace, gatherPlaces } from './gather-places.ts'
import { levelOf } from './levels.ts'
import type { Report } from './progress.ts'
import { fileName } from './report-words.ts'
import { readSignals } from './read-signals.ts'
import type { ReadPlaces } from './read-places.ts'
import { readPlacesAside } from './read-places-aside.ts'
import { aside } from '../../printing/aside/run-aside.ts'
import type * as reportDocumentModule from './report-document.ts'
import type * as reportPagesModule from './report-pages.ts'

const writeReport = aside<typeof reportDocumentModule.writeReport>(new URL('./report-document.ts', import.meta.url), 'writeReport')
const printReport = aside<typeof reportPagesModule.printReport>(new URL('./report-pages.ts', import.meta.url), 'printReport')

export { checkItems } from './kept/check-items.ts'
export { tellFindings } from './kept/findings.ts'
export { type KeptChecks, createKeptChecks } from './kept/kept-checks.ts'
export { ownedChecks } from './kept/owned-checks-storage.ts'
export { type Report, reportTo } from './progress.ts'
export { redactableChecks } from './kept/redactable-checks.ts'
export { type CitingPlace, citesCase, gatherPlaces } from './gather-places.ts'

export interface DocumentCheckParts {
  database: Pick<Database, 'clock'>
  citations: Pick<Citations, 'process' | 'write'>
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
const longestCheck = 20_000

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

  /** Everything that is cited in a text, beside what the library says of it. Ends early where the reader has left. */
  const check = async (reader: Reader, text: string, { signal, report = () => {} }: CheckOptions = {}): Promise<CheckReport> => {
    const begun = performance.now()
    const isLate = () => signal?.aborted === true || performance.now() - begun > longestCheck
    report('looking up')
    const [processed, coverage] = await Promise.all([citations.process(text), courts.coverage()])
    const read = await readPlacesAside(processed.citations, text)
    const { places } = read
    const texts = createCaseTexts(cases, reader)
    const { byPlace, quotes, withoutCase, notCompared } = await compareQuotes(read, texts, { isLate, report })
    report('pinpoints', 0, places.length)
    const ids = [...new Set(places.flatMap((place) => caseOf(place) ?? []))]
    const signals = await signalsFor(reader, ids, isLate, signal)
    const exact = [...byPlace.values()].flat().flatMap(({ quote }) => (quote.status === 'word for word' ? [quote] : []))
    const checked: CheckedCitation[] = []
    for (const [index, place] of places.entries()) {
      report('pinpoints', index, places.length)
      const own = byPlace.get(place) ?? []
      const pinpoint = await checkPinpoint(place, text, texts, own, isLate)
      const id = caseOf(place)
      checked.push(
        toChecked(index, place, text, {
          pinpoint,
          quotes: own.map(({ quote }) => quote),
          signals: (id && signals?.get(id)) || [],
          quoted: exact.some(({ start, end }) => start <= place.start && place.end <= end),
        }),
      )
    }
    return {
      checked_at: new Date(database.clock.now()).toISOString(),
      length: text.length,
      found: processed.found,
      looked_up: processed.looked_up,
      citations: checked,
      quotes,
      quotes_without_case: withoutCase,
      quotes_not_compared: notCompared,
      signals_checked: signals !== null,
      counts: countLevels(checked),
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
    check,

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
        day: new Date(database.clock.now()),
        name: fileName(name, 'docx', 'authorities'),
      })
    },

    /** The report as a file for Word or as PDF. */
    async export(
      reader: Reader,
      { text, name }: { text: string; name: string },
      format: 'docx' | 'pdf',
      signal?: AbortSignal,
    ): Promise<File> {
      const report = await check(reader, text, { signal })
      return format === 'docx' ? writeReport(report, name) : printReport(report, name)
    },
  }
}

export type DocumentCheck = ReturnType<typeof createDocumentCheck>

async function compareQuotes(
  { places, quotes: found, further }: ReadPlaces,
  texts: CaseTexts,
  { isLate, report }: { isLate: () => boolean; report: Report },
) {
  const byPlace = new Map<CitingPlace, QuoteResult[]>()
  let quotes = further
  let withoutCase = 0
  for (const [index, { quote, sources }] of found.entries()) {
    report('quotes', index, found.length)
    const result = await checkQuote(
      quote,
      sources.map((source) => places[source]!),
      texts,
      isLate,
    )
    if (result) byPlace.set(result.source, [...(byPlace.get(result.source) ?? []), result])
    if (result || !quote.block) quotes += 1
    if (!result && !quote.block) withoutCase += 1
  }
  return { byPlace, quotes, withoutCase, notCompared: further }
}

async function checkPinpoint(
  place: CitingPlace,
  text: string,
  texts: CaseTexts,
  quotes: readonly QuoteResult[],
  isLate: () => boolean,
): Promise<CheckedPinpoint | null> {
  const pinpoint = place.citations.findLast((one) => one.pinpoint !== null)?.pinpoint ?? pinpointBefore(text, place.from)
  if (!pinpoint) return null
  const unchecked = (code: 'case-not-found' | 'too-slow' | 'record-only'): CheckedPinpoint => ({ ...pinpoint, ...unknown({ code }) })
  const id = caseOf(place)
  const reports = firstPagesOf(place)
  const unheld = pinpoint.unit === 'page' ? checkPage(pinpoint, reports, null, []) : null
  if (unheld?.status === 'wrong') return { ...pinpoint, ...unheld }
  if (id === null) return unchecked('case-not-found')
  if (isLate()) return unchecked('too-slow')
  const caseText = await texts.get(id)
  if (!caseText) return unchecked('record-only')
  const quoted = quotes.filter(({ starts }) => starts.length > 0).map(({ starts, quote }) => ({ starts, length: quote.text.length }))
  const outcome =
    pinpoint.unit === 'page' ? checkPage(pinpoint, reports, caseText.pages, quoted) : checkParagraph(pinpoint, caseText.numbers, quoted)
  return { ...pinpoint, ...outcome }
}

/** Where the case begins in the reports that are cited. */
const firstPagesOf = ({ citations }: CitingPlace): number[] =>
  citations.flatMap((one) => {
    const citation = parseCitation(one.text)
    return citation && 'page' in citation && citation.page !== undefined ? [citation.page] : []
  })

function toChecked(
  index: number,
  { citations, start, end }: CitingPlace,
  text: string,
  { quoted, ...found }: Pick<CheckedCitation, 'pinpoint' | 'quotes' | 'signals'> & { quoted: boolean },
): CheckedCitation {
  const [first] = citations
  const named = citations.find((one) => one.case_name !== null)
  const { kind, verdict, reason, reason_code, case: cited, candidates, numbers } = first!
  const checked = { kind, case_name: named?.case_name ?? null, verdict, reason, reason_code, case: cited, candidates, numbers, ...found }
  return {
    id: index + 1,
    text: text.slice(start, end),
    start,
    end,
    level: levelOf({ ...checked, quoted }),
    ...checked,
  }
}

function countLevels(checked: readonly CheckedCitation[]): CheckReport['counts'] {
  const counts = { wrong: 0, look: 0, unchecked: 0, fine: 0 }
  for (const { level } of checked) counts[level] += 1
  return counts
}
