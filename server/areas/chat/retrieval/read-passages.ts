import type { Reader } from '../../../access/access.ts'
import type { Cases } from '../../cases/cases.ts'
import { divideJudgment } from './divide-judgment.ts'
import { type Passage, type TextPassage, passageAt } from './passage.ts'
import { toPassage } from './retrieve.ts'

/** Which passage of a case is meant: the one with the court's own number, or the one in which a paragraph stands. */
export type Wanted = { number: string } | { paragraph: number }

/** Reads passages of one case, as its reader sees it; `not-found` for a case that it does not see. */
export const createReadPassages =
  (cases: Pick<Cases, 'readJudgment' | 'withStanding'>) =>
  async (reader: Reader, caseId: string, wanted: Wanted): Promise<Passage[]> => {
    const { case: of, content, ...layout } = await cases.readJudgment(reader, caseId)
    if (content === null) return []
    const standing = (await cases.withStanding(reader, [of.id])).get(of.id)?.signal ?? null
    return pick(divideJudgment({ content, ...layout }), wanted).map((one) => toPassage(of, one, standing))
  }

export type ReadPassages = ReturnType<typeof createReadPassages>

/** A number may stand twice, where each of several opinions counts its own. */
function pick(passages: readonly TextPassage[], wanted: Wanted): TextPassage[] {
  if ('number' in wanted) return passages.filter(({ number }) => number === wanted.number)
  const one = passageAt(passages, wanted.paragraph)
  return one === undefined ? [] : [one]
}
