import { courtByName } from '#citations/data/courts'
import { MONTH } from '#citations/months'
import { parseTitle } from '#citations/title'
import { findRoles } from '../../header/roles.ts'

const NEUTRAL = /Neutral citation:\s*\[\d{4}\]\s*[A-Z]{2,10}\s*\d{1,6}(?:\s*\(KLR\))?/
const REPUBLIC = /\bRepublic of Kenya\b/i
const DATE = new RegExp(String.raw`\b(?:${MONTH})\s+\d{1,2},\s+\d{4}\b`)
// the end of 'In the High Court at Nairobi (Milimani Law Courts) Civil'
const DIVISION =
  /\s(?:Commercial and Tax|Commercial and Admiralty|Constitutional and Human Rights|Constitutional and Judicial Review|Judicial Review|Anti-?Corruption and Economic Crimes|Civil|Criminal|Family|Election Petitions?|Environment and Land)(?:\s+Division)?$/
// '(Being an appeal from …', '(An application for …', '(Application for leave …'
const REMARK = /\((?:Being|An?\s+(?:appeal|application|reference)|Application|Appeal|Reference)\b/i

/** Cuts the header off a judgment on one line: its lines as Kenya Law prints them, and where the body starts. Null when it has none. */
export function cutInlineHeader(text: string): { lines: string[]; body: number } | null {
  const neutral = NEUTRAL.exec(text.slice(0, 4000))
  const date = neutral ? DATE.exec(text.slice(neutral.index + neutral[0].length, neutral.index + 6000)) : null
  if (!neutral || !date) return null
  const titleText = text.slice(0, neutral.index).trim()
  const title = parseTitle(titleText)
  const afterNeutral = neutral.index + neutral[0].length
  const dateStart = afterNeutral + date.index
  const dateEnd = dateStart + date[0].length
  const body = findBody(text, dateEnd, title.documentType)
  if (body === null) return null
  const court = cutCourt(text.slice(afterNeutral, dateStart).trim(), title.caseNumberText)
  return {
    lines: [
      titleText,
      neutral[0],
      ...court,
      date[0],
      ...cutParties(text.slice(dateEnd, body.type).trim()),
      text.slice(body.type, body.start).trim(),
    ].filter((line) => line !== ''),
    body: body.start,
  }
}

/** The document's type is repeated right before the body; the first number follows it. */
function findBody(text: string, from: number, documentType: string | null): { type: number; start: number } | null {
  const word = documentType ?? '(?:Judgment|Ruling|Sentence|Directions|Order|Award|Opinion)'
  const pattern = new RegExp(`(?<=[\\s)])${word}(?=\\s+(?:1\\.|\\[1\\]|\\(1\\)|[\\p{Lu}“"(]))`, 'gu')
  pattern.lastIndex = from
  const first = /\s(?:1\.|\[1\]|\(1\))\s/.exec(text.slice(from))
  const limit = first ? from + first.index : from + 6000
  let found: RegExpExecArray | null = null
  for (let match = pattern.exec(text); match && match.index < limit; match = pattern.exec(text)) {
    const nested = text.slice(from, match.index)
    if ((nested.match(/\(/g)?.length ?? 0) === (nested.match(/\)/g)?.length ?? 0)) found ??= match
  }
  return found ? { type: found.index, start: found.index + found[0].length } : null
}

/** 'Republic of Kenya In the Court of Appeal at Nairobi Civil Appeal 79 of 2019 P Nyamweya, JA' in its lines. */
function cutCourt(text: string, caseNumber: string | null): string[] {
  const republic = REPUBLIC.exec(text)
  const start = republic ? republic.index + republic[0].length : 0
  const at = caseNumber ? text.indexOf(caseNumber, start) : -1
  const lines = republic ? [text.slice(0, republic.index).trim(), republic[0]] : []
  if (!caseNumber || at < 0) return [...lines, text.slice(start).trim()]
  const courtLine = text.slice(start, at).trim()
  const division = DIVISION.exec(courtLine)
  const courts =
    division && courtByName(courtLine.slice(0, division.index).replace(/^in\s+the\s+/i, ''))
      ? [courtLine.slice(0, division.index), division[0].trim()]
      : [courtLine]
  return [...lines, ...courts, caseNumber, text.slice(at + caseNumber.length).trim()]
}

/** 'Between X Appellant and Y 1st Respondent Z 2nd Respondent (Being …)' in its lines. */
function cutParties(text: string): string[] {
  const between = /^(.*?)\bBetween\s/s.exec(text)
  if (!between) return [text]
  const remark = REMARK.exec(text)
  const parties = text.slice(between[0].length, remark?.index).trim()
  const lines = [between[1]!.trim(), 'Between']
  let at = 0
  for (const { start, end } of findRoles(parties)) {
    if (insideBrackets(parties, start)) continue
    lines.push(...cutTurn(parties.slice(at, start).trim()), parties.slice(start, end))
    at = end
  }
  return [...lines, ...cutTurn(parties.slice(at).trim()), remark ? text.slice(remark.index).trim() : '']
}

const insideBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at)
  return (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)
}

const cutTurn = (text: string): string[] => {
  const turn = /^(and|versus|v)\s+/i.exec(text)
  return turn ? [turn[1]!, text.slice(turn[0].length)] : [text]
}
