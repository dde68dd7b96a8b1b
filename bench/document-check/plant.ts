import { type Random, between, pick } from '../random.ts'
import { type Kind, type Planted, labelled, saidKinds } from './planted.ts'
import type { Passage, SourceCase } from './sources.ts'
import { asHolding, bracketed, plantSaid, shortenFairly, swallowNegation } from './plant-said.ts'

const others = ['premises', 'defendant', 'liable', 'therefore', 'statutory', 'granted', 'evidence', 'reasonable']

/** Ways of altering a quote that a careless or a dishonest brief would; null where a quote has nothing to alter so. */
const alterations: Record<string, (words: string, random: Random) => string | null> = {
  'a word replaced': (words, random) =>
    edit(words, random, (word) => [
      pick(
        random,
        others.filter((other) => other !== word),
      ),
    ]),
  'a word left out': (words, random) => edit(words, random, () => []),
  'a word put in': (words, random) => edit(words, random, (word) => [word, pick(random, ['only', 'clearly', 'always'])]),
  'a negation turned': (words) =>
    / not /.test(words)
      ? words.replace(' not ', ' ')
      : / (?:is|was|are|were|has|had|can|may|shall|must) /.test(words)
        ? words.replace(/ (is|was|are|were|has|had|can|may|shall|must) /, ' $1 not ')
        : null,
  'a number changed': (words, random) =>
    /\d/.test(words) ? words.replace(/\d/, (digit) => String((Number(digit) + between(random, 1, 8)) % 10)) : null,
  'a letter changed': (words, random) =>
    edit(words, random, (word) => [`${word.slice(0, 2)}${word[2] === 'e' ? 'a' : 'e'}${word.slice(3)}`]),
  'two words exchanged': (words, random) => {
    const list = words.split(' ')
    const at = between(random, 1, list.length - 3)
    if (list[at] === list[at + 1]) return null
    return [...list.slice(0, at), list[at + 1]!, list[at]!, ...list.slice(at + 2)].join(' ')
  },
}
export const waysToAlter = Object.keys(alterations)

/** Changes one long word that is neither first nor last. */
function edit(words: string, random: Random, change: (word: string) => string[]): string | null {
  const list = words.split(' ')
  const places = [...list.keys()].filter((at) => at > 0 && at < list.length - 1 && /^[a-z]{4,}$/.test(list[at]!))
  if (places.length === 0) return null
  const at = pick(random, places)
  return list.toSpliced(at, 1, ...change(list[at]!)).join(' ')
}

/** The parties as briefs print them. */
function printed(parties: string, random: Random): string {
  const ways = [
    (name: string) => name,
    (name: string) => name.replace(/ v /, ' vs '),
    (name: string) => name.replace(/ v /, ' v. '),
    (name: string) => name.replace(/\bLimited\b/g, 'Ltd'),
    (name: string) => name.replace(/\s+& (?:another|\d+ others)/g, ' & others'),
  ]
  return pick(random, ways)(parties)
}

const leads = ['In', 'See', 'We rely on', 'The appellant relied on', 'This was settled in', 'Counsel referred to']

function cite(
  name: string,
  citation: string,
  random: Random,
  { passage, pinpoint }: { passage?: string | undefined; pinpoint?: number | undefined },
): string {
  const lead = pick(random, leads)
  const place =
    pinpoint === undefined
      ? ''
      : pick(random, [` at para ${pinpoint}`, ` at paragraph ${pinpoint}`, `, para ${pinpoint}`, ` at [${pinpoint}]`])
  const cited = `${name} ${citation}${place}`
  if (passage === undefined)
    return pick(random, [`${lead} ${cited}, where the point was considered at length.`, `The law is as stated in ${cited}.`])
  return pick(random, [
    `${lead} ${cited}, the court held that “${passage}”`,
    `${lead} ${cited}:\n\n“${passage}”`,
    `It was held that “${passage}” (${cited}).`,
    `${lead} ${cited}. The court said: "${passage}" The facts here are no different.`,
  ])
}

/** One passage of a brief of the given kind, of those that cite cases; null where the cases drawn do not allow it, so that another draw is made. */
export function plant(
  kind: Exclude<Kind, 'invented provision' | 'provision'>,
  way: number,
  sources: readonly SourceCase[],
  random: Random,
): Planted | null {
  const source = pick(random, sources)
  const name = printed(source.parties, random)
  const said = saidKinds.find((one) => one === kind)
  if (said) return plantSaid(said, source, sources, random, false)
  if (kind === 'words of another' || kind === 'words of a dissent') {
    const spoken =
      kind === 'words of a dissent'
        ? source.dissents.map((words) => ({ words, isHeld: false }))
        : source.spoken.filter(({ label }) => label !== 'court')
    if (spoken.length === 0) return null
    const { words, isHeld } = pick(random, spoken)
    return { kind, how: 'as the holding', text: asHolding(source, words, random), isHeld }
  }
  if (kind === 'true statement') return plantTrue(source, way, sources, random)
  if (kind === 'invented number') return inventNumber(sources, random)
  if (kind === 'wrong name') {
    const other = pick(random, sources).parties
    if (sharesWords(other, source.parties)) return null
    return { kind, how: `${source.parties} as ${other}`, text: cite(printed(other, random), source.neutral, random, {}) }
  }
  const passage = source.passages.length > 0 ? pick(random, source.passages) : undefined
  if (kind === 'negation swallowed') {
    const shortened = passage && swallowNegation(passage.words, random)
    return shortened ? { kind, how: 'a negation left out', text: cite(name, source.neutral, random, { passage: shortened }) } : null
  }
  if (kind === 'wrong pinpoint in brackets') {
    const moved = source.numbers.length < 5 ? [] : source.numbers.filter((number) => number !== passage?.number)
    if (moved.length === 0 || !passage) return null
    const [words, number] =
      way % 2 === 0 ? [null, Math.max(...source.numbers) + between(random, 1, 40)] : [passage.words, pick(random, moved)]
    return { kind, how: words === null ? 'beyond the last' : 'another paragraph', text: bracketed(source, number, words, random) }
  }
  if (kind === 'altered quote') return passage ? alterQuote(source, name, passage, way, random) : null
  if (kind === 'wrong pinpoint') return passage ? movePinpoint(source, name, passage, way, random) : null
  if (way % 3 === 0 || !passage) return { kind, how: 'a citation', text: cite(name, source.neutral, random, {}) }
  return {
    kind,
    how: 'a quote with its paragraph',
    text: cite(name, source.neutral, random, { passage: passage.words, pinpoint: way % 3 === 1 ? passage.number : undefined }),
  }
}

/** True statements of every sort that is planted wrongly too. */
function plantTrue(source: SourceCase, way: number, sources: readonly SourceCase[], random: Random): Planted | null {
  const kind = 'true statement'
  const said = saidKinds[way % (saidKinds.length + 3)]
  if (said) return plantSaid(said, source, sources, random, true)
  const held = source.spoken.filter(({ label }) => label === 'court')
  if (way % 2 === 0 && held.length > 0) {
    const { words, isHeld } = pick(random, held)
    return { kind, how: labelled, text: asHolding(source, words, random), isHeld }
  }
  if (source.passages.length === 0) return null
  const { words, number } = pick(random, source.passages)
  if (way % 3 === 0) {
    const shortened = shortenFairly(words, random)
    return shortened ? { kind, how: 'a fair omission', text: cite(source.parties, source.neutral, random, { passage: shortened }) } : null
  }
  return { kind, how: 'a pinpoint in brackets', text: bracketed(source, number, null, random) }
}

function alterQuote(source: SourceCase, name: string, passage: Passage, way: number, random: Random): Planted | null {
  const how = waysToAlter[way % waysToAlter.length]!
  const altered = alterations[how]!(passage.words, random)
  if (altered === null || source.content.includes(altered)) return null
  return { kind: 'altered quote', how, text: cite(name, source.neutral, random, { passage: altered }) }
}

/** Every other one has a quote that stands in another paragraph; the rest name a paragraph beyond the last. */
function movePinpoint(source: SourceCase, name: string, passage: Passage, way: number, random: Random): Planted | null {
  const highest = Math.max(...source.numbers)
  if (source.numbers.length < 5) return null
  if (way % 2 === 0)
    return {
      kind: 'wrong pinpoint',
      how: 'beyond the last',
      text: cite(name, source.neutral, random, { pinpoint: Math.min(999, highest + between(random, 1, 40)) }),
    }
  const moved = pick(
    random,
    source.numbers.filter((number) => number !== passage.number),
  )
  return {
    kind: 'wrong pinpoint',
    how: 'another paragraph',
    text: cite(name, source.neutral, random, { passage: passage.words, pinpoint: moved }),
  }
}

function inventNumber(sources: readonly SourceCase[], random: Random): Planted | null {
  const [first, second] = [pick(random, sources), pick(random, sources)].map(({ parties }) => parties.split(/\s+vs?\.?\s+/))
  const citation = `[${between(random, 2005, 2025)}] ${pick(random, ['KEHC', 'KECA', 'KESC', 'KEELC', 'KEELRC'])} ${between(random, 60_000, 89_999)} (KLR)`
  if (!first?.[0] || !second?.[1] || first === second) return null
  return { kind: 'invented number', how: 'no such number', text: cite(`${first[0]} v ${second[1]}`, citation, random, {}) }
}

const sharesWords = (a: string, b: string): boolean => {
  const words = (name: string) =>
    new Set(
      name
        .toLowerCase()
        .match(/\p{L}{3,}/gu)
        ?.filter((word) => !/^(?:republic|another|others|limited|ltd|and|the|kenya)$/.test(word)) ?? [],
    )
  const known = words(b)
  return [...words(a)].some((word) => known.has(word))
}
