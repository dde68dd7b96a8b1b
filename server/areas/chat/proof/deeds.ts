import { foldWord, stem } from '../../search/search.ts'
import { partyOf, singular } from './sides.ts'

const words = (text: string) => new Set(text.split(/\s+/))
const AUXILIARY = words(
  `is are was were be been being am has have had having do does did must shall should may might can could will would need ought to not never also only
  still then therefore first hereby thereby merely cannot already both alone even further clearly always now once`,
)
const BEING = words('is are was were be been being')
const BREAK = words(
  'because since as although though if when while whereas where unless until after before than whose whom which that what how why',
)
const JOINING = words('and but or nor')
const PREPOSITION = words(
  'of to from by for with against on upon in into under between over at than as about without within through towards',
)
const NO_VERB = words(
  `a an the this that these those his her its their he she it they we i who no any each every all some such other another both one two three own
  himself herself itself themselves`,
)
/** What leads the verb of the whole sentence after 'who …'. */
const MODAL = words('must shall may can should need')
const PRONOUN = words('he she it they we i there nobody nothing whoever anyone')

/** Verbs whose other forms the stem does not join, and those that say the same of the same party. */
const sameVerb = new Map(
  `pay paid|leave left|take took taken|keep kept|sell sold|buy bought|bear bore borne|give gave given|know knew known|prove proven show shown establish demonstrate|
  choose chose chosen|tell told|make made|hold held|lose lost|find found|send sent|bring brought|seek sought|lend lent|build built|win won|write wrote written|
  break broke broken|lie lies`
    .split('|')
    .flatMap((line) =>
      line
        .trim()
        .split(' ')
        .map((word) => [stem(word), stem(line.trim().split(' ')[0]!)] as const),
    ),
)
const verbOf = (word: string) => sameVerb.get(stem(word)) ?? stem(word)

/** Who does what in a text: 'does pay' by whom, 'is removed' who, 'has blanket' whose. '?' for somebody that is not named. */
export type Deeds = ReadonlyMap<string, ReadonlySet<string>>

/** Reads subjects, verbs and objects by their places and by the little words between them. Pure. */
export function deedsIn(text: string): Deeds {
  const deeds = new Map<string, Set<string>>()
  const add = (deed: string, party: string) => deeds.set(deed, (deeds.get(deed) ?? new Set()).add(party))
  const tokens = text.replace(/\[\d+\]/g, ' ').match(/\p{L}+(?:-\p{L}+)*(?:['’]s?(?!\p{L}))?|[.,;:]/gu) ?? []
  let subject = '?'
  let last = '?'
  // Who did what the sentence before told.
  let before = '?'
  let first: string | null = null
  // Of whom a clause with 'who' tells something.
  let relative: string | null = null
  let lastDeed = ''
  let hasVerb = false
  let preposition: string | null = null
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const word = foldWord(token.replace(/['’]s?$/, ''))
    if (/^[.,;:]$/.test(token)) {
      hasVerb = false
      preposition = null
      if (token === '.') {
        subject = '?'
        before = first ?? before
        first = null
        relative = null
      } else if (token === ';') subject = '?'
      continue
    }
    if (BREAK.has(word) || word === 'who') {
      hasVerb = false
      preposition = null
      subject = word === 'who' ? last : '?'
      if (word === 'who') {
        if (last !== '?') relative = last
        readVerb(at + 1)
      }
      continue
    }
    if (JOINING.has(word)) {
      hasVerb = false
      preposition = null
      if (lastDeed !== '') readVerb(at + 1)
      continue
    }
    const role = singular(word)
    if (role !== null) {
      const party = partyOf(role)
      last = party
      if (/['’]s?$/.test(token)) {
        const thing = tokens.slice(at + 1).find((one) => !NO_VERB.has(one.toLowerCase()))
        if (thing) add(`has ${stem(foldWord(thing))}`, party)
        if (!hasVerb && preposition === null) {
          first ??= party
          // 'the respondent's men cut the trees': it is the respondent's doing
          if (singular((tokens[at + 1] ?? '').toLowerCase()) === null) readVerb(at + 2, party)
        }
        continue
      }
      if (preposition === 'by' && lastDeed.startsWith('is ')) add(`does ${lastDeed.slice(3)}`, party)
      // 'it is for the tenant to show', 'the burden lies on the tenant'
      if (/^(?:for|to|on|upon)$/.test(preposition ?? '') && tokens[at + 1] === 'to' && /^\p{Ll}/u.test(tokens[at + 2] ?? ''))
        add(`does ${verbOf(foldWord(tokens[at + 2]!))}`, party)
      if ((preposition === 'on' || preposition === 'upon') && /\b(?:burden|onus)\b/.test(clauseBefore(at))) add('burden', party)
      if (preposition === null && !hasVerb) {
        subject = party
        first ??= party
        readVerb(at + 1)
      }
      preposition = null
      continue
    }
    if (PREPOSITION.has(word)) {
      preposition = word
      if (
        word === 'to' &&
        hasVerb &&
        tokens[at + 1] &&
        !NO_VERB.has(tokens[at + 1]!.toLowerCase()) &&
        !singular(tokens[at + 1]!.toLowerCase()) &&
        subject !== '?'
      )
        add(`does ${verbOf(foldWord(tokens[at + 1]!))}`, subject)
      continue
    }
    if (MODAL.has(word) && hasVerb && relative !== null) {
      subject = relative
      relative = null
      readVerb(at)
      continue
    }
    if ((MODAL.has(word) || BEING.has(word)) && !hasVerb && preposition === null) {
      readVerb(at)
      continue
    }
    if (PRONOUN.has(word) && !hasVerb) {
      subject = /^(?:he|she)$/.test(word) || (/^(?:it|they)$/.test(word) && (at === 0 || tokens[at - 1] === '.')) ? (first ?? before) : '?'
      first ??= subject
      readVerb(at + 1)
      preposition = null
    }
  }
  return deeds

  function clauseBefore(at: number): string {
    const from = tokens.slice(0, at).findLastIndex((one) => one === '.' || one === ';')
    return tokens
      .slice(from + 1, at)
      .join(' ')
      .toLowerCase()
  }

  /** The verb behind a subject: at once, or behind what helps it. */
  function readVerb(from: number, owner: string | null = null): void {
    let at = from
    let isPassive = false
    let helped = false
    for (let seen = 0; seen < 8 && at < tokens.length; seen++, at++) {
      const word = foldWord(tokens[at]!)
      if (/^[.,;:]$/.test(word) || BREAK.has(word) || word === 'who' || (JOINING.has(word) && helped)) return
      if (AUXILIARY.has(word)) {
        helped = true
        // 'has a share of it'
        if (/^(?:has|have|had)$/.test(word) && NO_VERB.has(tokens[at + 1]?.toLowerCase() ?? '')) {
          const thing = tokens.slice(at + 1, at + 4).find((one) => !NO_VERB.has(one.toLowerCase()))
          if (thing) add(`has ${stem(foldWord(thing))}`, subject)
          hasVerb = true
          return
        }
        if (BEING.has(word)) isPassive = true
        else if (word !== 'not') isPassive = false
        continue
      }
      if (!helped && at > from && !word.endsWith('ly')) continue
      if (word.endsWith('ly') && !helped) continue
      if (NO_VERB.has(word) || singular(word) !== null || PRONOUN.has(word)) return
      if (!helped && PREPOSITION.has(word)) continue
      if (PREPOSITION.has(word)) return
      if (owner !== null && isPassive) return
      lastDeed = `${isPassive ? 'is' : 'does'} ${verbOf(word)}`
      hasVerb = true
      add(lastDeed, owner ?? subject)
      if (!isPassive) {
        const object = singular((tokens.slice(at + 1, at + 4).find((one) => !NO_VERB.has(one.toLowerCase())) ?? '').toLowerCase())
        if (object !== null && !/['’]s?$/.test(tokens.slice(at + 1, at + 4).find((one) => !NO_VERB.has(one.toLowerCase()))!))
          add(`is ${verbOf(word)}`, partyOf(object))
      }
      if (
        subject !== '?' &&
        /^(?:bear|carr|ha[sd])/.test(word) &&
        /\b(?:burden|onus)\b/.test(
          tokens
            .slice(at + 1, at + 4)
            .join(' ')
            .toLowerCase(),
        )
      )
        add('burden', subject)
      return
    }
  }
}
