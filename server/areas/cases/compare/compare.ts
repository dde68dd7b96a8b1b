import type { Clock } from '../../../clock.ts'
import { setImmediate } from 'node:timers/promises'
import type { ComparedCase, Comparison } from '#contract/compare'
import type { Reader } from '../../../access/access.ts'
import { Problem } from '../../../http/problem.ts'
import type { Citations } from '../../citations/citations.ts'
import type { Cases, Judgment } from '../cases.ts'
import { codeOf, extractDigest } from '../summarise/extract-digest.ts'
import { alignPassages } from './align-passages.ts'
import { compareAuthorities } from './compare-authorities.ts'
import { type Passage, readPassages } from './passages.ts'
import { aside } from '../../../printing/aside/run-aside.ts'
import type * as comparisonDocumentModule from './comparison-document.ts'

const writeComparison = aside<typeof comparisonDocumentModule.writeComparison>(
  new URL('./comparison-document.ts', import.meta.url),
  'writeComparison',
)

export interface ComparisonsParts {
  cases: Cases
  citations: Pick<Citations, 'authoritiesIn'>
  /** The time in milliseconds. */
  clock: Clock
}

/** Sets cases side by side. */
export function createComparisons({ cases, citations, clock }: ComparisonsParts) {
  const read = async (reader: Reader, ids: readonly string[]): Promise<Judgment[]> => {
    const found = await Promise.allSettled(ids.map((id) => cases.readJudgment(reader, id)))
    const missing = ids.filter((_, index) => isNotFound(found[index]!))
    if (missing.length > 0)
      throw new Problem('not-found', `No case in the library has the id ${missing.map((id) => `“${id}”`).join(' or ')}.`)
    return found.map((result) => {
      if (result.status === 'rejected') throw result.reason
      return result.value
    })
  }

  const compare = async (reader: Reader, ids: readonly string[]): Promise<Comparison> => {
    const judgments = await read(reader, ids)
    const cited = await Promise.all(ids.map((id) => citations.authoritiesIn(reader, id)))
    const { common, apart, shared } = compareAuthorities(judgments, cited)
    const sides: ComparedCase[] = []
    const passages: Passage[] = []
    // Others get their turn between two long judgments.
    for (const [side, judgment] of judgments.entries()) {
      sides.push(toSide(judgment))
      await setImmediate()
      passages.push(...readPassages(judgment, side))
      await setImmediate()
    }
    return { cases: sides, authorities: { common, apart }, passages: await alignPassages(passages, shared) }
  }

  return {
    /** Two to four cases side by side; `not-found`, naming them, where the reader does not see some of them. */
    compare,

    /** The same as a Word document. */
    async export(reader: Reader, ids: readonly string[]): Promise<File> {
      return writeComparison(await compare(reader, ids), new Date(clock.now()))
    },
  }
}

export type Comparisons = ReturnType<typeof createComparisons>

const isNotFound = (result: PromiseSettledResult<Judgment>) =>
  result.status === 'rejected' && result.reason instanceof Problem && result.reason.code === 'not-found'

function toSide(judgment: Judgment): ComparedCase {
  const { statements, reason } = extractDigest(judgment, 'summary')
  const own = statements.filter(({ opinion_kind }) => opinion_kind !== 'dissenting')
  const of = (wanted: string) => own.filter(({ kind }) => kind === wanted)
  return {
    case: judgment.case,
    revision: judgment.revision,
    issues: of('issue'),
    holdings: of('holding'),
    orders: of('order'),
    dissents: statements.filter(({ opinion_kind }) => opinion_kind === 'dissenting'),
    reason,
    reason_code: codeOf(reason),
  }
}
