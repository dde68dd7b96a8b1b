import type { Paper } from './paper.ts'

/** A paper as a file of this name. What prints it is loaded when it is first needed. */
export async function writePaper(paper: Paper, format: 'docx' | 'pdf', name: string): Promise<File> {
  if (format === 'docx') return (await import('./word-of-paper.ts')).writeWordOf(paper, name)
  return (await import('./pages-of-paper.ts')).writePagesOf(paper, name)
}
