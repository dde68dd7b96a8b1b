import type { Span } from '../citation.ts'

const LOOK_BACK = 360
// ' A v B '
const SHORTEST = 5

// ' v ', ' vs. ', ' –vs- ', ' Versus ': what stands between two parties
const VERSUS = /[\s ](?:[-–—]\s?)?(?:v|vs|versus|verses)\.?(?:\s?[-–—])?[\s ](?=\S)/gi
// In re Estate of X, Re: X, In the Matter of X
const IN_RE = /\b(?:in\s+re\b|re:?\s(?=[A-Z])|in\s+the\s+matter\s+of\b)/gi
// a quick look for any of them
const MARK = /[\s \u2013\u2014-]v|\bre\b|\bmatter\b/i
// the end of the citation before, of a quotation or of a sentence (an initial or 'Ltd.' ends none)
const BREAK = /[;“”"!?]|\.\s+(?=[A-Z“])|\]\s|\)\s?[.,]\s|:\s/g
// (Interested Party), (Amicus Curiae), (IP): a party's role, which tells that ';' or ':' joins parties
const ROLE =
  /\((?:[A-Za-z]+\s){0,3}(?:part(?:y|ies)|applicants?|curiae|amicus|objectors?|contemnors?|garnishees?|debtors?|holders?|administrators?|executors?|respondents?|ips?)\)\s{0,3}\(?$/i
// what follows the citation before: '(28 December 2023) (Judgment) and '
const AFTER_CITATION = /^(?:\s*\([^()]{1,60}\))*[\s),;.\]]*(?:(?:and|&)\s)?/
const ABBREVIATION = /(?:\b[A-Z]|\b(?:Ltd|Co|Vs?|vs?|Hon|Dr|Mr|Mrs|Ms|No|Inc|Corp|Bros|Ors|Anor|St|exp|Re))$/
// small words that a name may hold before its 'v'
const SMALL =
  /^(?:of|the|and|for|in|on|to|by|a|an|t\/a|alias|aka|as|or|suing|sued|through|behalf|ole|arap|wa|bin|binti|al|el|de|van|der|another|others|ors|anor|ano|minor|deceased|ex|parte|exparte|legal|representative|estate|co|anothers|exp|ex-parte|also|known|formerly|now|called|s\/o|d\/o|w\/o|suit|firm|members|plc|ltd|llp|inc|pty)$/i
// capitalised words that begin the sentence, not the name
const LEAD =
  /^(?:In|See|Also|The|Case|Cases|Per|And|As|While|Where|That|Counsel|Court|Appeal|Supreme|High|Decision|Of|Further|Similarly|Finally|From|By|On|Thus|Held|To|For|It|This|Both|With|Like|Under|At|Authority|Authorities|But|Compare|Contrast|cf|Judgment|Ruling|Kenya’s|(?:Rely|Cit|Apply|Follow|Adopt|Consider|Distinguish|Quot|Invok|Read)ing|(?:Guid|Cit|Persuad|Fortifi|Inspir)ed|Having|Bound|If|Whether|Unless|Until|Although|Though|Unlike|Because|Since|When|Once|After|Before|Nor|Neither|Either|Or|Yet|Hence|Therefore|Again|Likewise|Nothing|What|Which|These|Those|Such|Even|Indeed|Between|Upon|Through|Against|Without|Accordingly|However|Moreover|Then|There|Here)$/i

const trimSpan = (text: string, start: number, end: number): Span | undefined => {
  let [from, to] = [start, end]
  while (from < to && /[\s,.:;()“"'‘–—-]/.test(text[from]!)) from += 1
  while (to > from && /[\s,;:([\]“"'–—-]/.test(text[to - 1]!)) to -= 1
  return to - from > 2 ? { text: text.slice(from, to), start: from, end: to } : undefined
}

// the page or paragraph of the citation before: '352 and Mrao Ltd v', '12-14 and on National Bank v'
const PAGE_BEFORE = /^\d{1,4}(?:\s?[-–]\s?\d{1,4})?,?\s+(?:and|&)\s+(?=[A-Za-z])/

/** The start of a name without the words that only lead in to it: 'In the case of ', 'See '. */
export const skipLeadingWords = (text: string, from: number, end: number): number => {
  let start = from
  for (;;) {
    const rest = text.slice(start, end)
    const page = PAGE_BEFORE.exec(rest)
    if (page) {
      start += page[0].length
      continue
    }
    const first = /^[(“"]?([A-Za-z’]+)[.,:]?\s+/.exec(rest)
    const word = first?.[1] ?? ''
    if (!first || !(LEAD.test(word) || (/^[a-z]/.test(word) && SMALL.test(word))) || /^in\s+re\b/i.test(rest)) return start
    start += first[0].length
  }
}

/** Whether a word can be part of a party's name. */
const isNameWord = (word: string): boolean => word === '' || /^[A-Z0-9&]/.test(word) || SMALL.test(word)
const bare = (word: string): string => word.replace(/^[(“"'‘[]+|[)”"',.;:’\]]+$/g, '')

/** Where the first party begins: words back from `end` as long as they can be part of a name; brackets are passed whole. */
const nameStart = (text: string, floor: number, end: number): number => {
  const words = [...text.slice(floor, end).matchAll(/\S+/g)]
  let start = end
  let depth = 0
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i]![0]
    depth += word.split(')').length - word.split('(').length
    if (depth <= 0 && !isNameWord(bare(word))) break
    if (depth <= 0) start = floor + words[i]!.index
    depth = Math.max(0, depth)
  }
  return skipLeadingWords(text, start, end)
}

/** Whether what stands between 'v' and the citation is a name and not a sentence that goes on. */
const isSecondParty = (text: string): boolean =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\(.*$/s, ' ')
    .split(/[\s/–—]+/)
    .every((word) => isNameWord(bare(word)) || bare(word).length < 2)

/** The case name that stands before a citation at `citationStart`, no further back than `floor`; never assumes a 'v'. */
export const readCaseName = (text: string, citationStart: number, floor: number): Span | undefined => {
  if (citationStart - floor < SHORTEST) return undefined
  let from = Math.max(floor, citationStart - LOOK_BACK)
  if (from === floor && floor > 0) from += AFTER_CITATION.exec(text.slice(from, citationStart))?.[0].length ?? 0
  // a ship or a house in quotes ends no sentence
  const slice = text.slice(from, citationStart).replace(/[“"]([\w\s.’'-]{1,30})[”"]/g, '‘$1’')
  if (!MARK.test(slice)) return undefined
  const hasRole = ROLE.test(slice)
  let barrier = 0
  for (const found of slice.matchAll(BREAK)) {
    const before = slice.slice(0, found.index)
    if (found[0].startsWith('.') && ABBREVIATION.test(before)) continue
    if (/^[;:]/.test(found[0]) && (hasRole || ROLE.test(before) || (found[0].startsWith(':') && /\bre$/i.test(before)))) continue
    if (found.index + found[0].length < slice.length - 2) barrier = found.index + found[0].length
  }
  const within = slice.slice(barrier)
  const versus = [...within.matchAll(VERSUS)].at(-1)
  if (versus) {
    const firstEnd = from + barrier + versus.index
    const start = nameStart(text, from + barrier, firstEnd)
    return start < firstEnd && isSecondParty(within.slice(versus.index + versus[0].length))
      ? trimSpan(text, start, citationStart)
      : undefined
  }
  const inRe = [...within.matchAll(IN_RE)].at(-1)
  return inRe ? trimSpan(text, from + barrier + inRe.index, citationStart) : undefined
}
