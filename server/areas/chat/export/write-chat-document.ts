import { Paragraph } from 'docx'
import { memorandumWords } from '#contract/reasons/memorandum-words'
import { heading, run, soft, writeWord } from '../../../printing/word.ts'
import { type Block, type ChatPaper, paperWords } from './chat-paper.ts'

/** Twentieths of a point: an inch around the page, and how far a quotation stands in. */
const margin = 1440
const step = 480

/** A chat as a document of Word. */
export function writeChatDocument({ title, head, lines, blocks, authorities, statement, day }: ChatPaper, name: string): Promise<File> {
  return writeWord(
    {
      title,
      heading: head,
      footer: paperWords.footer(day),
      size: 23,
      margin,
      children: [
        new Paragraph({ spacing: { after: 120 }, children: [run(title, { bold: true })] }),
        ...lines.map((line) => new Paragraph({ spacing: { after: 120 }, children: [run(line, { color: soft })] })),
        ...blocks.flatMap(paragraphsOf),
        ...(authorities.length > 0 ? [heading(memorandumWords.authorities)] : []),
        ...authorities.flatMap(({ kind, listed }) => [
          heading(memorandumWords.kinds[kind], 2),
          ...listed.map(
            ({ numbers, words }) =>
              new Paragraph({
                indent: { left: step * 1.6, hanging: step * 1.6 },
                spacing: { after: 110 },
                children: [run(`[${numbers.join(', ')}]\t`), run(words)],
              }),
          ),
        ]),
        heading(memorandumWords.checked),
        ...statement.map((line) => new Paragraph({ spacing: { after: 110 }, children: [run(line)] })),
      ],
    },
    name,
  )
}

function paragraphsOf({ kind, text, source }: Block): Paragraph[] {
  const spacing = { after: 140, line: 300 }
  switch (kind) {
    case 'heading':
      return [heading(text)]
    case 'subheading':
      return [heading(text, 2)]
    case 'question':
      return [heading(text.replace(/\s+/g, ' '))]
    case 'notice':
      return [new Paragraph({ spacing, children: [run(text, { italics: true, color: soft })] })]
    case 'item':
      return [new Paragraph({ spacing, indent: { left: step, hanging: step }, children: [run(`–\t${text}`)] })]
    case 'text':
      return text.split('\n').map((line) => new Paragraph({ spacing, children: [run(line)] }))
    case 'quote':
      return [
        new Paragraph({ spacing: { after: 60, line: 300 }, indent: { left: step, right: step }, keepNext: true, children: [run(text)] }),
        new Paragraph({ spacing, indent: { left: step, right: step }, children: [run(`— ${source ?? ''}`, { color: soft })] }),
      ]
  }
}
