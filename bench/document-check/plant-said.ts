import { type Random, between, pick } from '../random.ts'
import type { Planted, SaidKind } from './planted.ts'
import type { SourceCase } from './sources.ts'

/** What a brief says of a case beside its citation, rightly or wrongly, in turns that briefs have; null where the case has nothing to say. */
export function plantSaid(
  kind: SaidKind,
  source: SourceCase,
  sources: readonly SourceCase[],
  random: Random,
  isTrue: boolean,
): Planted | null {
  const cited = `${source.parties} ${source.neutral}`
  const value = valueOf(kind, source, sources, random, isTrue)
  if (value === null) return null
  const turns = turnsOf[kind](value, cited, source)
  return { kind: isTrue ? 'true statement' : kind, how: isTrue ? kind : `${value} instead`, text: pick(random, turns) }
}

const courts = ['Supreme Court', 'Court of Appeal', 'High Court', 'Environment and Land Court', 'Employment and Labour Relations Court']
const day = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))
const surname = (judge: string) => judge.trim().split(/\s+/).at(-1)!
const office = ({ court }: SourceCase) => (court === 'Court of Appeal' ? 'JA' : court === 'Supreme Court' ? 'SCJ' : 'J')
const others = <T>(random: Random, all: readonly T[], isOne: (one: T) => boolean): T | null => {
  const left = all.filter((one) => !isOne(one))
  return left.length === 0 ? null : pick(random, left)
}

function valueOf(kind: SaidKind, source: SourceCase, sources: readonly SourceCase[], random: Random, isTrue: boolean): string | null {
  const { court, date, judges, caseNumber, outcome } = source
  if (kind === 'wrong court')
    return court === null || !courts.includes(court) ? null : isTrue ? court : others(random, courts, (one) => one === court)
  if (kind === 'wrong date') {
    if (date === null) return null
    const moved = new Date(date)
    moved.setUTCDate(moved.getUTCDate() + between(random, 20, 700))
    return isTrue ? day(date) : day(moved.toISOString())
  }
  if (kind === 'wrong judge') {
    const own = judges.map(surname)
    if (own.length === 0 || own.some((name) => !/^\p{Lu}[\p{L}’']{3,}$/u.test(name))) return null
    const all = sources.flatMap((one) => one.judges.map(surname)).filter((name) => /^\p{Lu}[\p{Ll}]{3,}$/u.test(name))
    return isTrue ? pick(random, own) : others(random, all, (name) => own.includes(name))
  }
  if (kind === 'wrong case number') {
    const number = /^((?:Civil|Criminal|Constitutional)? ?(?:Appeal|Application|Petition|Case|Suit)) (E?\d{1,4}) of ((?:19|20)\d\d)$/.exec(
      caseNumber ?? '',
    )
    if (!number) return null
    const [, type, count, year] = number
    const other = `${count!.startsWith('E') ? 'E' : ''}${Number(count!.replace('E', '')) + between(random, 1, 60)}`
    return `${type} No. ${isTrue ? count : other} of ${year}`
  }
  const ended = /^(?:(Appeal|Application|Petition|Suit|Reference) )?(allowed|dismissed)$/i.exec(outcome ?? '')
  if (!ended) return null
  const [, thing = 'matter', how = ''] = ended
  const isAllowed = (how.toLowerCase() === 'allowed') === isTrue
  return `${thing.toLowerCase()} ${isAllowed ? 'allowed' : 'dismissed'}`
}

const turnsOf: Record<SaidKind, (value: string, cited: string, source: SourceCase) => string[]> = {
  'wrong court': (court, cited) => [
    `In ${cited}, the ${court} held that the point was settled.`,
    `The ${court} in ${cited} stated the test that applies.`,
    `The decision of the ${court} in ${cited} is on all fours with this matter.`,
    `We rely on ${cited}, where the ${court} considered the same question at length.`,
    `See ${cited} (${court}).`,
  ],
  'wrong date': (date, cited) => [
    `In ${cited}, decided on ${date}, the point was considered.`,
    `We rely on ${cited}, a decision delivered on ${date}, on the first issue.`,
    `In its judgment of ${date} in ${cited} the court considered the point.`,
    `The law is as stated in ${cited} (${date}).`,
  ],
  'wrong judge': (judge, cited, source) => [
    `In ${cited}, ${judge} ${office(source)} held that the test is a strict one.`,
    `The law is as stated in ${cited} (per ${judge} ${office(source)}).`,
    `${judge} ${office(source)} in ${cited} considered the point at length.`,
    `Justice ${judge} in ${cited} stated the test that applies.`,
  ],
  'wrong case number': (number, _, { parties, neutral }) => [
    `The point was considered in ${parties}, ${number}, ${neutral}.`,
    `The point was considered in ${parties} (${number}) ${neutral} at some length.`,
    `We rely on ${parties} ${neutral}, ${number}.`,
    `In ${parties} ${neutral} (${number}) the point was considered.`,
  ],
  'wrong outcome': (value, cited) => {
    const [thing = '', how = ''] = value.split(' ')
    return [
      `In ${cited} the ${thing} was ${how} with costs.`,
      `In ${cited}, the court ${how} the ${thing}.`,
      `In ${cited} the court considered the point at length and ${how} the ${thing}.`,
      `We rely on ${cited}. The ${thing} there was ${how}.`,
    ]
  },
}

const NEGATIONS = /^(?:not|never|no|nor|unless|without|cannot|except)$/i

/** A passage from which an ellipsis or a bracket takes a negation away; null where it has none within. */
export function swallowNegation(words: string, random: Random): string | null {
  const list = words.split(' ')
  const at = list.findIndex((word, place) => place > 2 && place < list.length - 4 && NEGATIONS.test(word))
  if (at < 0) return null
  const [from, to] = [at - between(random, 0, 1), at + between(random, 0, 2)]
  const mark = pick(random, ['…', '...', '. . .', '[...]', '[…]', `[${list[to + 1]}]`])
  const rest = list.slice(to + 1)
  return [...list.slice(0, from), mark, ...(mark.startsWith(`[${list[to + 1]}`) ? rest.slice(1) : rest)].join(' ')
}

/** A passage that is fairly shortened: what goes has no negation and ends no sentence. */
export function shortenFairly(words: string, random: Random): string | null {
  const list = words.split(' ')
  if (list.length < 16) return null
  const from = between(random, 5, list.length - 10)
  const gone = list.slice(from, from + 3)
  if (gone.some((word) => NEGATIONS.test(word) || /[.,;:]$|^(?:only|if|but|save|provided|neither|none|nothing|hardly|fail)/i.test(word)))
    return null
  return [...list.slice(0, from), '…', ...list.slice(from + 3)].join(' ')
}

/** A citation with its paragraph in brackets. */
export function bracketed(source: SourceCase, number: number, words: string | null, random: Random): string {
  const cited = `${source.parties} ${source.neutral}`
  const place = pick(random, [
    `(para ${number})`,
    `(at para ${number})`,
    `[at para ${number}]`,
    `(at paragraph ${number})`,
    `[para. ${number}]`,
    `(¶ ${number})`,
  ])
  if (words === null) return pick(random, [`The law is as stated in ${cited} ${place}.`, `In ${cited} ${place} the point was considered.`])
  return pick(random, [
    `In ${cited} ${place} the court held that “${words}”`,
    `In ${cited} it was held that “${words}” ${place}.`,
    `It was held in ${cited} ${place}: “${words}”`,
  ])
}

/** A quote that is given as what the court held. */
export const asHolding = ({ parties, neutral }: SourceCase, words: string, random: Random): string =>
  pick(random, [
    `In ${parties} ${neutral}, the court held that “${words}”`,
    `The court in ${parties} ${neutral} stated: “${words}”`,
    `It was held in ${parties} ${neutral} that “${words}”`,
    `In ${parties} ${neutral} the learned judges found that “${words}”`,
  ])
