import { randomBytes } from 'node:crypto'
import { type By, recordAudit } from '../../../audit/audit.ts'
import type { Clock } from '../../../clock.ts'
import { createMutex } from '../../../database/mutex.ts'
import type { Database } from '../../../database/open.ts'
import type { Redactable } from '../../../redactable/redactable.ts'
import { record } from '../../../events/events.ts'
import { keepDispositions } from '../../analytics/analytics.ts'
import { putIntoGraph } from '../../citations/citations.ts'
import { readGraphAside } from '../import/extract-facts-in-worker.ts'
import { finishIndexing, forgetWords, indexProvisions, indexStored } from '../../search/search.ts'
import { type HiddenName, createNameFinder, findWords, hideName } from './find-names.ts'
import { wordsOfAnswer } from './decode-words.ts'
import { findMails, removeMails } from './outbox-mails.ts'
import { type Places, countPlaces, createRedactor } from './redact.ts'
import {
  type DocumentWithNames,
  type StoredAnswer,
  type RedactionTransaction,
  citingCases,
  clearOverwritten,
  documentToRedact,
  insertAudit,
  storedAnswers,
  lockAlone,
  overwriteDocument,
  overwriteHeadings,
  ownJudges,
  redactionKey,
  removeAnswers,
  removeOwnJudges,
  courtsOf,
} from './storage.ts'

export interface Replacement {
  name: string
  initials: string
}

export interface RedactOptions {
  caseId: string
  replacements: readonly Replacement[]
  /** Who does it, for the audit entry. */
  by: string
  /** The same for the log; the operator where it is left out. */
  doer?: By
  /** Folder of the mails that wait; its mails that hold a name are removed. */
  outbox: string
  /** Also in the judgments that cite this one and print a name. */
  everywhere?: boolean
  /** Counts, and changes nothing. */
  dryRun?: boolean
}

export interface RedactionReport {
  /** The documents that are redacted, the one asked for first, with the places of all names in them. */
  documents: { caseId: string; places: Places }[]
  /** Judgments that cite this one and print a name, which stays there. */
  alsoNaming: string[]
  answers: number
  mails: number
  /** Places in the documents where a single word of a longer name stands without the others. */
  loneWords: number
}

/** What the operator asked for cannot be done; nothing was changed. */
export class RedactionRefused extends Error {}

/**
 * Takes names out of a document: every revision, its record, the search index, the graph, what is kept about it, stored answers and waiting
 * mails, in one transaction, and leaves an audit entry without the name. Throws RedactionRefused when there is no such document or a name is not in it.
 */
export async function redactNames(database: Database, kinds: readonly Redactable[], options: RedactOptions): Promise<RedactionReport> {
  checkReplacements(options.replacements)
  const report = await database.sql.transaction().execute((transaction) => redactWithin(transaction, database.clock, kinds, options))
  if (!options.dryRun) {
    try {
      await turnOf(database)(async () => {
        await finishIndexing(database)
        await clearOverwritten(database)
      })
    } catch (error) {
      throw new Error('The names are redacted, but clearing what was overwritten failed: run npm run reindex.', { cause: error })
    }
  }
  return report
}

/** Who makes an index anew has another of its kind for a while, which is gone when somebody else comes to it: one clears after the other. */
const turns = new WeakMap<Database, ReturnType<typeof createMutex>>()
function turnOf(database: Database) {
  const turn = turns.get(database) ?? createMutex(database, 'clear what was overwritten')
  turns.set(database, turn)
  return turn
}

const shortestName = 2

/** Refuses a name that is no name and initials that would leave it standing; the words of an error never repeat the name. */
export function checkReplacements(replacements: readonly Replacement[]) {
  if (replacements.length === 0) throw new RedactionRefused('No name is given.')
  const key = 'check'
  const hidden = replacements.map(({ name, initials }) => {
    if (initials.trim() === '') throw new RedactionRefused('A name is given without initials: write NAME=INITIALS.')
    const one = hideName(key, name, initials)
    if (one.letters < shortestName) throw new RedactionRefused(`The name for '${initials}' has fewer than ${shortestName} letters.`)
    return one
  })
  const find = createNameFinder(key, hidden)
  for (const { initials } of replacements)
    if (find(initials, { inFileName: true }).length > 0)
      throw new RedactionRefused('The initials hold a name that they are to stand for: nothing would be redacted.')
  if (new Set(hidden.map(({ hash }) => hash)).size < hidden.length) throw new RedactionRefused('A name is given twice.')
}

interface Redacted {
  before: DocumentWithNames
  after: DocumentWithNames
  redactor: ReturnType<typeof createRedactor>
  /** Judges of a private document that are none. */
  judgeIds: number[]
  /** One for each name. */
  places: Places[]
}

async function redactWithin(
  transaction: RedactionTransaction,
  clock: Clock,
  kinds: readonly Redactable[],
  options: RedactOptions,
): Promise<RedactionReport> {
  await lockAlone(transaction)
  const key = await redactionKey(transaction, randomBytes(32).toString('hex'))
  const names = options.replacements.map(({ name, initials }) => hideName(key, name, initials))
  const asked = await documentToRedact(transaction, options.caseId)
  if (!asked) throw new RedactionRefused(`There is no case with the id ${options.caseId}.`)

  const first = await redactDocument(transaction, key, names, asked)
  const redacted = [first]
  const alsoNaming: string[] = []
  for (const caseId of await citingCases(transaction, asked.id)) {
    const other = await redactDocument(transaction, key, names, (await documentToRedact(transaction, caseId))!)
    if (countPlaces(other.places) === 0) continue
    if (options.everywhere) redacted.push(other)
    else alsoNaming.push(caseId)
  }
  for (const [index, { initials }] of options.replacements.entries())
    if (redacted.every(({ places }) => countPlaces([places[index]!]) === 0))
      throw new RedactionRefused(`The name for '${initials}' is not found in ${options.caseId}: nothing was changed.`)

  const writes = await redactAll(transaction, kinds, redacted)
  const elsewhere = createRedactor(key, names)
  const answers = await answersWith(transaction, (body) => elsewhere.holds('cached answers', wordsOfAnswer(body)))
  const mails = await findMails(options.outbox, (words) => elsewhere.holds('mails', words))
  const report: RedactionReport = {
    documents: redacted.map(({ after, places }) => ({ caseId: after.case_id, places: sumOf(places) })),
    alsoNaming,
    answers: answers.length,
    mails: mails.length,
    loneWords: redacted.reduce((sum, { after }) => sum + countLoneWords(after, options.replacements), 0),
  }
  if (options.dryRun) return report

  await writeRedacted(transaction, redacted)
  for (const write of writes) await write()
  await removeAnswers(transaction, answers)
  const at = clock.now()
  await insertAudit(
    transaction,
    new Date(at),
    redacted.flatMap(({ after, places }) =>
      names.flatMap((name, index) => {
        const placesElsewhere = after === first.after ? elsewhere.places[index] : {}
        const found = { ...places[index], ...placesElsewhere }
        return Object.keys(found).length === 0 ? [] : [{ ...name, caseId: after.case_id, by: options.by, places: found }]
      }),
    ),
  )
  for (const { after, places } of redacted)
    await recordAudit(transaction, at, {
      action: 'redacted',
      by: options.doer ?? 'operator',
      object: after.case_id,
      details: { documents: redacted.length, places: countPlaces(places) },
    })
  await record(
    transaction,
    at,
    redacted.map(({ after }) => ({ name: 'document.redacted', subject: after.case_id, account: after.owner, actor: null, payload: {} })),
  )
  // Last: files do not come back when a transaction is undone.
  await removeMails(mails)
  return report
}

async function redactDocument(
  transaction: RedactionTransaction,
  key: string,
  names: readonly HiddenName[],
  before: DocumentWithNames,
): Promise<Redacted> {
  const redactor = createRedactor(key, names)
  const isNamed = (name: string) => redactor.holds('judges', name)
  const owned = before.owner !== null
  const { judges, ...corrections } = redactor.correction(before.corrections)
  const after = {
    ...before,
    identity: redactor.identity(before.identity, before.case_id),
    record: redactor.record(before.record),
    corrections: { ...corrections, ...(judges && { judges: owned ? judges.filter((name) => !isNamed(name)) : judges }) },
    citations: redactor.citations(before.citations),
    revisions: before.revisions.map(redactor.revision),
  }
  const bench = owned ? await ownJudges(transaction, before.id) : []
  const judgeIds = bench.filter(({ name }) => isNamed(name)).map(({ id }) => id)
  return { before, after, redactor, judgeIds, places: redactor.places }
}

/** What is kept about these documents, without the names; answers what writes it. */
async function redactAll(transaction: RedactionTransaction, kinds: readonly Redactable[], redacted: readonly Redacted[]) {
  const writes: (() => Promise<void>)[] = []
  for (const { before, after, redactor } of redacted) {
    const revisions = after.revisions.map(({ number, content, layout }, index) => ({
      number,
      content,
      layout,
      shift: redactor.shiftOf(before.revisions[index]!.content ?? ''),
    }))
    for (const { name, redact } of kinds) {
      if (!redact) continue
      const withoutNames = (words: string) => redactor.words(name, words)
      const countNames = (words: string) => void redactor.holds(name, words)
      writes.push(await redact(transaction, { documentId: after.id, workId: after.work_id, revisions, withoutNames, countNames }))
    }
  }
  return writes
}

/** Overwrites documents and makes search and graph anew from them. */
async function writeRedacted(transaction: RedactionTransaction, redacted: readonly Redacted[]) {
  const ids = redacted.map(({ after }) => after.id)
  for (const { after, judgeIds } of redacted) {
    await overwriteDocument(transaction, after)
    await removeOwnJudges(transaction, judgeIds)
  }
  const current = redacted.map(({ after }) => ({ after, shown: after.revisions.find(({ number }) => number === after.revision)! }))
  await forgetWords(transaction, ids)
  await indexStored(
    transaction,
    current.map(({ after, shown }) => ({ documentId: after.id, content: shown.content, layout: shown.layout })),
  )
  for (const { after, redactor } of redacted) {
    if (after.kind !== 'act') continue
    await overwriteHeadings(transaction, after.id, (heading) => redactor.words('text', heading))
    await indexProvisions(transaction, after.id)
  }
  const courts = await courtsOf(transaction, ids)
  const read = []
  for (const { after, shown } of current) {
    const { id, kind, year, record, citations } = after
    if (kind === 'act') continue
    const said = { ...record, kind, year, citations: citations.map(({ citation }) => citation), court_code: courts.get(id) ?? null }
    read.push({ id, ...(await readGraphAside(said, shown.content, shown.layout)) })
  }
  await putIntoGraph(transaction, read)
  await keepDispositions(
    transaction,
    read.map(({ id, disposition }) => ({ documentId: id, disposition })),
  )
}

const answersAtOnce = 200

async function answersWith(transaction: RedactionTransaction, holds: (body: string) => boolean) {
  const found: Pick<StoredAnswer, 'caller' | 'key'>[] = []
  let after = { caller: '', key: '' }
  for (;;) {
    const answers = await storedAnswers(transaction, after, answersAtOnce)
    for (const { caller, key, body } of answers) if (holds(body)) found.push({ caller, key })
    if (answers.length < answersAtOnce) return found
    after = answers.at(-1)!
  }
}

function sumOf(places: readonly Places[]): Places {
  const sum: Places = {}
  for (const one of places) for (const [kind, count] of Object.entries(one)) sum[kind] = (sum[kind] ?? 0) + count
  return sum
}

/** Shorter words of a name are initials and "of". */
const shortestLoneWord = 3

/** How often a word of a name of several words is left in the shown text and title: "Mwenda" where "Jane Mwenda" was replaced. */
function countLoneWords({ record, revisions, revision }: DocumentWithNames, replacements: readonly Replacement[]): number {
  const words = new Set(
    replacements.flatMap(({ name }) => {
      const parts = findWords(name).map(({ folded }) => folded)
      return parts.length > 1 ? parts.filter(({ length }) => length >= shortestLoneWord) : []
    }),
  )
  const shown = revisions.find(({ number }) => number === revision)?.content ?? ''
  return [record.title, shown].flatMap(findWords).filter(({ folded }) => words.has(folded)).length
}
