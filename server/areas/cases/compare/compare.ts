import type { Clock } from '../../../clock.ts'
import type { Comparison } from '#contract/compare'
import type { Reader } from '../../../access/access.ts'
import { Problem } from '../../../problem.ts'
import type { Citations } from '../../citations/citations.ts'
import type { Cases, Judgment } from '../cases.ts'
import { aside, readingAside } from '../../../printing/aside/run-aside.ts'
import { isShort } from '../short-text.ts'
import { compareTexts } from './compare-texts.ts'
import type * as compareTextsModule from './compare-texts.ts'
import type * as comparisonDocumentModule from './comparison-document.ts'

const writeComparison = aside<typeof comparisonDocumentModule.writeComparison>(
  new URL('./comparison-document.ts', import.meta.url),
  'writeComparison',
)
const compareAside = readingAside<typeof compareTextsModule.compareTexts>(new URL('./compare-texts.ts', import.meta.url), 'compareTexts')

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
    return isShort(judgments) ? compareTexts(judgments, cited) : compareAside(judgments, cited)
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
