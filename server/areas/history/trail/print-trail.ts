import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { HistoryEntry } from '#contract/history'
import { dayInWords } from '../../../printing/day-in-words.ts'
import { loadPages } from '../../../printing/printing.ts'
import { daysOf, words } from './trail-words.ts'

/** A research trail as PDF. */
export async function printTrail(entries: readonly HistoryEntry[], { now, matter }: { now: Date; matter: string | null }): Promise<File> {
  const title = words.title(matter)
  const { createPdfWriter, writeRunningHeads, colours } = await loadPages()
  const day = dayInWords(now)
  const pdf = createPdfWriter({ title, author: 'Hukumu', subject: title, created: now })
  const written = buffer(pdf.doc)
  pdf.write(title, { face: 'semibold', size: 20, colour: colours.navy })
  pdf.space(4)
  pdf.write(words.notice(day), { face: 'italic', size: 9.4, colour: colours.soft })
  if (entries.length === 0) pdf.write(words.none)
  for (const { day: said, lines } of daysOf(entries)) {
    pdf.space(16)
    pdf.keep(60)
    pdf.write(said, { face: 'semibold', size: 12.5, colour: colours.navy })
    pdf.rule()
    for (const { time, kind, what, about } of lines) {
      pdf.space(5)
      pdf.keep(32)
      pdf.write(`${time}  ${kind}`, { size: 8.8, colour: colours.soft })
      pdf.write(what, { indent: 18 })
      if (about !== '') pdf.write(about, { size: 9.4, indent: 18, colour: colours.soft })
    }
    // Others come in between two days.
    await setImmediate()
  }
  writeRunningHeads(pdf, { citation: words.title(null), titleOf: () => title, isDissent: () => false, from: `Hukumu · ${day}` })
  pdf.doc.end()
  return new File([await written], `${words.file(matter)}.pdf`, { type: 'application/pdf' })
}
