import type { NoteFormat } from '#contract/note-exports'
import type { NotePaper } from './note-paper.ts'
import { readBlocks } from './read-blocks.ts'
import { writeDocx } from './write-docx.ts'
import { writeHtml } from './write-html.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writePdf } from './write-pdf.ts'

/** A note as a file of a format; run aside, since nobody knows what a text may be. */
export async function writeNote(paper: NotePaper, format: NoteFormat, { name, site }: { name: string; site: string }): Promise<File> {
  switch (format) {
    case 'md':
      return new File([writeMarkdown(paper)], name, { type: 'text/markdown; charset=utf-8' })
    case 'html':
      return new File([writeHtml(paper, readBlocks(paper.text), site)], name, { type: 'text/html; charset=utf-8' })
    case 'docx':
      return writeDocx(paper, readBlocks(paper.text), { name, site })
    case 'pdf':
      return writePdf(paper, readBlocks(paper.text), { name, site })
  }
}
