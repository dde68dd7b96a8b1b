import { type CheckReport, type CheckedCitation, type CheckedQuote } from '#contract/document-check'
import { gravestFirst } from '#contract/gravest-first'
import { caseLine, saidLines, signalLine, summaryLines, words } from '../report-words.ts'

/** What a check found at one place of the document, in sentences; `number` counts the places from 1, 0 is what it found of the whole. */
export interface FindingInWords {
  number: number
  level: CheckedCitation['level'] | null
  text: string
}

/** The findings of a check as they are told to whoever asks about the document: what it found of the whole, then the gravest first. */
export function tellFindings(report: CheckReport): FindingInWords[] {
  const each = gravestFirst(report.citations).map((citation) => ({
    number: citation.id,
    level: citation.level,
    text: tellFinding(citation),
  }))
  return [{ number: 0, level: null, text: summaryLines(report).join(' ') }, ...each]
}

function tellFinding(citation: CheckedCitation): string {
  const { case_name: name, text, level, reason, pinpoint, quotes, signals } = citation
  const named = name === null || text.includes(name.text) ? text : `${name.text} ${text}`
  const held = caseLine(citation)
  return [
    `The document cites ${named}.`,
    `${words.levels[level]}: ${ended(reason)}`,
    ...(held === null ? [] : [`In the library: ${ended(held)}`]),
    ...(pinpoint === null || pinpoint.status === 'right' ? [] : [`${pinpoint.text}: ${ended(pinpoint.reason)}`]),
    ...saidLines(citation),
    ...quotes.filter(isDoubtful).map((quote) => `${words.statuses[quote.status]}: “${quote.text}”. ${ended(quote.reason)}`),
    ...signals.map((signal) => `${signalLine(signal)}“${signal.quote}”`),
  ].join(' ')
}

const isDoubtful = ({ status, reason_code: { code } }: CheckedQuote) =>
  status === 'altered' || status === 'not found' || code === 'words-of-another' || code === 'words-of-dissent'
const ended = (sentence: string) => (/[.!?”]$/.test(sentence.trim()) ? sentence.trim() : `${sentence.trim()}.`)
