import { type CheckReport, checkFile, checkText } from '#contract/document-check'
import type { KeptPart } from '#contract/saved-checks'
import { writeAnswer } from '../../http/written.ts'
import { type Findings, assembleReport } from './assemble-report.ts'
import { citationsAlone } from './saved/citations-alone.ts'

/** What was found as the answer of a check; of a file with its name and its text. */
export function writeFindings(findings: Findings, text: string, fileName: string | null): Uint8Array {
  const report = assembleReport(findings, text)
  return fileName === null ? writeAnswer(checkText.response, report) : writeAnswer(checkFile.response, { name: fileName, text, report })
}

/** A report as it is kept. */
export interface ReportToKeep {
  /** JSON. */
  report: string
  checkedAt: string
  /** The cases that it names, as the API names them. */
  caseIds: string[]
}

/** What was found as it is kept: whole, or without any word of the document but its citations. */
export function keepFindings(findings: Findings, text: string, keeps: KeptPart): ReportToKeep {
  const report = assembleReport(findings, text)
  return {
    report: JSON.stringify(keeps === 'whole' ? report : citationsAlone(report)),
    checkedAt: report.checked_at,
    caseIds: casesOf(report),
  }
}

const casesOf = ({ citations }: CheckReport): string[] => [
  ...new Set(
    citations.flatMap(({ case: cited, candidates, signals }) =>
      [cited, ...candidates, ...signals.map((signal) => signal.case)].flatMap((one) => one?.id ?? []),
    ),
  ),
]
