import { writePaper } from '../../printing/paper/write-paper.ts'
import { type Findings, assembleReport } from './assemble-report.ts'
import { paperOfReport } from './report-paper.ts'
import { fileName } from './report-words.ts'

/** What was found as a file for Word or as PDF. */
export const printFindings = (findings: Findings, text: string, name: string, format: 'docx' | 'pdf'): Promise<File> =>
  writePaper(paperOfReport(assembleReport(findings, text), name), format, fileName(name, format))
