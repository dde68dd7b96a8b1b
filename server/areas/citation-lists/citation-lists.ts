import { nameInLaw } from '#citations/law/name-in-law'
import { sayReason } from '#contract/reasons/say-reason'
import { recordWords } from '#contract/reasons/citation-words'
import type { RecordReason } from '#contract/reasons/citation-reasons'
import {
  type AuthorityKind,
  type Doubt,
  type ExchangeFormat,
  type ImportedRecord,
  type KeptCitation,
  type WrittenKeptCitation,
  largestImport,
  maxKeptCitations,
} from '#contract/citation-lists'
import { type CitationStyle, maxResolved } from '#contract/citations'
import type { Act } from '#contract/legislation'
import { doubtOf } from '#contract/doubt'
import { listPinpoints } from '#contract/pinpoint'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import { type ReceivedFile, inMegabytes } from '../../http/receive-files.ts'
import type { Cases } from '../cases/cases.ts'
import type { Citations } from '../citations/citations.ts'
import type { Legislation } from '../legislation/legislation.ts'
import type { Projects } from '../projects/projects.ts'
import { paragraphOf, passageOf } from './cited-passage.ts'
import { citedProvision, kindOfAct } from './cited-provision.ts'
import { sortedByAct } from './sorted-by-act.ts'
import { describeCitations, nameAndCitation, toItems } from './describe-citation.ts'
import { noteOf } from './doubt-words.ts'
import { exchange } from './exchange/formats.ts'
import { countOutcomes } from './import-file.ts'
import type * as importFileModule from './import-file.ts'
import { type SavedChoice, type SavedFields, type SavedRow, noPassage, savedCitationsStorage, withAccountLock } from './storage.ts'
import type { MatterHeading } from '../../printing/matter/matter-heading.ts'
import { aside, readingAside } from '../../printing/aside/run-aside.ts'
import type * as tableOfAuthoritiesModule from './table-of-authorities.ts'

export { kindOf as kindOfAuthority } from './exchange/from-citation.ts'
export { type CitedPassage, startOfPassage } from './cited-passage.ts'
export { redactableCitations } from './redactable-citations.ts'
export { kindOfAct } from './cited-provision.ts'
export { sortedByAct } from './sorted-by-act.ts'
export type { ListedAuthority } from './table-of-authorities.ts'

const readImport = readingAside<typeof importFileModule.readImport>(new URL('./import-file.ts', import.meta.url), 'readImport')

export const writeAuthorities = aside<typeof tableOfAuthoritiesModule.writeAuthorities>(
  new URL('./table-of-authorities.ts', import.meta.url),
  'writeAuthorities',
)

interface ListQuery {
  project_id?: string | undefined
  query: string
  kind?: AuthorityKind | undefined
  sort: 'newest' | 'title'
  limit: number
  offset: number
}

/** What is said of a passage or a provision that is cited, and where it is put. */
interface SaidNow {
  words?: string | undefined
  relied_on?: string | undefined
  style: CitationStyle
  project_id?: string | undefined
  issue_id?: string | undefined
}

interface ProvisionCitedNow extends SaidNow {
  act_id: string
  eid: string
  as_at?: string | undefined
}

interface CitedNow extends SaidNow {
  case_id: string
  paragraph?: number | undefined
}

/** The Act of a provision (`ACT~EID`), or the Act itself. */
const actOf = (id: string): string => id.split('~', 1)[0]!
/** How many things of a project are asked for at once. */
const atOnce = 100
/** What stands between a citation and its pinpoint. */
const beforePinpoint = ' at '

interface CitationListsParts {
  database: Database
  citations: Citations
  cases: Pick<Cases, 'withStanding' | 'casesByCaseIds' | 'readJudgment'>
  legislation: Pick<Legislation, 'read' | 'provision'>
  projects: Pick<Projects, 'toAddTo' | 'issues' | 'listItems'>
  /** The heading of the matter that a project is about; null where nobody has written one. `not-found` for a project that the reader does not see. */
  headingOf: (reader: Reader, projectId: string) => Promise<MatterHeading | null>
}

/** The citations that each account keeps. */
export function createCitationLists({ database, citations, cases, legislation, projects, headingOf }: CitationListsParts) {
  const storage = savedCitationsStorage(database)
  const inTurn = withAccountLock(database)

  /** `not-found` for a citation that is not the account's, or gone. */
  const rowOf = async (reader: Reader, id: string): Promise<SavedRow> => {
    const row = await storage.byId(reader, id)
    if (!row) throw new Problem('not-found', 'Citation not found')
    return row
  }

  /** Why each of some kept citations must not be relied on without a second look; laws and other works are not looked at. */
  const doubtsOf = async (reader: Reader, rows: readonly Pick<SavedRow, 'kind' | 'source'>[]): Promise<(Doubt | null)[]> => {
    const ofCases = rows.flatMap(({ kind, source }, index) => (kind === 'case' ? [{ index, source }] : []))
    const answers: Awaited<ReturnType<Citations['validate']>> = []
    for (let from = 0; from < ofCases.length; from += maxResolved)
      answers.push(...(await citations.validate(ofCases.slice(from, from + maxResolved).map(({ source }) => source))))
    const standing = await cases.withStanding(
      reader,
      answers.flatMap(({ case_id }) => case_id ?? []),
    )
    const doubts = rows.map((): Doubt | null => null)
    for (const [place, { index }] of ofCases.entries()) {
      const { verdict, case: cited } = answers[place]!
      doubts[index] = doubtOf({ verdict, sample: cited?.sample ?? false, signal: (cited && standing.get(cited.id)?.signal) ?? null })
    }
    return doubts
  }

  /** The project into which something is cited, and its issue; `invalid-input` for an issue of no project. */
  const placeOf = async (reader: Reader, { project_id, issue_id }: Pick<SaidNow, 'project_id' | 'issue_id'>) => {
    if (issue_id !== undefined && project_id === undefined)
      throw new InvalidInput([{ loc: ['body', 'project_id'], msg: 'Name the project whose issue it is', type: 'missing' }])
    const projectId = project_id === undefined ? null : await projects.toAddTo(reader, project_id)
    const issueId = projectId === null || issue_id === undefined ? undefined : (await projects.issues.find(projectId, issue_id)).id
    return {
      projectId,
      place: async (within: { place: (projectId: string, ids: readonly string[], issueId?: string) => Promise<string[]> }, id: string) =>
        projectId !== null && (await within.place(projectId, [id], issueId)).length > 0,
    }
  }

  const add = async (
    within: Pick<typeof storage, 'count' | 'insert'>,
    reader: Reader,
    added: readonly SavedFields[],
  ): Promise<string[]> => {
    const room = maxKeptCitations - (await within.count(reader, { words: [] }))
    if (added.length > room)
      throw new Problem(
        'limit-reached',
        `You may keep ${maxKeptCitations} citations, so there is room for ${room} more. Nothing was added.`,
      )
    return within.insert(reader, added)
  }

  /** What is kept of one case in one style, as a whole or by its passages, as that case with all their pinpoints behind it. */
  const eachOnce = async (rows: readonly SavedRow[]): Promise<SavedRow[]> => {
    const sourceOf = ({ source, pinpoint }: SavedRow) =>
      pinpoint !== null && source.endsWith(`${beforePinpoint}${pinpoint}`)
        ? source.slice(0, -beforePinpoint.length - pinpoint.length)
        : source
    const byCase = Map.groupBy(rows, (row) => (row.kind === 'case' ? `${row.style} ${sourceOf(row)}` : row.id))
    const gathered = [...byCase.values()].map((all) => [all.find((row) => sourceOf(row) !== row.source) ?? all[0]!, all] as const)
    const cited = gathered.flatMap(([row]) => (sourceOf(row) === row.source ? [] : [{ ...row, source: sourceOf(row) }]))
    const written = new Map((await describeCitations(citations, cited)).map((one, index) => [cited[index]!.id, one]))
    return gathered.map(([row, all]) => {
      const alone = written.get(row.id)
      if (!alone) return row
      const { text, italics, source } = alone
      const pinpoints = listPinpoints(all.flatMap(({ pinpoint }) => pinpoint ?? []))
      return { ...row, source, italics, text: pinpoints === '' ? text : `${text}, ${pinpoints}` }
    })
  }

  /** All that lies in a project of one kind. */
  const idsIn = async (reader: Reader, projectId: string, type: 'document' | 'provision'): Promise<string[]> => {
    const ids = new Set<string>()
    for (let total = 1; ids.size < total;) {
      const page = await projects.listItems(reader, projectId, { type, limit: atOnce, offset: ids.size })
      for (const { id } of page.results) ids.add(id)
      // What went meanwhile is not waited for.
      total = page.results.length === 0 ? 0 : page.total
    }
    return [...ids]
  }

  /** The cases that were put into a project as a whole and are not cited there. */
  const casesIn = async (reader: Reader, projectId: string, cited: readonly SavedRow[]) => {
    const known = new Set(cited.map(({ case_id: caseId }) => caseId))
    const ids = (await idsIn(reader, projectId, 'document')).filter((id) => !known.has(id))
    const found = await cases.casesByCaseIds(reader, ids)
    const described = await describeCitations(
      citations,
      found.map((one) => ({ source: nameAndCitation(one), style: 'standard', item: null })),
    )
    return described.map((one, index) => ({ ...one, kind: 'case' as const, case_title: one.case_title ?? found[index]!.title }))
  }

  /** The provisions that were put into a project, as lists of authorities name them. */
  const provisionsIn = async (reader: Reader, projectId: string) => {
    const ids = await idsIn(reader, projectId, 'provision')
    const acts = new Map<string, Act>()
    for (const act of new Set(ids.map(actOf))) acts.set(act, await legislation.read(reader, act))
    return ids.map((id) => {
      const act = acts.get(actOf(id))!
      const source = nameInLaw(act, id.split('~')[1] ?? null)
      return { text: source, source, italics: [], kind: kindOfAct[act.kind], case_title: null }
    })
  }

  return {
    async list(reader: Reader, { project_id: projectId, query, kind, sort, limit, offset }: ListQuery) {
      const filter = { projectId, words: query.split(/\s+/).filter((word) => word !== ''), kind }
      const [rows, total] = await Promise.all([storage.list(reader, filter, { sort, limit, offset }), storage.count(reader, filter)])
      return pageOf(rows.map(toAnswer), total, { offset, limit })
    },

    async keep(reader: Reader, { text, style }: { text: string; style: CitationStyle }): Promise<WrittenKeptCitation> {
      const [{ formatted, ...fields }] = (await describeCitations(citations, [{ source: text, style, item: null }])) as [Described]
      const [id] = await inTurn(reader, (within) => add(within, reader, [{ ...fields, ...noPassage }]))
      return { ...toAnswer(await rowOf(reader, id!)), formatted }
    },

    /** Cases by their names and citations; `not-found`, and none is kept, where the reader sees one of them not. */
    async keepCases(
      reader: Reader,
      { case_ids: caseIds, style, project_id }: { case_ids: string[]; style: CitationStyle; project_id?: string | undefined },
    ) {
      const wanted = [...new Set(caseIds)]
      const projectId = project_id === undefined ? null : await projects.toAddTo(reader, project_id, wanted.length)
      const found = await cases.casesByCaseIds(reader, wanted)
      if (found.length < wanted.length)
        throw new Problem('not-found', 'The library does not hold every one of these cases. None was added.')
      const described = await describeCitations(
        citations,
        found.map((one) => ({ source: nameAndCitation(one), style, item: null })),
      )
      return inTurn(reader, async (within) => {
        const known = await within.known(
          reader,
          described.flatMap(({ text, source }) => [text, source]),
        )
        const unchanged: string[] = []
        const added = described.flatMap(({ formatted, text, source, ...fields }, place): SavedFields[] => {
          const kept = known.get(text) ?? known.get(source)
          if (kept !== undefined) {
            unchanged.push(kept)
            return []
          }
          const { id, title } = found[place]!
          // A case whose citation cannot be read is known all the same.
          const facts = formatted ? {} : { kind: 'case' as const, case_title: title }
          return [{ ...fields, ...facts, ...noPassage, text, source, case_id: id }]
        })
        const ids = await add(within, reader, added)
        const placed = projectId === null ? [] : await within.place(projectId, [...ids, ...unchanged])
        return { added: ids.length, unchanged: unchanged.length, ids, placed }
      })
    },

    /**
     * A passage of a case, or the case as a whole, once for each pinpoint in each project and once in none: cited again it has the words of the last
     * time. `not-found` for a case that the reader does not see, `invalid-input` for words that do not stand in it.
     */
    async citePassage(reader: Reader, { case_id: caseId, paragraph, words: given, relied_on, style, project_id, issue_id }: CitedNow) {
      const into = await placeOf(reader, { project_id, issue_id })
      const judgment = await cases.readJudgment(reader, caseId)
      if (paragraph === undefined && given !== undefined)
        throw new InvalidInput([{ loc: ['body', 'paragraph'], msg: 'Name the paragraph in which these words begin', type: 'missing' }])
      const { words, pinpoint } = paragraph === undefined ? noPassage : passageOf(judgment, paragraph, given)
      const name = nameAndCitation(judgment.case)
      const source = pinpoint === null ? name : `${name}${beforePinpoint}${pinpoint}`
      const [{ formatted, ...described }] = (await describeCitations(citations, [{ source, style, item: null }])) as [Described]
      const facts = formatted ? {} : { kind: 'case' as const, case_title: judgment.case.title }
      const { id, before, placed } = await inTurn(reader, async (within) => {
        const before = await within.passage(reader, caseId, { words, pinpoint }, into.projectId)
        const said = { relied_on: relied_on ?? before?.relied_on ?? '' }
        const fields = { ...described, ...facts, case_id: caseId, provision_id: null, pinpoint, words, ...said }
        // A case as a whole stays written as its reader has it.
        if (before) await within.update(reader, before.id, paragraph === undefined ? { ...fieldsOf(before), ...said } : fields)
        const id = before?.id ?? (await add(within, reader, [fields]))[0]!
        return { id, before, placed: await into.place(within, id) }
      })
      return {
        ...toAnswer(await rowOf(reader, id)),
        before: before
          ? {
              paragraph: paragraph === undefined ? null : (paragraphOf(judgment, before) ?? paragraph),
              words: before.words,
              relied_on: before.relied_on,
            }
          : null,
        placed,
      }
    },

    /**
     * A provision, once in each project and once in none: cited again it has the words of the last time. `not-found` for one that the library does not
     * hold, `invalid-input` for words that do not stand in it.
     */
    async citeProvision(
      reader: Reader,
      { act_id: actId, eid, as_at: asAt, words: given, relied_on, style, project_id, issue_id }: ProvisionCitedNow,
    ) {
      const into = await placeOf(reader, { project_id, issue_id })
      const [act, provision] = await Promise.all([legislation.read(reader, actId, asAt), legislation.provision(reader, actId, eid, asAt)])
      const { kind, source, ...cited } = citedProvision(act, provision, given)
      const [{ formatted: _, ...described }] = (await describeCitations(citations, [{ source, style, item: null }])) as [Described]
      const { id, before, placed } = await inTurn(reader, async (within) => {
        const before = await within.provision(reader, cited.provision_id, into.projectId)
        // In the standard style it stands as lists of authorities name it.
        const asNamed = style === 'standard' ? { text: source, italics: [] } : {}
        const fields = { ...described, ...asNamed, ...cited, kind, relied_on: relied_on ?? before?.relied_on ?? '' }
        if (before) await within.update(reader, before.id, fields)
        const id = before?.id ?? (await add(within, reader, [fields]))[0]!
        return { id, before, placed: await into.place(within, id) }
      })
      return {
        ...toAnswer(await rowOf(reader, id)),
        before: before ? { words: before.words, relied_on: before.relied_on } : null,
        placed,
      }
    },

    get: async (reader: Reader, id: string) => toAnswer(await rowOf(reader, id)),

    /** New words, a new style or both; `format: false` keeps the words exactly as given. */
    async change(
      reader: Reader,
      id: string,
      {
        text,
        style,
        format,
        relied_on,
      }: { text?: string | undefined; style?: CitationStyle | undefined; format: boolean; relied_on?: string | undefined },
    ) {
      const row = await rowOf(reader, id)
      if ((await storage.ownIds(reader, [row.id])).size === 0) throw new Problem('forbidden')
      const source = text ?? row.source
      const [described] = (await describeCitations(citations, [{ source, style: style ?? row.style, item: row.item }])) as [Described]
      const { formatted, ...written } = described
      // One that was cited from the law stands as lists of authorities name it.
      const isNamed = row.provision_id !== null && source === row.source && described.style === 'standard'
      const shown = isNamed
        ? { text: source, italics: [] }
        : format
          ? {}
          : { text: text ?? row.text, italics: text === undefined ? row.italics : [] }
      const known = meant(row, described)
      const fields: SavedFields = { ...written, ...shown, ...known, relied_on: relied_on ?? row.relied_on }
      if (!(await storage.update(reader, row.id, fields))) throw new Problem('not-found', 'Citation not found')
      return { ...toAnswer(await rowOf(reader, row.id)), formatted }
    },

    async delete(reader: Reader, id: string) {
      if (await storage.delete(reader, id)) return
      await rowOf(reader, id)
      throw new Problem('forbidden')
    },

    /** One that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<KeptCitation> {
      await storage.restore(reader, id)
      return toAnswer(await rowOf(reader, id))
    },

    /** Adds the records of a file; what the account has already is left as it is, and what cannot be read is said. */
    async import(reader: Reader, files: AsyncIterable<ReceivedFile>) {
      const { format, records } = await readImport(await readWhole(files))
      const read = records.flatMap((record) => ('item' in record ? [record] : []))
      const described = await describeCitations(
        citations,
        read.map(({ source, item }) => ({ source, style: 'standard', item })),
      )
      const fieldsAt = new Map(read.map((record, index) => [record.position, described[index]!]))
      const outcomes = await inTurn(reader, async (within) => {
        const known = await within.known(
          reader,
          described.flatMap(({ text, source }) => [text, source]),
        )
        const added: SavedFields[] = []
        const outcomes = records.map((record): ImportedRecord => {
          const { position, line } = record
          if ('rejected' in record) return { position, line, outcome: 'rejected', text: null, ...because(record.rejected) }
          const { formatted, ...fields } = fieldsAt.get(position)!
          const { text, source } = fields
          if (known.has(text) || known.has(source))
            return { position, line, outcome: 'unchanged', text, ...because({ code: 'saved-already' }) }
          known.set(text, '')
          added.push({ ...fields, ...noPassage })
          return {
            position,
            line,
            outcome: 'added',
            text,
            ...because(formatted ? null : { code: 'saved-as-written' }),
          }
        })
        await add(within, reader, added)
        return outcomes
      })
      return { format, ...countOutcomes(outcomes), records: outcomes }
    },

    async export(reader: Reader, format: ExchangeFormat, choice: SavedChoice, doubtful: 'mark' | 'leave out'): Promise<File> {
      const { write, mediaType, ending } = exchange[format]
      const rows = await storage.all(reader, choice)
      const found = await doubtsOf(reader, rows)
      const items = (await toItems(citations, rows)).flatMap((item, index) => {
        const note = noteOf(item['note'], found[index]!)
        const { note: _before, ...rest } = item
        return doubtful === 'leave out' && found[index] ? [] : [note === '' ? rest : { ...rest, note }]
      })
      return new File([write(items)], `citations.${ending}`, { type: mediaType })
    },

    /** Those of which the library cannot say that they hold. */
    async doubtful(reader: Reader, choice: SavedChoice) {
      const rows = await storage.all(reader, choice)
      const found = await doubtsOf(reader, rows)
      const once = new Map(
        rows.flatMap(({ id, text }, index) => (found[index] ? [[text, { id, text, doubt: found[index] }] as const] : [])),
      )
      return { results: [...once.values()] }
    },

    async tableOfAuthorities(reader: Reader, choice: SavedChoice, doubtful: 'mark' | 'leave out'): Promise<File> {
      const { projectId } = choice
      const matter = projectId === undefined ? null : await headingOf(reader, projectId)
      const kept = await eachOnce(await storage.all(reader, choice))
      const rows =
        projectId === undefined ? kept : [...kept, ...(await casesIn(reader, projectId, kept)), ...(await provisionsIn(reader, projectId))]
      const found = await doubtsOf(reader, rows)
      return writeAuthorities(
        rows
          .map((row, index) => ({ ...row, sortedBy: row.case_title ?? sortedByAct(row.text), places: '', doubt: found[index]! }))
          .filter(({ doubt }) => doubtful === 'mark' || doubt === null),
        { name: 'table-of-authorities.docx', matter },
      )
    },

    /** What citations are that nobody has kept, and why one must not be relied on without a second look. */
    async examine(reader: Reader, sources: readonly string[]) {
      const described = await describeCitations(
        citations,
        sources.map((source) => ({ source, style: 'standard', item: null })),
      )
      const found = await doubtsOf(reader, described)
      return described.map((one, index) => ({ ...one, doubt: found[index]! }))
    },

    /** Some that the reader sees. */
    byIds: async (reader: Reader, ids: readonly string[]) => (await storage.all(reader, { ids })).map(toAnswer),

    /** Those of some that are the reader's own, and copies of the others. */
    async copies(reader: Reader, ids: readonly string[]): Promise<string[]> {
      const rows = await storage.all(reader, { ids })
      const own = await storage.ownIds(reader, ids)
      const others = rows.filter(({ id }) => !own.has(id)).map(fieldsOf)
      const copied = others.length === 0 ? [] : await inTurn(reader, (within) => add(within, reader, others))
      return [...own, ...copied]
    },

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

export type CitationLists = ReturnType<typeof createCitationLists>
type Described = Awaited<ReturnType<typeof describeCitations>>[number]

/**
 * The case and the passage that a citation means once it was written anew: the case that was chosen stays while the words do, and behind a passage
 * unless they lead to another; the passage stays while its case and its pinpoint do.
 */
function meant(before: SavedRow, { source, formatted, ...written }: Described) {
  const isChosen = before.case_id !== null && (source === before.source || (!formatted && before.words !== ''))
  const { kind, case_title, case_id } = isChosen ? before : written
  const isPassage =
    before.provision_id === null
      ? case_id === before.case_id && (before.pinpoint === null || source.endsWith(` ${before.pinpoint}`))
      : source === before.source
  const { provision_id, pinpoint, words } = isPassage ? before : noPassage
  return { kind: provision_id === null ? kind : before.kind, case_title, case_id, provision_id, pinpoint, words }
}

const fieldsOf = ({ id: _id, created_at: _created, updated_at: _updated, ...fields }: SavedRow): SavedFields => fields

const toAnswer = ({ item: _record, created_at, updated_at, ...row }: SavedRow): KeptCitation => ({
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

const because = (reason: RecordReason | null): Pick<ImportedRecord, 'reason' | 'reason_code'> => ({
  reason: reason === null ? '' : sayReason(reason, recordWords),
  reason_code: reason,
})
