import type { Reader } from '../../../access/access.ts'
import type { Citator } from '../../citator/citator.ts'
import type { Passage } from './passage.ts'
import type { ReadPassages } from './read-passages.ts'

/** Cases that cite another, of which a passage is read. */
const maxCiting = 4

/** What later cases say of a case where they cite it, those that say most of it first. */
export const createFindCiting =
  ({ citator, readPassages }: { citator: Pick<Citator, 'citedBy'>; readPassages: ReadPassages }) =>
  async (reader: Reader, caseId: string): Promise<Passage[]> => {
    const { results } = await citator.citedBy(reader, caseId, { limit: maxCiting, offset: 0 })
    const passages: Passage[] = []
    for (const { case: citing, paragraph } of results)
      if (paragraph !== null) passages.push(...(await readPassages(reader, citing.id, { paragraph })))
    return passages
  }

export type FindCiting = ReturnType<typeof createFindCiting>

// 'Has this case been followed or overturned?', 'Which later decisions followed this passage, and which did not?'
const OF_CITING =
  /\b(?:followed|applied|overturned|overruled|reversed|distinguished|doubted|cited|relied (?:up)?on|treated|good law)\b[^?]*\?|\b(?:which|what) (?:later|subsequent) (?:decisions?|cases?|courts?)\b/i
const OF_THIS_CASE = /\b(?:this|that|the) (?:case|decision|judgment|ruling|passage|holding)\b|\bit\b/i

/** Whether a question about one case, which it may name, asks what later cases made of it. */
export const asksOfCiting = (question: string, isNamed = false): boolean =>
  OF_CITING.test(question) && (isNamed || OF_THIS_CASE.test(question))
