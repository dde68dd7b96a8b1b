import type { CheckLevel, CheckReport, CheckedCitation, CheckedQuote } from '#contract/document-check'
import { dayInWords } from '#contract/reasons/day-in-words'
import { type Block, type Paper, type Run, type Tone, heading, paragraph } from '../../printing/paper/paper.ts'
import { caseLine, coverageLines, listed, placeLine, saidLines, sidesOf, signalLine, summaryLines, words } from './report-words.ts'

const tones: Record<CheckLevel, Tone> = { wrong: 'wrong', look: 'look', unchecked: 'soft', fine: 'fine' }
const small = (said: string | Run[], depth = 0) => paragraph(said, { small: true, depth })
const italic = (text: string) => small([{ text, italic: true }])

/** The report of a check as it is printed. */
export function paperOfReport(report: CheckReport, name: string): Paper {
  const { shown, left } = listed(report.citations)
  const day = new Date(report.checked_at)
  return {
    title: `${words.title}: ${name || words.untitled}`,
    head: words.title,
    left: words.title,
    right: name || words.untitled,
    day,
    blocks: [
      ...(name === '' ? [] : [paragraph([{ text: name, bold: true }])]),
      small([{ text: words.notice(dayInWords(day)), italic: true, tone: 'soft' }]),
      heading(words.summary),
      ...summaryLines(report).map((line) => small(line)),
      heading(words.findings),
      ...(report.citations.length === 0 ? [italic(words.none)] : []),
      ...shown.flatMap(blocksOf),
      ...(left > 0 ? [italic(words.cut(left))] : []),
      heading(words.coverage),
      ...coverageLines(report).map((line) => small(line)),
    ],
  }
}

function blocksOf(checked: CheckedCitation): Block[] {
  const { id, text, case_name, level, verdict, reason, pinpoint, quotes, signals } = checked
  const named = case_name && !text.includes(case_name.text) ? `${case_name.text} ${text}` : text
  const found = caseLine(checked)
  return [
    heading(`${id}. ${named.replace(/\s+/g, ' ')}`, 3),
    small([
      { text: `${words.levels[level]} · `, bold: true, tone: tones[level] },
      { text: `${words.verdicts[verdict]}. `, bold: true },
      { text: reason },
    ]),
    ...(found === null ? [] : [italic(found)]),
    ...(pinpoint
      ? [
          small([
            { text: `${pinpoint.text}: `, bold: true },
            { text: pinpoint.reason, ...(pinpoint.status === 'wrong' && { tone: 'wrong' }) },
          ]),
        ]
      : []),
    ...saidLines(checked).map((line) => small([{ text: line, tone: 'wrong' }])),
    ...signals.map((signal) => small([{ text: signalLine(signal), bold: true, tone: 'look' }, { text: `“${signal.quote}”` }])),
    ...quotes.flatMap(quoteOf),
  ]
}

function quoteOf(quote: CheckedQuote): Block[] {
  const status = { text: `${words.statuses[quote.status]}. `, bold: true, ...(quote.status === 'altered' && { tone: 'wrong' as const }) }
  const said = small([status, { text: `${quote.reason}${placeLine(quote)}` }], 1)
  if (quote.comparison.length === 0) return [said, small(`“${quote.text.replace(/\s+/g, ' ')}”`, 2)]
  const { document, library } = sidesOf(quote)
  const side = (label: string, pieces: typeof document) =>
    small(
      [
        { text: `${label}: `, tone: 'soft' },
        ...pieces.flatMap(({ text, differs }): Run[] =>
          differs ? [{ text, differs, tone: 'wrong' }, { text: ' ' }] : [{ text: `${text} ` }],
        ),
      ],
      2,
    )
  return [said, side(words.inDocument, document), side(words.inLibrary, library)]
}
