import type { NoteFormat } from '#contract/note-exports'
import { type Paper, heading, paragraph } from '../../../printing/paper/paper.ts'
import { writePaper } from '../../../printing/paper/write-paper.ts'
import { type NotePaper, paperWords, runsOf } from './note-paper.ts'
import { readBlocks } from './read-blocks.ts'
import { writeHtml } from './write-html.ts'
import { writeMarkdown } from './write-markdown.ts'

/** A note as a file of a format; run aside, since nobody knows what a text may be. */
export async function writeNote(paper: NotePaper, format: NoteFormat, { name, site }: { name: string; site: string }): Promise<File> {
  switch (format) {
    case 'md':
      return new File([writeMarkdown(paper)], name, { type: 'text/markdown; charset=utf-8' })
    case 'html':
      return new File([writeHtml(paper, readBlocks(paper, site))], name, { type: 'text/html; charset=utf-8' })
    case 'docx':
    case 'pdf':
      return writePaper(printed(paper, site), format, name)
  }
}

function printed(paper: NotePaper, site: string): Paper {
  const { title, template, head, lines, references, day } = paper
  return {
    title,
    head: head || title,
    isCentred: template !== 'plain',
    left: 'Hukumu',
    right: title,
    day,
    blocks: [
      ...(head === '' ? [] : [paragraph([{ text: paperWords.re(title), bold: true }])]),
      ...lines.map((line) => paragraph(line)),
      ...readBlocks(paper, site),
      ...(references ? [heading(references.title)] : []),
      ...(references?.groups ?? []).flatMap(({ kind, authorities }) => [
        heading(kind, 3),
        ...authorities.map((one) => paragraph(runsOf(one), { depth: 1, hangs: true })),
      ]),
    ],
  }
}
