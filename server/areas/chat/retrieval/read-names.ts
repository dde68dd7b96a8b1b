import { distinctiveWords } from '#citations/name-matching'

/** A case that a question names by its parties. */
export interface PartiesRead {
  /** 'Achieng v Barasa Fisheries' */
  written: string
  /** Words of which each stands in the name of a party. */
  words: string[]
  /** Whether it is written as names are; 'mumo v otieno' may be found, and nothing is said where it is not. */
  isName: boolean
}

/** A judge whom a question names. */
export interface JudgeRead {
  /** 'Justice Mativo' */
  written: string
  /** What may be the name, the longest first: who writes small letters ends it nowhere. */
  names: string[]
  isName: boolean
}

const maxCases = 4
const maxWords = 8
const maxQuestionLength = 1000
const isCapital = (word: string) => /^[("']?\p{Lu}/u.test(word)
// Words with which a sentence may begin before a name does.
const OPENING =
  /^(?:what|which|who|whose|whom|when|where|why|how|did|does|do|is|was|were|are|has|have|had|can|could|may|should|would|in|on|under|after|per|see|from|by|of|for|to|the|case|explain|summari[sz]e|compare|distinguish|tell|give|find|show|discuss|describe|according|following|applying|and|but|or|since|if|between)$/i
const JOINING = /^(?:of|for|the|&|de|la)$/i
const OTHERS = /^\s*(?:&|and)\s+(?:\d+\s+others?|another|others?)\b/i

/** Cases that a question names by their parties. Pure. */
export function readParties(question: string): PartiesRead[] {
  const text = question.slice(0, maxQuestionLength)
  const found: PartiesRead[] = []
  for (const { 0: sign, index } of text.matchAll(/\s(?:v|vs|versus)\.?\s/gi)) {
    const left = endingIn(text.slice(0, index))
    const right = beginningWith(text.slice(index + sign.length))
    const words = [left, right].map(wordsOf)
    if (words.some(({ length }) => length === 0) || distinctiveWords(`${left} ${right}`).length === 0) continue
    const isName = isCapital(left) && isCapital(right)
    found.push({ written: `${left} v ${right}`, words: [...new Set(words.flat())].slice(0, maxWords), isName })
  }
  for (const { groups } of text.matchAll(/\b(?:in\s+)?re\s+(?:the\s+)?estate\s+of\s+(?<after>.+)/gi)) {
    const name = beginningWith(groups!.after!)
    const words = distinctiveWords(name)
    if (words.length > 0 && isCapital(name)) found.push({ written: `In re Estate of ${name}`, words: ['estate', ...words], isName: true })
  }
  return found.slice(0, maxCases)
}

/** The words of a party that tell it from others; of one that has none, all. */
function wordsOf(party: string): string[] {
  const telling = distinctiveWords(party)
  return telling.length > 0 ? telling : (party.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
}

const bare = (word: string) => word.replace(/^["'“‘]+|["'”’?!;:]+$/gu, '')

/** The name with which a text ends. */
function endingIn(text: string): string {
  const withoutOthers = text.replace(/\s+(?:&|and)\s+(?:\d+\s+others?|another|others?)\s*$/i, '')
  const words = withoutOthers.split(/[\s]+/).filter(Boolean).slice(-maxWords)
  let from = words.length
  while (
    from > 0 &&
    (isCapital(words[from - 1]!) || (from < words.length && JOINING.test(words[from - 1]!))) &&
    !/[,.;:?)\]]$/.test(words[from - 1]!.replace(/^\p{Lu}\.$/u, ''))
  )
    from -= 1
  while (from < words.length && (OPENING.test(words[from]!) || JOINING.test(words[from]!))) from += 1
  return bare(from < words.length ? words.slice(from).join(' ') : (words.at(-1) ?? ''))
}

/** The name with which a text begins. */
function beginningWith(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords)
  let to = 0
  for (; to < words.length; to += 1) {
    const word = words[to]!
    const joins = to > 0 && JOINING.test(word) && words[to + 1] !== undefined && isCapital(words[to + 1]!)
    if (!joins && (!isCapital(word) || /^[([]/.test(word))) break
    if (/[,.;:?!)\]]$/.test(word) && !/^\p{Lu}\.$/u.test(word)) {
      to += 1
      break
    }
  }
  const name = to === 0 ? (words[0] ?? '') : words.slice(0, to).join(' ')
  const others = to > 0 ? OTHERS.exec(words.slice(to).join(' '))?.[0] : undefined
  return bare(`${name.replace(/[,.;:?!)\]]+$/, '')}${others === undefined ? '' : ` ${others.trim()}`}`)
}

// 'Lady Justice Mumbi Ngugi', 'justice mativo', 'Chief Justice Koome', 'Judge Odunga'
const TITLED =
  /\b(?<title>(?:(?:hon(?:ourable|\.)?|lady|mr\.?|mrs\.?|ms\.?|chief|deputy\s+chief)\s+)*(?:justice|judge))\s+(?:\(?(?:dr|prof)\.?\)?\s+)?(?<name>[\p{L}.'’-]+(?:\s+[\p{L}.'’-]+){0,3})/giu
// 'Mativo J', 'Mumbi Ngugi, JA', 'Koome CJ'
const IN_OFFICE =
  /(?<name>\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}),?\s+(?:Ag\.?\s+)?(?:JJ?A|JJ?|D?CJ|SCJJ?|PCA)\b(?!\.?\s*\p{Lu}\p{Ll})/gu
const NO_NAME =
  /^(?:act|centre|center|commission|mission|department|sector|system|fund|ministry|delayed|denied|court|v|vs|and|or|of|in|to|for|is|was|has|may|can|must|who|the|a|an|on|be)$/i

// 'what the judge said' is of no judge, though one is called Said
const SAYING = /^(?:the\s+)?judge\b|\b(?:said|says?|held|ruled|served|system|demands|requires)$/i

/** Judges whom a question names by a title before the name or an office behind it. Pure. */
export function readJudges(question: string): JudgeRead[] {
  const text = question.slice(0, maxQuestionLength)
  const titled = [...text.matchAll(TITLED)].flatMap(({ index, groups }): JudgeRead[] => {
    const words = groups!.name!.replace(/['’]s\b.*|[.’'-]+$/gu, '').split(/\s+/)
    const isSmall = !isCapital(words[0]!)
    if (NO_NAME.test(words[0]!) || (isSmall && SAYING.test(`${groups!.title!} ${words[0]!}`)) || isPartOfName(text.slice(0, index)))
      return []
    const small = words.findIndex((word) => !isCapital(word))
    const own = small < 0 ? words : words.slice(0, small)
    const isName = own.length > 0 && isCapital(groups!.title!)
    const tried = isName ? own : words
    const names = tried.map((_, i) => tried.slice(0, tried.length - i).join(' '))
    return [{ written: `${groups!.title!} ${isName ? own.join(' ') : words[0]!}`, names, isName }]
  })
  const inOffice = [...text.matchAll(IN_OFFICE)].flatMap(({ 0: written, groups }): JudgeRead[] => {
    const words = groups!.name!.split(/\s+/)
    while (words.length > 0 && OPENING.test(words[0]!)) words.shift()
    const name = words.join(' ')
    if (!/\p{L}{3}/u.test(name) || /justice|judge/i.test(name)) return []
    return [{ written: written.slice(written.indexOf(name)), names: [name], isName: true }]
  })
  return [...titled, ...inOffice]
}

/** 'International Justice Mission', 'Ministry of Justice': a title is no part of a longer name. */
function isPartOfName(before: string): boolean {
  const last = /(\S+)\s+$/.exec(before)
  if (!last) return false
  return /^(?:of|to|for)$/i.test(last[1]!)
    ? /\b(?:ministry|court|courts|access|interests|miscarriage|administration|ends)\s+(?:of|to|for)\s+$/i.test(before)
    : isCapital(last[1]!) && !OPENING.test(last[1]!) && !/[.?!:;,]$/.test(last[1]!)
}
