import { setImmediate } from 'node:timers/promises'
import { foldedWords, readMeanings, stem } from '../../search/search.ts'
import type { Passage } from '../retrieval/passage.ts'
import { figuresOf } from './figures.ts'
import { retoldAs } from './same-words.ts'

/** What a passage tells, for comparing. */
export interface Told {
  /** Whether a stem is one of its words or of what names its case, of their family or of the same meaning. */
  says: (stem: string) => boolean
  /** Whether the stem itself stands in its words. */
  has: (stem: string) => boolean
  /** Whether every figure of a statement stands there. */
  hasFigures: (statement: string) => boolean
  /** Whether every name of a statement stands there. */
  hasNames: (statement: string) => boolean
}

/** Words that tell nothing of what is stated: they join, or are the writer's way of telling it. */
const CARRYING = new Set(
  `a an and are as at be been being but by for from had has have he her his i if in into is it its of on or she so such than that the their them then
  there these they this those to was were which who whom whose with you your we our us not no nor never will would shall should may might must can
  could do does did also only when where while how what why because since upon under over between among any all each both either neither more most
  other another same very further however therefore thus accordingly whether about above below within without against through during before after
  court courts judge judges judgment case cases held hold holds found finding find stated state states said says say explained explain observed
  observe noted note decided decide decision ruled rule ruling considered consider according means mean make makes made give gives given take takes
  taken party parties matter person people one two hence here out up down off again once even just well being having per put
  concluded conclude affirmed reason reasoned reasoning issue question principle law legal
    although though despite spite even still yet already otherwise likewise merely simply mere rather instead whoever whatever whenever wherever
    anyone anybody anything somebody someone something everybody everyone everything nobody nothing else besides beyond till save except apart
    able unable seem seems appear appears way ways thing things kind sort fact point points matters regard regards regarding concern concerns
    concerning respect become became come came comes goes went set let lets themselves himself herself itself whereas always never ever
    according count counts amount amounts circumstance circumstances therefore hence accordingly since indeed actually really quite rather too
    much many few little lot several various certain particular ordinarily ordinary generally usually`.split(/\s+/),
)

export const tellingStems = (text: string): string[] => [
  ...new Set(
    foldedWords(text)
      .filter((word) => word.length > 2 && !CARRYING.has(word) && !/^\d+$/.test(word))
      .map(stem),
  ),
]

// a word with a capital letter that does not open a sentence
const NAME = /(?<=[\p{L}\p{N},;:)’'"”]\s+(?:["“‘(])?)\p{Lu}[\p{L}\p{N}’'-]+/gu
/** Words that the law writes with a capital letter. */
const TITLES = new Set(
  `court courts judge judges justice act section article constitution kenya kenyan appellant respondent plaintiff defendant petitioner applicant
  claimant state republic republics parliament government county code rules rule order part chapter schedule bench tribunal magistrate registrar
  advocate bank company limited ltd i ksh kshs sh kes january february march april may june july august september october november december
  law appeal high supreme environment land employment labour relations president minister cabinet attorney general director public prosecutions`.split(
    /\s+/,
  ),
)
// a court that is named must be the one that decided, or stand in the words
const COURT =
  /\b(?:Supreme Court|Court of Appeal|High Court|Environment and Land Court|Employment and Labour Relations Court|Small Claims Court|Magistrates?['’]? Court|Privy Council|House of Lords)\b/g

const made = new WeakMap<Passage, Told>()
/** Words with so many first letters in common, and most of their letters, are of one family: 'insolvent', 'insolvency'. */
const firstLetters = 5
const mostOfWord = 0.6

export function toldBy(passage: Passage): Told {
  const known = made.get(passage)
  if (known) return known
  const { source, text } = passage
  const about = [source.title, source.citation, source.court, source.date, source.author].filter(Boolean).join(' ')
  const whole = `${about} ${text}`
  const own = tellingStems(whole)
  const stems = new Set([...own, ...readMeaningsOf(whole), ...retoldAs(own)])
  const ofText = new Set(tellingStems(text))
  const families = Map.groupBy(own, (one) => one.slice(0, firstLetters))
  const words = new Set(foldedWords(whole))
  const told: Told = {
    says: (one) =>
      stems.has(one) ||
      (one.length >= firstLetters && (families.get(one.slice(0, firstLetters)) ?? []).some((other) => areOfOneFamily(one, other))),
    has: (one) => ofText.has(one),
    hasFigures: figuresOf(text, source.date),
    hasNames: (statement) =>
      [...statement.matchAll(COURT)].every(([court]) => whole.toLowerCase().includes(court.toLowerCase())) &&
      [...statement.matchAll(NAME)].every(([name]) => foldedWords(name).every((word) => TITLES.has(word) || words.has(word))),
  }
  made.set(passage, told)
  return told
}

/** Reads passages before they prove anything, so that no sentence waits for it: some milliseconds each, with room for others between them. */
export async function readAhead(passages: Iterable<Passage>): Promise<void> {
  for (const one of passages) {
    toldBy(one)
    await setImmediate()
  }
}

function areOfOneFamily(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same >= mostOfWord * Math.max(one.length, other.length)
}

/** Other words for those of a text, by the dictionary of legal words. */
function readMeaningsOf(text: string): string[] {
  const stems: string[] = []
  // The dictionary reads questions: some words at a time.
  const words = foldedWords(text)
  for (let at = 0; at < words.length; at += 10)
    for (const { others } of readMeanings(words.slice(at, at + 12).join(' '))) stems.push(...others.flat().map(stem))
  return stems
}
