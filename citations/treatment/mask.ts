import type { Stretch } from '../prose/stretch.ts'

/** A citation in a masked text: one character for its start, others up to its end, so that offsets stay what they are. */
export const CITED = String.raw`\uE000\uE001*`
/** 'That decision', 'the above authority': words for what was cited just before, masked as the citation is. */
const BACK =
  /\b(?:(?:that|the (?:said|above|aforesaid|foregoing|former|latter|cited|quoted)|those|the two|the three|both)(?: (?!the|these|those|this|such)\w+)? (?:decisions?|authorit(?:y|ies)|precedents?|judgments?)|(?:that|the (?:said|above|aforesaid|foregoing|cited|quoted)|those) cases?|the (?:decision|authority|case) (?:above|aforesaid|cited (?:above|by (?:\w+\s){1,4}?(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|counsel)s?)))\b/gi

/** A paragraph whose citations are masked, with the place of the citation at each mask. */
export interface Masked {
  text: string
  /** Which citation a mask at a position stands for; several for 'those decisions' are the last one only. */
  citedAt: ReadonlyMap<number, number>
  /** Masks of words that point back. */
  back: ReadonlySet<number>
}

/** 'It is distinguishable', 'I find the authority distinguishable': what was cited last, where nothing else can be meant. */
const LAST =
  /\b(?:it|they|the (?:decision|authority|case|judgment))(?=\s+(?:is|was|are|were|has been|have been)\s+(?:\p{L}+\s){0,2}?(?:distinguish(?:able|ed)|inapplicable|per incuriam|(?:decided|made|rendered) per incuriam|no longer (?:good|sound)|overruled|of no (?:assistance|help))|\s+ha(?:s|ve|d)\s+(?:since|later|now|subsequently)\s+been\s+(?:reversed|overturned|set aside|overruled|upheld|affirmed)\b|\s+(?:do|does|did) not (?:assist|help|avail)\b)|\bthe (?:decision|authority|case)(?=\s+(?:to be )?(?:\p{L}+ly )?(?:distinguishable|inapplicable))/giu

/** 'I decline to follow it', 'and I distinguish them': the object of a verb that treats a decision. */
const OBJECT =
  /(?<=\b(?:follow(?:s|ed|ing)?|appl(?:y|ies|ied|ying)|adopt(?:s|ed|ing)?|distinguish(?:e[sd]|ing)?|overrul(?:e[sd]?|ing)|depart(?:s|ed|ing)? from|(?:dis)?agree[sd]? with|(?:bound|guided|persuaded) by|revers(?:e[sd]?|ing)|overturn(?:s|ed|ing)?|uph(?:old|olds|eld|olding)|affirm(?:s|ed|ing)?|disapprov(?:e[sd]?|ing)(?: of)?|endors(?:e[sd]?|ing)|part company with|give effect to)\s)(?:it|them)\b/giu
/** 'I follow the former and find the latter distinguishable': one of the two cited last. */
const ONE_OF_TWO = /\bthe (?:former|latter)\b(?=\s*(?:$|[.,;)])|\s+(?:is|was|and|but|to be|as|distinguishable|inapplicable)\b)/giu

/** 'in Re A (A Child) [2011] EWCA Civ 12', 'in Cornelius [2002] FCA 930': a name that was not read as one stands for the citation as well. */
const NAME_BEFORE =
  /\b(?:in|of|from|with)\s+((?:(?:\p{Lu}[\p{L}\d’'.&-]*|v|vs|of|and|for|the|re|ex|parte|\([^()\uE000]{1,60}\)|&)[\s,;]*){1,16}\(?)$/u
const maxNameLength = 160
const maxTitleLength = 12

function withName(paragraph: string, { start, end }: Stretch): Stretch {
  const name = NAME_BEFORE.exec(
    paragraph.slice(Math.max(0, start - maxNameLength), start).replace(/^\S*/, (part) => ' '.repeat(part.length)),
  )?.[1]
  return { start: start - (name === undefined || /^(?:the|of|and)\b/.test(name) ? 0 : name.length), end }
}

const before = (text: string, at: number) => text.slice(Math.max(0, at - 12), at)
/** 'Mr Karume', 'Karume J' are people. */
const TITLE =
  /(?:\b(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|[Hh]on|[Pp]rof|[Jj]ustice|[Cc]ounsel|[Ll]ady|[Ll]ord|[Ss]ir)\.?\s|(?<!^|[.:;]\s)\b\p{Lu}[\p{L}.]*\s|@)$/u

/**
 * Masks the citations of a paragraph, the short names of cases cited before, and the words that point back to the last one (`last` in the
 * paragraphs above).
 */
export function maskCitations(
  paragraph: string,
  cited: readonly (Stretch & { index: number })[],
  { last, names }: { last: number | null; names: ReadonlyMap<string, number> },
): Masked {
  const citedAt = new Map<number, number>()
  const back = new Set<number>()
  const masks = new Uint8Array(paragraph.length)
  const put = ({ start, end }: Stretch, index: number) => {
    masks.fill(AFTER, start, end)
    masks[start] = FIRST
    citedAt.set(start, index)
  }
  for (const { index, ...stretch } of cited) put(withName(paragraph, stretch), index)
  const isFree = (start: number, end: number) => masks.subarray(start, end).every((one) => one === 0)
  const latest = (at: number) => lastUpTo(cited, at)?.index ?? last
  const upTo = cited.reduce((most, { index }) => Math.max(most, index), last ?? -1)
  for (const { 0: word, index: start } of paragraph.matchAll(/\p{Lu}[\p{L}’']{4,}(?:\s+(?:case|decision))?/gu)) {
    const index = names.get(word.replace(/\s.*/, ''))
    const end = start + word.length
    if (index === undefined || index > upTo || !isFree(start, end)) continue
    if (
      TITLE.test(before(paragraph, start)) ||
      /^(?:,?\s(?:JJ?A?|SCJ|CJ|LJ)\b|['’]s|\s\p{Lu})/u.test(paragraph.slice(end, end + maxTitleLength))
    )
      continue
    put({ start, end }, index)
  }
  for (const pattern of [BACK, LAST]) {
    for (const { 0: words, index: start } of paragraph.matchAll(pattern)) {
      const meant = latest(start)
      if (meant === null || !isFree(start, start + words.length)) continue
      put({ start, end: start + words.length }, meant)
      back.add(start)
    }
  }
  for (const { 0: words, index: start } of paragraph.matchAll(OBJECT)) {
    const meant = lastUpTo(cited, start)
    if (meant && isFree(start, start + words.length)) put({ start, end: start + words.length }, meant.index)
  }
  for (const { 0: words, index: start } of paragraph.matchAll(ONE_OF_TWO)) {
    const before = cited.filter(({ end }) => end <= start).slice(-2)
    if (before.length === 2 && isFree(start, start + words.length))
      put({ start, end: start + words.length }, before[/former/i.test(words) ? 0 : 1]!.index)
  }
  return { text: written(paragraph, masks), citedAt, back }
}

const FIRST = 1
const AFTER = 2

/** A paragraph with its masks, put together once however many there are. */
function written(paragraph: string, masks: Uint8Array): string {
  const pieces: string[] = []
  let from = 0
  while (from < masks.length) {
    let to = from + 1
    while (to < masks.length && masks[to] === masks[from] && masks[to] !== FIRST) to += 1
    pieces.push(masks[from] === 0 ? paragraph.slice(from, to) : (masks[from] === FIRST ? '\uE000' : '\uE001').repeat(to - from))
    from = to
  }
  return pieces.join('')
}

/** The last of the stretches in their order that ends at or before a place. */
function lastUpTo<T extends Stretch>(stretches: readonly T[], at: number): T | undefined {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (stretches[middle]!.end <= at) low = middle + 1
    else high = middle
  }
  return stretches[low - 1]
}
