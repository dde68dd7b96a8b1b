import type { CheckReport, CheckedCitation } from '../../contract/document-check.ts'
import { type Random, seededRandom } from '../random.ts'
import { type SourceAct, plantProvision } from './acts.ts'
import { plant } from './plant.ts'
import { type Kind, type Planted, type SaidKind, isClean, kinds, labelled, saidKinds } from './planted.ts'
import type { SourceCase } from './sources.ts'

/** How many of each are planted, and the mark: how many have to be found, or of clean passages how many may be called wrong. */
export const marks: Record<Kind, { planted: number; mark: number }> = {
  'wrong name': { planted: 50, mark: 49 },
  'altered quote': { planted: 70, mark: 70 },
  'invented number': { planted: 30, mark: 30 },
  'wrong pinpoint': { planted: 50, mark: 45 },
  'negation swallowed': { planted: 50, mark: 48 },
  'wrong court': { planted: 50, mark: 48 },
  'wrong date': { planted: 50, mark: 48 },
  'wrong judge': { planted: 50, mark: 48 },
  'wrong case number': { planted: 50, mark: 48 },
  'wrong outcome': { planted: 50, mark: 48 },
  'wrong pinpoint in brackets': { planted: 50, mark: 48 },
  'words of another': { planted: 50, mark: 48 },
  'words of a dissent': { planted: 50, mark: 48 },
  'true statement': { planted: 146, mark: 1 },
  'invented provision': { planted: 60, mark: 59 },
  provision: { planted: 100, mark: 1 },
  clean: { planted: 146, mark: 1 },
}

export interface Figures {
  found: Record<Kind, number>
  /** Planted errors that were missed, and clean passages that were called wrong. */
  misses: Planted[]
}

const perDocument = 40
const maxDraws = 20_000

/** Plants every kind of error, in an order that mixes them with clean passages, and checks the documents that result. */
export async function measure(
  { sources, acts }: { sources: readonly SourceCase[]; acts: readonly SourceAct[] },
  check: (text: string) => Promise<CheckReport>,
  seed: number,
): Promise<Figures> {
  const random = seededRandom(seed)
  const planted = shuffle(
    kinds.flatMap((kind) => draw(kind, sources, acts, random)),
    random,
  )
  const figures: Figures = {
    found: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>,
    misses: [],
  }
  for (let at = 0; at < planted.length; at += perDocument) {
    const passages = planted.slice(at, at + perDocument)
    const { text, starts } = compose(passages)
    const { citations } = await check(text)
    for (const [index, passage] of passages.entries()) {
      const own = citations.filter(({ start }) => start >= starts[index]! && start < (starts[index + 1] ?? Infinity))
      const { kind } = passage
      const isFound = own.some(isClean(kind) ? isCalledWrong(passage.how === labelled) : signsOf[kind])
      if (isFound) figures.found[passage.kind] += 1
      if (isFound === isClean(passage.kind)) figures.misses.push(passage)
    }
  }
  return figures
}

/** The report says that something else is on record than the document says. */
function says(what: string): (checked: CheckedCitation) => boolean {
  return ({ said }) => said?.some((one) => one.what === what) ?? false
}

/** What the report must say of a planted error for it to count as found. */
const signsOf: Record<Exclude<Kind, 'clean' | 'provision' | 'true statement'>, (checked: CheckedCitation) => boolean> = {
  'wrong name': ({ verdict }) => verdict === 'name mismatch',
  'altered quote': ({ quotes }) => quotes.some(({ status }) => status === 'altered'),
  'invented number': ({ verdict }) => verdict === 'not in library',
  'wrong pinpoint': ({ pinpoint }) => pinpoint?.status === 'wrong',
  'negation swallowed': ({ quotes }) => quotes.some(({ status }) => status === 'altered'),
  ...(Object.fromEntries(saidKinds.map((kind) => [kind, says(kind.slice('wrong '.length))])) as Record<
    SaidKind,
    (checked: CheckedCitation) => boolean
  >),
  'wrong pinpoint in brackets': ({ pinpoint }) => pinpoint?.status === 'wrong',
  'words of another': ({ quotes }) => quotes.some(({ reason_code: { code } }) => code === 'words-of-another'),
  'words of a dissent': ({ quotes, level }) => level === 'wrong' && quotes.some(({ reason_code: { code } }) => code === 'words-of-dissent'),
  'invented provision': ({ verdict }) => verdict === 'no such provision',
}

/**
 * What a reader is told to mind in a citation, later treatment apart, and that it is a sample: both are true of the cases that are planted. Of words that nobody has labelled, whose they are is not known either.
 */
const isCalledWrong =
  (isLabelled: boolean) =>
  ({ verdict, level, case: cited, pinpoint, quotes, signals, said }: CheckedCitation): boolean =>
    (level === 'wrong' &&
      cited?.sample !== true &&
      (isLabelled || !quotes.some(({ reason_code: { code } }) => code === 'words-of-another')) &&
      !signals.some((signal) => signal.level === 'negative')) ||
    (level === 'look' && verdict !== 'resolved') ||
    pinpoint?.status === 'wrong' ||
    (said?.length ?? 0) > 0 ||
    quotes.some(({ status, reason_code: { code } }) => status !== 'word for word' || (isLabelled && code !== 'words-stand'))

function draw(kind: Kind, sources: readonly SourceCase[], acts: readonly SourceAct[], random: Random): Planted[] {
  const drawn: Planted[] = []
  for (let tries = 0; drawn.length < marks[kind].planted; tries += 1) {
    if (tries > maxDraws) throw new Error(`The library gives no more passages of the kind '${kind}'`)
    const one =
      kind === 'provision' || kind === 'invented provision'
        ? plantProvision(kind === 'provision', acts, random)
        : plant(kind, drawn.length, sources, random)
    if (one) drawn.push(one)
  }
  return drawn
}

function compose(passages: readonly Planted[]) {
  let text = 'WRITTEN SUBMISSIONS\n\n'
  const starts = passages.map((passage, index) => {
    const start = text.length
    text += `${index + 1}. ${passage.text}\n\n`
    return start
  })
  return { text, starts }
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
