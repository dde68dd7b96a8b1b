import { setImmediate } from 'node:timers/promises'
import type { CheckLevel, CheckReport, CheckedCitation } from '#contract/document-check'
import { loadPages } from '../../printing/printing.ts'
import {
  caseLine,
  coverageLines,
  fileName,
  listed,
  placeLine,
  sidesOf,
  saidLines,
  signalLine,
  summaryLines,
  words,
} from './report-words.ts'
import { dayInWords } from '../../printing/day-in-words.ts'

const hues: Record<CheckLevel, string> = { wrong: '#9b1c2e', look: '#8a5a00', unchecked: '#5c6370', fine: '#1f6b3b' }
const small = 9.4

/** The report of a check as PDF. */
export async function printReport(report: CheckReport, name: string): Promise<File> {
  const { createPdfWriter, writeRunningHeads, colours } = await loadPages()
  const day = dayInWords(report.checked_at)
  const pdf = createPdfWriter({
    title: `${words.title}: ${name || words.untitled}`,
    author: 'Hukumu',
    subject: words.title,
    created: new Date(report.checked_at),
  })
  const done = collect(pdf.doc)
  const heading = (said: string) => {
    pdf.space(18)
    pdf.keep(60)
    pdf.write(said, { face: 'semibold', size: 13.5, colour: colours.navy })
    pdf.rule()
    pdf.space(6)
  }
  pdf.write(words.title, { face: 'semibold', size: 20, colour: colours.navy })
  if (name !== '') pdf.write(name, { face: 'semibold', size: 11.5 })
  pdf.space(4)
  pdf.write(words.notice(day), { face: 'italic', size: small, colour: colours.soft })
  heading(words.summary)
  for (const line of summaryLines(report)) pdf.write(line)
  heading(words.findings)
  const { shown, left } = listed(report.citations)
  if (report.citations.length === 0) pdf.write(words.none, { face: 'italic' })
  for (const checked of shown) {
    writeCitation(checked)
    // Others come in between two citations.
    await setImmediate()
  }
  if (left > 0) pdf.write(words.cut(left), { face: 'italic' })
  heading(words.coverage)
  for (const line of coverageLines(report)) pdf.write(line, { size: small })
  writeRunningHeads(pdf, { citation: words.title, titleOf: () => name || words.untitled, isDissent: () => false, from: `Hukumu · ${day}` })
  pdf.doc.end()
  return new File([await done], fileName(name, 'pdf'), { type: 'application/pdf' })

  function writeCitation(checked: CheckedCitation) {
    const { id, text, case_name, level, verdict, reason, pinpoint, quotes, signals } = checked
    const named = case_name && !text.includes(case_name.text) ? `${case_name.text} ${text}` : text
    pdf.space(9)
    pdf.keep(64)
    pdf.write(`${id}. ${named.replace(/\s+/g, ' ')}`, { face: 'semibold' })
    pdf.write(`${words.levels[level]} · ${words.verdicts[verdict]}. ${reason}`, { size: small, colour: hues[level] })
    const found = caseLine(checked)
    if (found !== null) pdf.write(found, { face: 'italic', size: small })
    if (pinpoint)
      pdf.write(`${pinpoint.text}: ${pinpoint.reason}`, { size: small, colour: pinpoint.status === 'wrong' ? hues.wrong : colours.ink })
    for (const line of saidLines(checked)) pdf.write(line, { size: small, colour: hues.wrong })
    for (const signal of signals) pdf.write(`${signalLine(signal)}“${signal.quote}”`, { size: small, colour: hues.look })
    for (const quote of quotes) {
      pdf.space(3)
      pdf.write(`${words.statuses[quote.status]}. ${quote.reason}${placeLine(quote)}`, {
        size: small,
        indent: 18,
        colour: quote.status === 'altered' ? hues.wrong : colours.ink,
      })
      if (quote.comparison.length === 0) {
        pdf.write(`“${quote.text.replace(/\s+/g, ' ')}”`, { size: small, indent: 36 })
        continue
      }
      const { document, library } = sidesOf(quote)
      for (const [label, pieces] of [
        [words.inDocument, document],
        [words.inLibrary, library],
      ] as const)
        pdf.write(`${label}: ${pieces.map(({ text: piece, differs }) => (differs ? `[${piece}]` : piece)).join(' ')}`, {
          size: small,
          indent: 36,
          colour: colours.soft,
        })
    }
  }
}

function collect(stream: NodeJS.ReadableStream): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
}
