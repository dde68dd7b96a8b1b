import { Paragraph } from 'docx'
import type { HistoryEntry } from '#contract/history'
import { dayInWords } from '../../../printing/day-in-words.ts'
import { heading, run, soft, writeWord } from '../../../printing/word.ts'
import { type TrailLine, daysOf, words } from './trail-words.ts'

/** A research trail as a Word document. */
export function writeTrail(entries: readonly HistoryEntry[], { now, matter }: { now: Date; matter: string | null }): Promise<File> {
  const day = dayInWords(now)
  return writeWord(
    {
      title: words.title(matter),
      heading: words.title(matter),
      footer: `Hukumu, ${day}`,
      size: 22,
      margin: 1440,
      children: [
        new Paragraph({ children: [run(words.notice(day), { italics: true, color: soft })], spacing: { after: 200 } }),
        ...(entries.length === 0 ? [new Paragraph({ children: [run(words.none)] })] : []),
        ...daysOf(entries).flatMap(({ day: said, lines }) => [heading(said, 2), ...lines.map(paragraphOf)]),
      ],
    },
    `${words.file(matter)}.docx`,
  )
}

const paragraphOf = ({ time, kind, what, about }: TrailLine) =>
  new Paragraph({
    spacing: { after: 80 },
    indent: { left: 900, hanging: 900 },
    keepLines: true,
    children: [
      run(`${time}\t`, { color: soft }),
      run(`${kind} `, { color: soft }),
      run(what, { bold: kind === words.kinds.case_view || kind === words.kinds.bookmark }),
      ...(about === '' ? [] : [run(` (${about})`, { color: soft })]),
    ],
  })
