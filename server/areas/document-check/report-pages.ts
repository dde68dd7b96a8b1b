import { setImmediate } from 'node:timers/promises'
import type { CheckLevel, CheckReport, CheckedCitation } from '#contract/document-check'
import { loadPages } from '../cases/cases.ts'
import { fileName } from './report-document.ts'
import { caseLine, coverageLines, dayInWords, listed, placeLine, sidesOf, signalLine, summaryLines, words } from './report-words.ts'

const hues: Record<CheckLevel, string> = { wrong: '#9b1c2e', look: '#8a5a00', unchecked: '#5c6370', fine: '#1f6b3b' }
const small = 9.4

/** The report of a check as PDF. */
export async function printReport(report: CheckReport, name: string): Promise<File> {
  const { takePen, writeRunningHeads, colours } = await loadPages()
  const day = dayInWords(report.checked_at)
  const pen = takePen({
    title: `${words.title}: ${name || words.untitled}`,
    author: 'Hukumu',
    subject: words.title,
    created: new Date(report.checked_at),
  })
  const done = collect(pen.doc)
  const heading = (said: string) => {
    pen.space(18)
    pen.keep(60)
    pen.write(said, { face: 'semibold', size: 13.5, colour: colours.navy })
    pen.rule()
    pen.space(6)
  }
  pen.write(words.title, { face: 'semibold', size: 20, colour: colours.navy })
  if (name !== '') pen.write(name, { face: 'semibold', size: 11.5 })
  pen.space(4)
  pen.write(words.notice(day), { face: 'italic', size: small, colour: colours.soft })
  heading(words.summary)
  for (const line of summaryLines(report)) pen.write(line)
  heading(words.findings)
  const { shown, left } = listed(report.citations)
  if (report.citations.length === 0) pen.write(words.none, { face: 'italic' })
  for (const checked of shown) {
    writeCitation(checked)
    // Others come in between two citations.
    await setImmediate()
  }
  if (left > 0) pen.write(words.cut(left), { face: 'italic' })
  heading(words.coverage)
  for (const line of coverageLines(report)) pen.write(line, { size: small })
  writeRunningHeads(pen, { citation: words.title, titleOf: () => name || words.untitled, isDissent: () => false, from: `Hukumu · ${day}` })
  pen.doc.end()
  return new File([await done], fileName(name, 'pdf'), { type: 'application/pdf' })

  function writeCitation(checked: CheckedCitation) {
    const { id, text, case_name, level, verdict, reason, pinpoint, quotes, signals } = checked
    const named = case_name && !text.includes(case_name.text) ? `${case_name.text} ${text}` : text
    pen.space(9)
    pen.keep(64)
    pen.write(`${id}. ${named.replace(/\s+/g, ' ')}`, { face: 'semibold' })
    pen.write(`${words.levels[level]} · ${words.verdicts[verdict]}. ${reason}`, { size: small, colour: hues[level] })
    const found = caseLine(checked)
    if (found !== null) pen.write(found, { face: 'italic', size: small })
    if (pinpoint)
      pen.write(`${pinpoint.text}: ${pinpoint.reason}`, { size: small, colour: pinpoint.status === 'wrong' ? hues.wrong : colours.ink })
    for (const signal of signals) pen.write(`${signalLine(signal)}“${signal.quote}”`, { size: small, colour: hues.look })
    for (const quote of quotes) {
      pen.space(3)
      pen.write(`${words.statuses[quote.status]}. ${quote.reason}${placeLine(quote)}`, {
        size: small,
        indent: 18,
        colour: quote.status === 'altered' ? hues.wrong : colours.ink,
      })
      if (quote.comparison.length === 0) {
        pen.write(`“${quote.text.replace(/\s+/g, ' ')}”`, { size: small, indent: 36 })
        continue
      }
      const { document, library } = sidesOf(quote)
      for (const [label, pieces] of [
        [words.inDocument, document],
        [words.inLibrary, library],
      ] as const)
        pen.write(`${label}: ${pieces.map(({ text: piece, differs }) => (differs ? `[${piece}]` : piece)).join(' ')}`, {
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
