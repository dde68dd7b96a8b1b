import { parseDate } from '#citations/title'
import { shownText } from '../../split/block.ts'
import { decodeText, misreadWarning } from '../decode-text.ts'
import type { Reading } from '../isolated/reader.ts'
import { readHtml } from './read-html.ts'
import { MarkupRejected } from './sink.ts'

interface ReportedCase {
  name: string
  url: string
  catchphrases: string[]
  sentences: string[]
}

/** Reads a report whose attributes and entities are no XML: what it says of itself stands in the text of its name. */
export function readAustralianXml(bytes: Uint8Array): Reading {
  const { text, misread } = decodeText(bytes)
  try {
    const { name, url, catchphrases, sentences } = collect(text)
    const { title, citation, date } = readName(name)
    const content = blocksOfSentences(sentences)
    const fields = {
      title,
      citation,
      date: date ?? dateOfText(content),
      court: 'Federal Court of Australia',
      judges: judgeOf(content),
      key_points: catchphrases,
      url,
      language: 'en',
      content,
    }
    return { record: { fields, warnings: misread ? [misreadWarning] : [] } }
  } catch (error) {
    if (error instanceof MarkupRejected) return { rejected: error.reason }
    throw error
  }
}

function collect(text: string): ReportedCase {
  const found: ReportedCase = { name: '', url: '', catchphrases: [], sentences: [] }
  let said = ''
  readHtml(
    text,
    {
      open: () => (said = ''),
      text: (piece) => (said += piece),
      close(element) {
        if (element === 'name') found.name = shownText(said)
        else if (element === 'AustLII') found.url = said.trim()
        else if (element === 'catchphrase') found.catchphrases.push(shownText(said))
        else if (element === 'sentence') found.sentences.push(said)
        said = ''
      },
    },
    { keepCase: true },
  )
  return { ...found, catchphrases: found.catchphrases.filter((phrase) => phrase !== '') }
}

// 'Lawrance v Human Rights and Equal Opportunity Commission [2006] FCA 100 (9 February 2006)'
const NAME = /^(.*?)\s*(\[\d{4}\]\s*[A-Z][A-Za-z]{1,9}\s*\d{1,5})\s*(?:\((\d{1,2} [A-Za-z]+ \d{4})\))?\s*$/

function readName(name: string): { title: string; citation: string | null; date: string | null } {
  const [, title, citation, day] = NAME.exec(name) ?? []
  if (!title) return { title: name, citation: null, date: null }
  return { title, citation: citation ?? null, date: day ? parseDate(day) : null }
}

// 'Date of Judgment: 9 February 2006'
const DATE_OF_JUDGMENT = /^date of judgment:?\s*(\d{1,2} [a-z]+ \d{4})/i

function dateOfText(blocks: readonly string[]): string | null {
  for (const block of blocks) {
    const day = DATE_OF_JUDGMENT.exec(block)?.[1]
    if (day) return parseDate(day)
  }
  return null
}

// '…the Reasons for Judgment herein of the Honourable Justice TRACEY.', 'the Honourable Acting Chief Justice Spender'
const CERTIFIED = /^I certify that\b.*\bof\s+(?:the\s+)?(?:Hon(?:ourable|\.)?\s+)?((?:Acting\s+)?Chief\s+)?Justice\s+([^.,]{2,60})/i
// 'Moore J', 'FinkelsteinJ': the office again behind the name
const OFFICE_AGAIN = /(?:\s+|(?<=\p{Ll}))J$/u

function judgeOf(blocks: readonly string[]): { name: string; title: string }[] | undefined {
  const [, chief, name] = blocks.map((block) => CERTIFIED.exec(block)).findLast((one) => one !== null) ?? []
  if (!name) return undefined
  return [
    {
      name: name.trim().replace(OFFICE_AGAIN, ''),
      title: chief
        ? chief
            .trim()
            .replace(/^Acting Chief$/i, 'Acting CJ')
            .replace(/^Chief$/i, 'CJ')
        : 'J',
    },
  ]
}

// what AustLII sets under every report
const FOOTER = /^(?:AustLII:\s*Copyright Policy\b.*|URL:\s*http:\/\/www\.austlii\S*)$/i
// '2 It is no doubt…', '3 The applicant…', '12 (a) In…'
const NUMBERED = /^(\d{1,3})\s+(?=["'‘“([]?[A-Z])/
// 'I certify that the preceding eleven (11) numbered paragraphs are a true copy…', 'Associate:'
const CLOSING = /^(?:I certify that\b|Associate\b)/

/**
 * Puts sentences together again: a sentence goes on from the one before it unless it starts with the number of the next paragraph;
 * breaks within a sentence part lists, headings and quotations from the words around them.
 */
function blocksOfSentences(sentences: readonly string[]): string[] {
  const blocks: string[] = []
  let last = 0
  let goesOn = false
  for (const sentence of sentences) {
    for (const [index, raw] of sentence.split('\n').entries()) {
      const line = shownText(raw)
      if (index > 0 && !startsWithin(blocks.at(-1), line)) goesOn = false
      if (line === '' || FOOTER.test(line)) continue
      const number = NUMBERED.exec(line)?.[1]
      const next = number !== undefined && Number(number) === last + 1
      if (next) last += 1
      if (next) blocks.push(line.replace(NUMBERED, `${number}. `))
      else if (goesOn && blocks.length > 0 && !CLOSING.test(line)) blocks[blocks.length - 1] += ` ${line}`
      else blocks.push(line)
      goesOn = true
    }
  }
  return blocks
}

/** A line that goes on within a sentence: its source was broken where the page was. */
const startsWithin = (before: string | undefined, line: string): boolean =>
  before !== undefined && /[\p{L}\d,]$/u.test(before) && /^\p{Ll}(?![.)])/u.test(line)
