import type { Digest } from '#contract/cases'
import type { CaseKeyPoints, CaseSummary } from '#contract/digests'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import type { LanguageModel } from '../../../providers/language-model.ts'
import type { Cases, Judgment } from '../cases.ts'
import { whileContended } from '../../../database/contention.ts'
import { askModel, questionVersion } from './ask-model.ts'
import { extractAside } from './extract-aside.ts'
import { codeOf } from './extract-digest.ts'
import { createPartsCache } from './parts-cache.ts'
import { createInFlight } from './in-flight.ts'
import { type DigestKind, type IndexAnew, type StoredDigest, digestsStorage } from './storage.ts'

export interface DigestsParts {
  database: Database
  cases: Cases
  /** Null where none is set up: the court's own sentences are taken then. */
  model: LanguageModel | null
  /** What a case is found by follows its summary. */
  index: IndexAnew
}

/** Changes with the rules of extraction: what was made by older ones is made anew. */
const extractionVersion = 2

interface Asked {
  refresh: boolean
  signal: AbortSignal
}

/** Summaries and key points: made by the language model that is set up, else taken from the text, and kept. */
export function createDigests({ database, cases, model, index }: DigestsParts) {
  const storage = digestsStorage(database)
  const work = createInFlight<Digest>()
  const cache = createPartsCache()
  const maker = model ? `${model.name} #${questionVersion}` : `extracted #${extractionVersion}`

  const make = async (judgment: Judgment, kind: DigestKind, signal: AbortSignal): Promise<Digest> => {
    const usesModel = model !== null && judgment.content !== null
    const made = usesModel ? await askModel({ model, cache }, judgment, kind, signal) : await extractAside(judgment, kind)
    const { documentId, revision, content } = judgment
    const name = usesModel ? model.name : null
    const at = await whileContended(() => storage.keep(documentId, kind, { maker, revision, content, model: name, ...made }, index))
    return toDigest({ maker, revision, model: name, made_at: at ?? new Date(database.clock.now()), ...made })
  }

  const digestOf = async (judgment: Judgment, kind: DigestKind, { refresh, signal }: Asked): Promise<Digest> => {
    const kept = refresh ? null : await keptOf(judgment, kind)
    return kept ?? work.join(`${judgment.documentId} ${judgment.revision} ${kind}`, (ends) => make(judgment, kind, ends), signal)
  }

  const keptOf = async ({ documentId, revision }: Judgment, kind: DigestKind): Promise<Digest | null> => {
    const kept = await storage.find(documentId, kind, maker, revision)
    return kept ? toDigest(kept) : null
  }

  return {
    /** What was kept of the text that is shown; null while nothing was. */
    kept: keptOf,

    /** Issues, holding and orders of a case that the reader sees; made when they are not kept, or again with `refresh`. */
    async summary(reader: Reader, caseId: string, asked: Asked): Promise<CaseSummary> {
      const judgment = await cases.readJudgment(reader, caseId)
      const made = await digestOf(judgment, 'summary', asked)
      const given = judgment.givenSummary
      const said = made.statements.map(({ text }) => text).join('\n')
      return { case_id: caseId, revision: judgment.revision, summary: given ?? (said === '' ? null : said), given, made }
    },

    /** The points that a case decides, likewise. */
    async keyPoints(reader: Reader, caseId: string, asked: Asked): Promise<CaseKeyPoints> {
      const judgment = await cases.readJudgment(reader, caseId)
      const made = await digestOf(judgment, 'key-points', asked)
      const given = judgment.case.key_points
      const points = given.length > 0 ? given : made.statements.map(({ text }) => text)
      return { case_id: caseId, revision: judgment.revision, key_points: points, given, made }
    },

    close: work.close,
  }
}

export type Digests = ReturnType<typeof createDigests>

const toDigest = ({ model, made_at, statements, reason }: StoredDigest): Digest => ({
  source: model === null ? 'extracted' : 'model',
  model,
  made_at: made_at.toISOString(),
  statements,
  reason,
  reason_code: codeOf(reason),
})
