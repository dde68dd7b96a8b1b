import type { Stretch } from './stretch.ts'

/** A full stop, a question or an exclamation with the marks that close behind it, before what may open a sentence. \uE000 is a citation that is masked. */
const END = /[.?!][”"’)\]]*(?=\s+(?:[“"‘([]?[\p{Lu}\d\uE000]|\())/gu

/** 'Hon. Mbogo', 'Kamau v. Oloo', 's. 3', 'Dec. 2019', 'J. K. Mutai': a full stop that ends no sentence, whatever comes after it. */
const SHORTENED = before(
  String.raw`nos|vs?|kshs?|hon|md|mr|mrs|ms|dr|prof|rev|adv|cap|chap|arts?|secs?|ss?|rr?|regs?|pars?|paras?|pp?|pgs?|pat|vol|eds?|cf|i\.e|e\.g|viz|misc|civ|crim|petn?|st|ag|l\.?r|t\/a|esq|sgt|cpl|insp|ip|capt|col|maj|gen|u\.s|n\.o|p\.o|p\.c|mon|tue|tues|wed|thu|thur|thurs|fri`,
)
/** 'No. 12', 'Simba Ltd.', 'Mutua, J.', '9 p.m.', '3rd Dec.', 'costs, etc.': a full stop that ends a sentence only before a word that opens one. */
const MAY_END = before(
  String.raw`[A-Z]|(?:[A-Z]\.){1,4}[A-Z]|no|app|ltd|co|inc|plc|al|etc|ors?|anor|jj?\.?a|s?cj|dcj|a\.m|p\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|supra`,
)
/** What opens a sentence and no name, number or report: 'The appellant', 'It is', 'This Court'. */
const OPENS =
  /^\s+[“"‘([]?(?:The|This|That|These|Those|There|It|He|She|They|We|You|Its|His|Her|Their|Our|My|In|On|By|But|And|As|If|At|For|From|With|Where|When|While|Whether|Upon|After|Before|Under|According|Having|However|Therefore|Thus|Accordingly|Consequently|Further|Furthermore|Moreover|Nevertheless|Counsel|Both|Each|No|Not|Nothing|What|Which|Who|So|To|Such|Being|Similarly|Indeed|Hence|Learned)\b(?!\.)/

function before(words: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s(["“‘&])(?:${words})\.$`, 'i')
}

// '12.', '4.1', '[12]', '(a)', 'iv)', 'II.', '12 The': the number or letter that a paragraph opens with; 'J. Mutai' is a name
const MARKER =
  /^\s*(?:\[\d{1,4}\]|\((?:\d{1,4}|[A-Za-z]{1,2}|[ivxlIVXL]{1,6})\)[.)]*|(?:\d{1,4}|[a-z]|[ivxl]{1,6}|[IVXL]{2,6})[.)]+(?=\s|$)|[A-Z]\)|\d{1,3}(?:\.\d{1,2}\.?)?(?=\s+[A-Z]))\s*/

/** What stands before a full stop is longer than this in no word that is shortened. */
const maxWordLength = 12

/**
 * The sentences of a paragraph in their order, without the number or letter that it opens with and the space between them. One without
 * a full stop is a sentence too; a list that a sentence leads in on the same line belongs to it.
 */
export function splitSentences(text: string): Stretch[] {
  const from = MARKER.exec(text)?.[0].length ?? 0
  const last = text.trimEnd().length
  const sentences: Stretch[] = []
  let start = from
  const close = (end: number) => {
    while (start < end && /\s/.test(text[start]!)) start += 1
    if (start < end) sentences.push({ start, end })
    start = end
  }
  for (const { index, 0: marks } of text.matchAll(END)) {
    const end = index + marks.length
    if (end > from && end < last && endsSentence(text, end, marks)) close(end)
  }
  close(last)
  return sentences
}

function endsSentence(text: string, end: number, marks: string): boolean {
  if (marks !== '.') return true
  const shown = text.slice(Math.max(0, end - maxWordLength), end)
  if (SHORTENED.test(shown)) return false
  return !MAY_END.test(shown) || OPENS.test(text.slice(end, end + maxOpeningLength))
}

const maxOpeningLength = 20
