import {
  type AuthorityKind,
  type ExchangeFormat,
  type ImportedRecord,
  type KeptCitation,
  type WrittenKeptCitation,
  largestImport,
  mostKeptCitations,
} from '#contract/citation-lists'
import type { CitationStyle } from '#contract/citations'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../http/problem.ts'
import { type ReceivedFile, inMegabytes } from '../../http/receive-files.ts'
import type { Citations } from '../citations/citations.ts'
import { describeCitations, toItems } from './describe-citation.ts'
import { exchange } from './exchange/formats.ts'
import { countOutcomes, readImport } from './import-file.ts'
import { type KeptFields, type KeptRow, keptCitationsStorage, turnsOf } from './storage.ts'
import { writeAuthorities } from './table-of-authorities.ts'

export { kindOf as kindOfAuthority } from './exchange/from-citation.ts'
export { redactKept } from './redact-kept.ts'
export { overwriteKept } from './storage.ts'
export { type ListedAuthority, writeAuthorities } from './table-of-authorities.ts'

interface ListQuery {
  query: string
  kind?: AuthorityKind | undefined
  sort: 'newest' | 'title'
  limit: number
  offset: number
}

/** The citations that each account keeps. */
export function createCitationLists({
  database,
  citations,
  now = Date.now,
}: {
  database: Database
  citations: Citations
  now?: (() => number) | undefined
}) {
  const storage = keptCitationsStorage(database)
  const inTurn = turnsOf(database)

  /** `not-found` for a citation that is not the account's, or gone. */
  const rowOf = async (userId: string, id: string): Promise<KeptRow> => {
    const row = await storage.byId(userId, id)
    if (!row) throw new Problem('not-found', 'Citation not found')
    return row
  }

  const add = async (within: Pick<typeof storage, 'count' | 'insert'>, userId: string, added: readonly KeptFields[]): Promise<string[]> => {
    const room = mostKeptCitations - (await within.count(userId, { words: [] }))
    if (added.length > room)
      throw new Problem(
        'limit-reached',
        `You may keep ${mostKeptCitations} citations, so there is room for ${room} more. Nothing was added.`,
      )
    return within.insert(userId, added)
  }

  return {
    async list(userId: string, { query, kind, sort, limit, offset }: ListQuery) {
      const filter = { words: query.split(/\s+/).filter((word) => word !== ''), kind }
      const [rows, total] = await Promise.all([storage.list(userId, filter, { sort, limit, offset }), storage.count(userId, filter)])
      return { results: rows.map(toKept), total, total_relation: 'eq' as const, offset, limit }
    },

    async keep(userId: string, { text, style }: { text: string; style: CitationStyle }): Promise<WrittenKeptCitation> {
      const [{ formatted, ...fields }] = (await describeCitations(citations, [{ source: text, style, item: null }])) as [Described]
      const [id] = await inTurn(userId, (within) => add(within, userId, [fields]))
      return { ...toKept(await rowOf(userId, id!)), formatted }
    },

    /** New words, a new style or both; `format: false` keeps the words exactly as given. */
    async change(
      userId: string,
      id: string,
      { text, style, format }: { text?: string | undefined; style?: CitationStyle | undefined; format: boolean },
    ) {
      const row = await rowOf(userId, id)
      const source = text ?? row.source
      const [{ formatted, ...written }] = (await describeCitations(citations, [{ source, style: style ?? row.style, item: row.item }])) as [
        Described,
      ]
      const fields: KeptFields = format ? written : { ...written, text: text ?? row.text, italics: text === undefined ? row.italics : [] }
      if (!(await storage.update(userId, row.id, fields))) throw new Problem('not-found', 'Citation not found')
      return { ...toKept(await rowOf(userId, row.id)), formatted }
    },

    async delete(userId: string, id: string) {
      if (!(await storage.delete(userId, id))) throw new Problem('not-found', 'Citation not found')
    },

    /** One that is there already is answered as it is. */
    async restore(userId: string, id: string): Promise<KeptCitation> {
      await storage.restore(userId, id)
      return toKept(await rowOf(userId, id))
    },

    /** Adds the records of a file; what the account has already is left as it is, and what cannot be read is said. */
    async import(userId: string, files: AsyncIterable<ReceivedFile>) {
      const { format, records } = readImport(await readWhole(files))
      const read = records.flatMap((record) => ('item' in record ? [record] : []))
      const described = await describeCitations(
        citations,
        read.map(({ source, item }) => ({ source, style: 'standard', item })),
      )
      const fieldsOf = new Map(read.map((record, index) => [record.position, described[index]!]))
      const outcomes = await inTurn(userId, async (within) => {
        const known = await within.known(
          userId,
          described.flatMap(({ text, source }) => [text, source]),
        )
        const added: KeptFields[] = []
        const outcomes = records.map((record): ImportedRecord => {
          const { position, line } = record
          if ('rejected' in record) return { position, line, outcome: 'rejected', text: null, reason: record.rejected }
          const { formatted, ...fields } = fieldsOf.get(position)!
          const { text, source } = fields
          if (known.has(text) || known.has(source))
            return { position, line, outcome: 'unchanged', text, reason: 'You keep this citation already' }
          known.add(text)
          added.push(fields)
          return {
            position,
            line,
            outcome: 'added',
            text,
            reason: formatted ? '' : 'Kept as it is written: it is no citation of a case or a law that can be read',
          }
        })
        await add(within, userId, added)
        return outcomes
      })
      return { format, ...countOutcomes(outcomes), records: outcomes }
    },

    async export(userId: string, format: ExchangeFormat, ids: readonly string[] | undefined): Promise<File> {
      const { write, mediaType, ending } = exchange[format]
      const items = await toItems(citations, await storage.all(userId, ids))
      return new File([write(items)], `citations.${ending}`, { type: mediaType })
    },

    async tableOfAuthorities(userId: string, ids: readonly string[] | undefined): Promise<File> {
      const rows = await storage.all(userId, ids)
      return writeAuthorities(
        rows.map((row) => ({ ...row, sortedBy: row.case_title ?? row.text, places: '' })),
        { day: new Date(now()), name: 'table-of-authorities.docx' },
      )
    },

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

export type CitationLists = ReturnType<typeof createCitationLists>
type Described = Awaited<ReturnType<typeof describeCitations>>[number]

const toKept = ({ item: _record, created_at, updated_at, ...row }: KeptRow): KeptCitation => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

async function readWhole(files: AsyncIterable<ReceivedFile>): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let found = false
  for await (const { name, content, isCut } of files) {
    found = true
    for await (const chunk of content) chunks.push(chunk as Buffer)
    if (isCut()) throw new Problem('too-large', `${name} is larger than ${inMegabytes(largestImport)}, which is the most a file may have.`)
  }
  if (!found) throw new InvalidInput([{ loc: ['body', 'files'], msg: 'Choose a file', type: 'missing' }])
  return Buffer.concat(chunks)
}
