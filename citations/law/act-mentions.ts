import type { ActReference } from '../citation.ts'
import { countUpTo } from '../count-up-to.ts'
import { readActNameBefore } from '../kinds/act-name.ts'
import { withNumbers } from '../kinds/act.ts'
import { keyOfAct, titleOfLetters } from './act-key.ts'
import { type ActMention, type MentionSeries, createSeries } from './mention-series.ts'

// where a name may end: its kind of law
const HEAD =
  /\b(?:Acts?|ACT|Code|CODE|Rules|RULES|Regulations|REGULATIONS|Constitution|CONSTITUTION|Ordinance|Covenant|Convention|Charter|Protocol|ICCPR|ICESCR|[A-Z]{2,5}A|CPC|CPR)\b/g
const TREATY = /^(?:covenant|convention|charter|protocol|iccpr|icescr)$/i
// '(hereinafter referred to as “the Act”)', '(the Act)', '(“PPADA”)', 'herein “EA”' after a name and its numbers
const DEFINED =
  /^[^.\n()]{0,30}\(\s*(?:(?:herein\s?-?after|hereafter|herein)?[\s,]*(?:referred\s+to\s+as|called|the)?\s*)?[“"‘']?\s*(?:the\s+)?(?:said\s+)?(Act|Rules|Code|Regulations|Order|[A-Z][A-Z&.]{1,8})\s*[”"’']?\s*\)/

/** 'the Act' that a court need not name: what it was made to hear. */
const usualAct: Readonly<Record<string, ActMention>> = {
  KEELRC: { start: 0, end: 0, key: keyOfAct({ name: 'Employment Act' })!, head: 'act' },
}
/** Times that another Act is named before a court with an Act of its own speaks of that one. */
const often = 3

/** Characters: what is spoken of farther back than this is another matter. */
const farthest = 6000
/** Characters within which a treaty named is the one whose articles are cited. */
const treatyReach = 900

/** The Acts that a text names, by their places. */
export function createMentions(text: string, court: string | null) {
  const mentions: ActMention[] = []
  const treaties: number[] = []
  const definitions = new Map<string, { at: number[]; mentions: ActMention[] }>()
  for (const { index, 0: head } of text.matchAll(HEAD)) {
    const end = index + head.length
    if (TREATY.test(head)) {
      treaties.push(index)
      continue
    }
    const lettered = titleOfLetters(head)
    if (lettered) {
      const title = keyOfAct({ name: lettered })
      if (title) mentions.push({ start: index, end, key: title, head: lettered.split(' ').at(-1)!.toLowerCase() })
      continue
    }
    const name = readActNameBefore(text, end, mentions.at(-1)?.end ?? 0)
    if (!name) continue
    const act = withNumbers(text, { ...name, end })
    const key = keyOfAct(act)
    if (!key || /\b(?:bill|article|section)s?\b/i.test(name.name)) continue
    const { year, number, cap } = act
    const mention = {
      start: act.start,
      end: act.end,
      key,
      head: head.toLowerCase().replace(/^acts$/, 'act'),
      ...given({ year, number, cap }),
    }
    mentions.push(mention)
    const word = DEFINED.exec(text.slice(act.end, act.end + 120))?.[1]
    if (word === undefined) continue
    const plain = word.toLowerCase().replace(/\./g, '')
    const known = definitions.get(plain) ?? { at: [], mentions: [] }
    definitions.set(plain, known)
    known.at.push(act.end)
    known.mentions.push(mention)
  }

  const usual = usualAct[court ?? ''] ?? null

  const seriesOf = new Map<string, MentionSeries>()
  /** Those that are headed by one of some words. */
  const headedBy = (...heads: string[]): MentionSeries => {
    const name = heads.join()
    const known = seriesOf.get(name) ?? createSeries(mentions.filter(({ head }) => heads.includes(head)))
    seriesOf.set(name, known)
    return known
  }

  /** The Act of its kind that was named last, where the text speaks of it more than in passing. */
  const spokenOf = (at: number, series: MentionSeries): ActMention | null => {
    const last = near(at, series)
    const times = last ? series.timesBefore(last.key, at) : 0
    if (usual) return last && (last.key === usual.key || times >= often) ? last : usual
    return last && (times > 1 || series.differentBefore(at) === 1) ? last : null
  }

  const near = (at: number, series: MentionSeries): ActMention | null => {
    const last = series.lastBefore(at)
    return last && at - last.end <= farthest ? last : null
  }

  const definedAs = (word: string, at: number): ActMention | null => {
    const places = definitions.get(word)
    return places?.mentions[countUpTo(places.at, at) - 1] ?? null
  }

  return {
    /** What 'the Act', 'the said Rules' mean: as the text has defined them, else the one of their kind that was named last. */
    meant(generic: string, at: number): ActMention | null {
      const word = generic.toLowerCase()
      const defined = definedAs(word, at)
      if (defined) return defined
      return word === 'act' ? spokenOf(at, headedBy(word)) : near(at, headedBy(word))
    },

    /** What letters mean that the text has defined: 'PPADA'. */
    defined: (letters: string, at: number): ActMention | null =>
      /^[A-Z][A-Z&.]{1,8}$/.test(letters) ? definedAs(letters.toLowerCase().replace(/\./g, ''), at) : null,

    /** The Act of which a section without a name is. */
    actBefore: (at: number): ActMention | null => spokenOf(at, headedBy('act', 'code', 'ordinance')),

    rulesBefore: (at: number): ActMention | null => near(at, headedBy('rules', 'regulations')),

    /** Whether articles here may be those of a treaty. */
    isTreatyNear: (at: number): boolean => countUpTo(treaties, at + treatyReach) > countUpTo(treaties, at - treatyReach - 1),
  }
}

const given = (numbers: Pick<ActReference, 'year' | 'number' | 'cap'>) =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)) as typeof numbers
