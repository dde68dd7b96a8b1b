/** A stretch of a text: UTF-16 offsets. */
export interface Span {
  start: number
  end: number
}

// 'No. 12', 'Kshs. 500', 'Hon. Mbogo', 'Ltd. v.', 'cap. 63', 'reg. 4', 'J. K. Mutai', 'i.e.', 'vs.'
const ABBREVIATION =
  /(?:^|[\s("“[])(?:[A-Z]|[A-Z]\.[A-Z]|nos?|vs?|kshs?|ksh|hon|mr|mrs|ms|dr|prof|rev|adv|ltd|co|inc|plc|cap|chap|art|arts|sec|s|ss|r|rr|reg|regs|para|paras|p|pp|pg|pgs|pat|vol|ed|eds|cf|i\.e|e\.g|viz|etc|al|misc|civ|crim|app|petn?|st|jj\.?a|j\.?a|scj|cj|dcj|ag|l\.?r|t\/a|ors?|anor|esq|sgt|cpl|insp|ip|pc|pw|dw|capt|col|maj|gen|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|u\.s|n\.o)\.$/i
// '1.', '(a)', '[12]', 'iv)': the number or letter that a paragraph opens with
const MARKER = /^\s*(?:\[\d{1,3}\]|\(?(?:\d{1,3}|[a-z]{1,2}|[ivxl]{1,6})[.)]+|\d{1,3}(?=\s))\s*/i
const END = /[.?!][”"’)\]]*(?=\s+[“"‘([]?[\p{Lu}\d(])|[.?!;][”"’)\]]*\s*$/gu

/** The sentences of a paragraph, without the number or letter that one that has a number opens with; one without a full stop is a sentence too. */
export function splitSentences(text: string, hasNumber: boolean): Span[] {
  const from = hasNumber ? (MARKER.exec(text)?.[0].length ?? 0) : 0
  const ends = [...text.matchAll(END)]
    .map((match) => match.index + match[0].trimEnd().length)
    .filter((end) => end > from && (end >= text.trimEnd().length || !ABBREVIATION.test(text.slice(0, end))))
  const last = text.trimEnd().length
  if (ends.at(-1) !== last) ends.push(last)
  const spans: Span[] = []
  let start = from
  for (const end of ends) {
    while (start < end && /\s/.test(text[start]!)) start += 1
    if (start < end) spans.push({ start, end })
    start = end
  }
  return spans
}
