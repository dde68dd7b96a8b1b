import { Paragraph, type TextRun } from 'docx'
import type { CheckLevel, CheckReport, CheckedCitation, CheckedQuote } from '#contract/document-check'
import { heading, run, soft, writeWord } from '../../printing/word.ts'
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

const hues: Record<CheckLevel, string> = { wrong: '9B1C2E', look: '8A5A00', unchecked: soft, fine: '1F6B3B' }
const plain = (children: TextRun[], after = 60, left = 0) =>
  new Paragraph({ children, spacing: { after }, ...(left > 0 && { indent: { left } }) })

/** The report of a check as a Word document. */
export async function writeReport(report: CheckReport, name: string): Promise<File> {
  const { shown, left } = listed(report.citations)
  const day = dayInWords(report.checked_at)
  return writeWord(
    {
      title: `${words.title}: ${name || words.untitled}`,
      heading: words.title,
      footer: `Hukumu, ${day}`,
      size: 21,
      margin: 1300,
      children: [
        ...(name === '' ? [] : [plain([run(name, { bold: true })], 120)]),
        plain([run(words.notice(day), { italics: true, color: soft })], 120),
        heading(words.summary),
        ...summaryLines(report).map((line) => plain([run(line)])),
        heading(words.findings),
        ...(shown.length === 0 && left === 0 ? [plain([run(words.none, { italics: true })])] : []),
        ...shown.flatMap(toParagraphs),
        ...(left > 0 ? [plain([run(words.cut(left), { italics: true })])] : []),
        heading(words.coverage),
        ...coverageLines(report).map((line) => plain([run(line)], 30)),
      ],
    },
    fileName(name, 'docx'),
  )
}

function toParagraphs(checked: CheckedCitation): Paragraph[] {
  const { id, text, case_name, level, verdict, reason, pinpoint, quotes, signals } = checked
  const named = case_name && !text.includes(case_name.text) ? `${case_name.text} ${text}` : text
  const found = caseLine(checked)
  return [
    heading(`${id}. ${named.replace(/\s+/g, ' ')}`, 2),
    plain([
      run(`${words.levels[level]} · `, { bold: true, color: hues[level] }),
      run(`${words.verdicts[verdict]}. `, { bold: true }),
      run(reason),
    ]),
    ...(found === null ? [] : [plain([run(found, { italics: true })])]),
    ...(pinpoint
      ? [plain([run(`${pinpoint.text}: `, { bold: true }), run(pinpoint.reason, pinpoint.status === 'wrong' ? { color: hues.wrong } : {})])]
      : []),
    ...saidLines(checked).map((line) => plain([run(line, { color: hues.wrong })])),
    ...signals.map((signal) => plain([run(signalLine(signal), { bold: true, color: hues.look }), run(`“${signal.quote}”`)])),
    ...quotes.flatMap(toQuote),
  ]
}

function toQuote(quote: CheckedQuote): Paragraph[] {
  const said = plain([run(`${words.statuses[quote.status]}. `, { bold: true }), run(`${quote.reason}${placeLine(quote)}`)], 40, 360)
  if (quote.comparison.length === 0) return [said, plain([run(`“${quote.text.replace(/\s+/g, ' ')}”`)], 80, 720)]
  const { document, library } = sidesOf(quote)
  const side = (label: string, pieces: readonly { text: string; differs: boolean }[]) =>
    plain(
      [
        run(`${label}: `, { color: soft }),
        ...pieces.map(({ text, differs }) => run(`${text} `, differs ? { bold: true, underline: {}, color: hues.wrong } : {})),
      ],
      60,
      720,
    )
  return [said, side(words.inDocument, document), side(words.inLibrary, library)]
}
