import type { HistoryEntry } from '#contract/history'
import { dayInWords } from '#contract/reasons/day-in-words'
import { type Block, heading, paragraph } from '../../../printing/paper/paper.ts'
import { writePaper } from '../../../printing/paper/write-paper.ts'
import { type TrailLine, daysOf, words } from './trail-words.ts'

interface Asked {
  format: 'docx' | 'pdf'
  now: Date
  matter: string | null
}

/** A research trail as a file. */
export function writeTrail(entries: readonly HistoryEntry[], { format, now, matter }: Asked): Promise<File> {
  const title = words.title(matter)
  const blocks = [
    paragraph([{ text: words.notice(dayInWords(now)), italic: true, tone: 'soft' }], { small: true }),
    ...(entries.length === 0 ? [paragraph(words.none)] : []),
    ...daysOf(entries).flatMap(({ day, lines }) => [heading(day, 3), ...lines.map(paragraphOf)]),
  ]
  return writePaper(
    { title, head: title, left: words.title(null), right: title, day: now, blocks },
    format,
    `${words.file(matter)}.${format}`,
  )
}

const paragraphOf = ({ time, kind, what, about }: TrailLine): Block =>
  paragraph(
    [
      { text: `${time}  ${kind} `, tone: 'soft' },
      { text: what, bold: kind === words.kinds.case_view || kind === words.kinds.bookmark },
      ...(about === '' ? [] : [{ text: ` (${about})`, tone: 'soft' as const }]),
    ],
    { depth: 1, hangs: true },
  )
