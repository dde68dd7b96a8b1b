import { type Findings, assembleReport } from './assemble-report.ts'
import { writeReport } from './report-document.ts'
import { printReport } from './report-pages.ts'

/** What was found as a file for Word or as PDF. */
export const printFindings = (findings: Findings, text: string, name: string, format: 'docx' | 'pdf'): Promise<File> =>
  format === 'docx' ? writeReport(assembleReport(findings, text), name) : printReport(assembleReport(findings, text), name)
