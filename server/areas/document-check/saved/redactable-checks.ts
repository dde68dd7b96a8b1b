import type { CheckReport } from '#contract/document-check'
import { all } from '../../../redactable/column-inventory.ts'
import type { Redactable } from '../../../redactable/redactable.ts'
import { citationsAlone } from './citations-alone.ts'
import { type RedactedCheck, checksOfWork, overwriteChecks } from './storage.ts'

/** Checks whose reports name a work: with the words of the document and those of the library. */
export const redactableChecks: Redactable = {
  name: 'document checks',
  words: { document_checks: { ...all('rewritten', 'name content report'), keeps: 'none' } },
  redact: async (transaction, { workId, withoutNames }) => {
    const changed = (await checksOfWork(transaction, workId)).flatMap((given) => {
      const check = redactCheck(given, withoutNames)
      return JSON.stringify(check) === JSON.stringify(given) ? [] : [check]
    })
    return () => overwriteChecks(transaction, changed)
  },
}

/** The fields of a report that hold words; all others are ids, days and kinds. */
const worded = new Set(['text', 'title', 'citation', 'author', 'quote', 'reason', 'words'])

const rewriteReport = (report: CheckReport, withoutNames: (words: string) => string): CheckReport =>
  JSON.parse(JSON.stringify(report), (key, value: unknown) =>
    typeof value === 'string' && worded.has(key) ? withoutNames(value) : value,
  ) as CheckReport

export function redactCheck(check: RedactedCheck, withoutNames: (words: string) => string): RedactedCheck {
  const [name, report] = [withoutNames(check.name), rewriteReport(check.report, withoutNames)]
  if (check.content === null) return { ...check, name, report }
  const { text, shift } = rewriteBetween(check.content, edgesOf(check.report), withoutNames)
  // A name that lies across the edge of a finding: rather no document than its name.
  if (withoutNames(text) !== text) return { ...check, name, keeps: 'citations', content: null, report: citationsAlone(report) }
  return { ...check, name, content: text, report: shiftReport(report, shift) }
}

type Stretch = { start: number; end: number }
const stretchesOf = ({ citations }: CheckReport): Stretch[] =>
  citations.flatMap((one) => [one, ...one.quotes, ...(one.case_name ? [one.case_name] : []), ...(one.pinpoint ? [one.pinpoint] : [])])

const edgesOf = (report: CheckReport): number[] =>
  [...new Set(stretchesOf(report).flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)

/** A text whose pieces between some edges were each rewritten, and where an edge lies in it. */
function rewriteBetween(text: string, edges: readonly number[], rewrite: (words: string) => string) {
  const at = new Map<number, number>()
  let written = ''
  let from = 0
  for (const edge of [...edges, text.length]) {
    written += rewrite(text.slice(from, edge))
    at.set(edge, written.length)
    from = edge
  }
  return { text: written, shift: (edge: number) => at.get(edge) ?? edge }
}

function shiftReport(report: CheckReport, shift: (offset: number) => number): CheckReport {
  const shifted = <S extends Stretch>(stretch: S): S => ({ ...stretch, start: shift(stretch.start), end: shift(stretch.end) })
  return {
    ...report,
    citations: report.citations.map((one) => ({
      ...shifted(one),
      case_name: one.case_name && shifted(one.case_name),
      pinpoint: one.pinpoint && shifted(one.pinpoint),
      quotes: one.quotes.map(shifted),
    })),
  }
}
