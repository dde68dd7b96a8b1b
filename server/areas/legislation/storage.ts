import { paragraphKinds } from '#contract/cases'
import type { ActKind, ActStatus, ActSubject } from '#contract/legislation'
import type { Provision } from '#contract/legislation-text'
import { type RawBuilder, sql } from 'kysely'
import { type Reader } from '../../access/access.ts'
import { isPublic, seesDocument } from '../../access/conditions-storage.ts'
import { containsPattern } from '../../database/patterns.ts'
import type { Database } from '../../database/open.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'
import { guideFormat } from '../documents/documents.ts'
import { titlesBySubject } from './subjects.ts'
import type { Tree } from './compare-trees.ts'
import type { ProvisionRow } from './toc.ts'

export interface ActRow {
  document_id: number
  case_id: string
  title: string
  year: number | null
  url: string | null
  frbr_uri: string | null
  language: string
  kind: ActKind
  country: string
  cap: string | null
  number: string | null
  assented: string | null
  commenced: string | null
  repealed: string | null
  repealed_by: string | null
  versions: number
  sections: number
  guide: boolean
}

/** A text of an Act. */
export interface VersionRow {
  revision: number
  date: string | null
  source: string
  sections: number
  guide: boolean
}

interface ListOptions {
  query: string
  kind?: ActKind | undefined
  year?: number | undefined
  status?: ActStatus | undefined
  subject?: ActSubject | undefined
  letter?: string | undefined
  sort: 'title' | 'newest' | 'oldest'
  limit: number
  offset: number
}

type ShownKind = Provision['paragraphs'][number]['kind']
const shownKinds: Record<(typeof paragraphKinds)[number], ShownKind> = {
  heading: 'heading',
  line: 'note',
  paragraph: 'text',
  item: 'text',
  quote: 'text',
}

// 'Cap. 226', 'cap 21A'; 'No. 11 of 2007', 'Act 11 of 2007'
const CAP = /^cap(?:ter|\.)?\s*(\d{1,3}[a-z]{0,2})$/i
const NUMBER = /^(?:act\s+)?(?:no\.?\s*)?(\d{1,4})\s+of\s+(\d{4})$/i

const BETWEEN_WORDS = '[\\s!-/:-@[-`{-~‘’“”–—]+'
const titleInWords = sql`regexp_replace(btrim(regexp_replace(lower(d.title), ${BETWEEN_WORDS}, ' ', 'g')), '^the ', '')`
/** 'The Employment Act, 2007' → employment, act, 2007. */
const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(new RegExp(BETWEEN_WORDS))
    .filter((word) => word !== '')
    .filter((word, place) => place > 0 || word !== 'the')

/** Acts whose title or year has a word that begins with each that was asked for, or whose chapter or number was asked for. */
function named(query: string): RawBuilder<unknown> {
  const cap = CAP.exec(query)?.[1]
  if (cap) return sql`lower(a.cap) = ${cap.toLowerCase()}`
  const [, number, year] = NUMBER.exec(query) ?? []
  if (number) return sql`(a.number = ${number} and d.year = ${Number(year)})`
  const words = wordsOf(query)
  if (words.length === 0) return query === '' ? sql`true` : sql`false`
  return sql`concat(' ', ${titleInWords}, ' ', d.year) like all (${words.map((word) => containsPattern(` ${word}`))}::text[])`
}

/** Whether an Act is called as was asked, with its year or without: it then comes before those whose names hold the words among others. */
function called(query: string): RawBuilder<unknown> {
  const name = wordsOf(query).join(' ')
  return sql`(${name} in (${titleInWords}, concat(${titleInWords}, ' ', d.year)))`
}

/** The same as `statusOf` of an Act: law that is repealed, that has not begun, or that is in force. */
function withStatus(status: ActStatus | undefined, today: string): RawBuilder<unknown> {
  const repealed = sql`coalesce(a.repealed <= ${today}::date, false)`
  const waits = sql`coalesce(a.commenced > ${today}::date, false)`
  if (status === 'repealed') return repealed
  if (status === 'not_commenced') return sql`(not ${repealed} and ${waits})`
  if (status === 'in_force') return sql`(not ${repealed} and not ${waits})`
  // Parts of Acts that begin on days of their own are not told apart yet.
  return status === undefined ? sql`true` : sql`false`
}

const columns = sql`d.id as document_id, w.public_id as case_id, d.title, d.year, d.url, d.frbr_uri, d.language,
  a.kind, a.country, a.cap, a.number, a.assented, a.commenced, a.repealed, a.repealed_by,
  (select count(*)::integer from expressions e where e.document_id = d.id) as versions,
  (select count(*)::integer from provisions p where p.document_id = d.id and p.revision = d.revision
    and p.type in ('section', 'article', 'rule')) as sections,
  exists (select from revisions r where r.document_id = d.id and r.number = d.revision and r.source_format = ${guideFormat}) as guide`

/** Under the letter or the year that a list is in order of, the Act that is called as was asked is the first. */
function orderOf(sort: ListOptions['sort'], query: string): RawBuilder<unknown> {
  const within = { title: sql`lower(left(d.title, 1))`, newest: sql`d.year desc nulls last`, oldest: sql`d.year nulls last` }[sort]
  return sql`${within}, ${called(query)} desc, lower(d.title), d.id`
}

/** The subject that a column of titles tells, as `subjectOf` reads it. */
export const subjectIn = (title: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case ${sql.join(
    titlesBySubject.map(([subject, words]) => sql`when ${title} ~* ${`\\y(?:${words})`} then ${subject}`),
    sql` `,
  )} else 'other' end`

export const legislationStorage = ({ sql: db }: Database) => ({
  async isEmpty(): Promise<boolean> {
    const { rows } = await sql`select 1 from documents d where d.kind = 'act' and ${isPublic('d')} limit 1`.execute(db)
    return rows.length === 0
  },

  async find(reader: Reader, id: string): Promise<ActRow | undefined> {
    const { rows } = await sql<ActRow>`
      select ${columns} from works w join documents d on d.work_id = w.id join acts a on a.document_id = d.id
      where ${id === 'constitution' ? sql`a.kind = 'constitution' and a.country = 'ke'` : sql`w.public_id = ${id}`} and ${seesDocument(reader, 'd')}
      order by d.year desc nulls last, d.id limit 1`.execute(db)
    return rows[0]
  },

  /** The Acts with some ids that the reader sees, in no order. */
  async findAll(reader: Reader, ids: readonly string[]): Promise<ActRow[]> {
    const { rows } = await sql<ActRow>`
      select ${columns} from works w join documents d on d.work_id = w.id join acts a on a.document_id = d.id
      where w.public_id = any(${ids}::text[]) and ${seesDocument(reader, 'd')}`.execute(db)
    return rows
  },

  /** Title, year and kind of every Act. */
  async titles(reader: Reader): Promise<{ title: string; year: number | null; kind: ActKind }[]> {
    const { rows } = await sql<{ title: string; year: number | null; kind: ActKind }>`
      select d.title, d.year, a.kind from documents d join acts a on a.document_id = d.id where ${seesDocument(reader, 'd')}`.execute(db)
    return rows
  },

  async list(reader: Reader, options: ListOptions, today: string): Promise<{ results: ActRow[]; total: number }> {
    const { query, kind, year, status, subject, letter, sort, limit, offset } = options
    const seen = sql`
      from documents d join acts a on a.document_id = d.id join works w on w.id = d.work_id
      where ${seesDocument(reader, 'd')} and ${named(query)}
        and (${kind ?? null}::text is null or a.kind = ${kind ?? null}) and (${year ?? null}::integer is null or d.year = ${year ?? null})
        and ${withStatus(status, today)}
        and (${subject ?? null}::text is null or ${subjectIn(sql`d.title`)} = ${subject ?? null})
        and (${letter ?? null}::text is null or d.title ilike ${`${letter ?? ''}%`})`
    const [{ rows: results }, { rows: counted }] = await Promise.all([
      sql<ActRow>`select ${columns} ${seen} order by ${orderOf(sort, query)} limit ${limit} offset ${offset}`.execute(db),
      sql<{ total: number }>`select count(*)::integer as total ${seen}`.execute(db),
    ])
    return { results, total: counted[0]!.total }
  },

  /** The texts of an Act, the latest first. */
  async versions(documentId: number): Promise<VersionRow[]> {
    const { rows } = await sql<VersionRow>`
      select e.revision, e.date, r.source, r.source_format = ${guideFormat} as guide,
        (select count(*)::integer from provisions p where p.document_id = e.document_id and p.revision = e.revision
          and p.type in ('section', 'article', 'rule')) as sections
      from expressions e join revisions r on r.document_id = e.document_id and r.number = e.revision
      where e.document_id = ${documentId} order by e.date desc nulls last`.execute(db)
    return rows
  },

  /** The provisions of a text in its order. */
  async provisions(documentId: number, revision: number): Promise<ProvisionRow[]> {
    return db
      .selectFrom('provisions')
      .select(['eid', 'type', 'num', 'heading', 'parent', 'first', 'last', 'aliases'])
      .where('document_id', '=', documentId)
      .where('revision', '=', revision)
      .orderBy('position')
      .execute()
  },

  /** The ids of the sections, articles, rules and Orders of every text that is shown. */
  async unitEids(documentId: number): Promise<string[]> {
    const { rows } = await sql<{ eid: string }>`
      select distinct p.eid from expressions e join provisions p on p.document_id = e.document_id and p.revision = e.revision
      where e.document_id = ${documentId} and p.type in ('section', 'article', 'rule', 'order') order by p.eid`.execute(db)
    return rows.map(({ eid }) => eid)
  },

  /** A whole text: its provisions, and its paragraphs as they are shown. */
  async read(documentId: number, revision: number) {
    const [provisions, { content, layout }] = await Promise.all([this.provisions(documentId, revision), this.text(documentId, revision)])
    const paragraphs = layout.paragraphs.map(([start, end, kind, number, depth]) => ({
      start,
      kind: shownKinds[paragraphKinds[kind]!],
      number,
      depth,
      text: content!.slice(start, end),
    }))
    return { provisions, paragraphs }
  },

  /** The paragraphs of a provision; `id` is that of the layout. */
  async paragraphs(documentId: number, revision: number, { first, last }: Pick<ProvisionRow, 'first' | 'last'>) {
    const { content, layout } = await this.text(documentId, revision)
    return layout.paragraphs.slice(first - 1, last).map(([start, end, kind, number, depth], index) => ({
      id: first + index,
      kind: shownKinds[paragraphKinds[kind]!],
      number,
      depth,
      text: content!.slice(start, end),
    }))
  },

  /** The words of a text and where its paragraphs stand; offsets are UTF-16, which the database does not count in. */
  text(documentId: number, revision: number): Promise<{ content: string | null; layout: StoredLayout }> {
    return db
      .selectFrom('revisions')
      .select(['content', 'layout'])
      .where('document_id', '=', documentId)
      .where('number', '=', revision)
      .executeTakeFirstOrThrow()
  },

  /** A whole text. */
  async tree(documentId: number, revision: number): Promise<Tree> {
    const { content, layout } = await this.text(documentId, revision)
    return {
      provisions: await this.provisions(documentId, revision),
      paragraphs: layout.paragraphs.map(([start, end]) => content!.slice(start, end)),
    }
  },
})
