import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { type Bundle, BundleCover, type BundleFile, bundleKeptHours } from '#contract/bundles'
import { ownHolding } from '#contract/say-reliance'
import { type Access, type Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import type { MatterHeading } from '../../printing/matter/matter-heading.ts'
import { aside } from '../../printing/aside/run-aside.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import type { Cases } from '../cases/cases.ts'
import type { Legislation } from '../legislation/legislation.ts'
import type { Notifications } from '../notifications/notifications.ts'
import type { Projects } from '../projects/projects.ts'
import { fileOfBundle, sweepFiles } from './bundle-files.ts'
import { type GatherParts, type Gathered, createGathering, keyOf } from './gather-authorities.ts'
import { type PlanAsked, planBundle, planPassages, planProvisions } from './plan-bundle.ts'
import { type BundleFields, type FileRow, type KeptBundle, bundlesStorage, isBeingMade } from './storage.ts'
import { type BundlePlan, type PlannedAuthority, isBound } from './write/bundle-plan.ts'
import type { BoundText } from './write/bundle-pages.ts'
import { type Texts, writeBundle } from './write/bundle-writer.ts'
import type * as listDocumentModule from './write/list-document.ts'
import { titleOf } from './write/bundle-words.ts'

const listModule = new URL('./write/list-document.ts', import.meta.url)
const printList = aside<typeof listDocumentModule.printList>(listModule, 'printList')
const writeListDocument = aside<typeof listDocumentModule.writeListDocument>(listModule, 'writeListDocument')

const hour = 3_600_000

/** Its data name neither account nor project. */
const making = defineJob({ name: 'make-bundle', data: z.strictObject({ bundle: z.string() }), retries: 3, longest: 3_600 })

interface BundlesParts extends GatherParts {
  database: Database
  dataDir: string
  access: Pick<Access, 'readerOf'>
  jobs: Jobs
  tellOfJob: Notifications['tellOfJob']
  projects: Pick<Projects, 'listItems' | 'issues' | 'get' | 'seen' | 'toFill'>
  cases: GatherParts['cases'] & Pick<Cases, 'readJudgment'>
  legislation: GatherParts['legislation'] & Pick<Legislation, 'revisionsAt'>
}

/** The heading that the cover of a project's bundle gives its papers; null where no court, number or party is named. */
export function matterHeadings({ database, projects }: Pick<BundlesParts, 'database'> & { projects: Pick<Projects, 'seen'> }) {
  const storage = bundlesStorage(database)
  return async (reader: Reader, projectId: string): Promise<MatterHeading | null> => {
    const kept = await storage.byProject(await projects.seen(reader, projectId))
    if (!kept) return null
    const { court, case_number: number, parties } = kept.cover
    return court === '' && number === '' && parties.every(({ name }) => name === '') ? null : kept.cover
  }
}

/** Somebody cancelled what is being made, or what it holds must no longer be given out. */
class BundleGivenUp extends Error {}

const nothingKept = (): Omit<KeptBundle, 'project_id' | 'updated_at'> => ({
  cover: BundleCover.parse({}),
  arrangement: 'groups',
  marked: 'project',
  authorities: [],
})

/** Bundles of authorities: chosen with a project, written by a job as its reader sees them, and kept for a day. */
export function createBundles({ database, dataDir, access, jobs, tellOfJob, projects, cases, legislation, ...parts }: BundlesParts) {
  const { clock } = database
  const storage = bundlesStorage(database)
  const gather = createGathering({ ...parts, projects, cases, legislation })
  const fileOf = (id: string) => fileOfBundle(dataDir, id)
  const removeFile = (id: string) => rm(fileOf(id), { force: true })
  const sweep = async () => sweepFiles(dataDir, await storage.ids())

  const read = async (reader: Reader, projectId: string) => {
    const kept = await storage.byProject(projectId)
    const gathered = await gather(reader, projectId, kept ?? nothingKept(), kept !== undefined)
    const fields = kept ?? { ...nothingKept(), arrangement: gathered.issues.length > 0 ? 'issues' : 'groups' }
    return { kept, fields, ...gathered }
  }

  /** The bundle as it is to be written; `bundle-empty` where nothing is chosen. */
  const plan = async (reader: Reader, projectId: string, doubtful: PlanAsked['doubtful'], at: number) => {
    const { fields, authorities, issues } = await read(reader, projectId)
    const lawAsAt = fields.cover.law_as_at ?? legislation.today()
    const planned = planBundle(authorities, { ...fields, issues, doubtful, at, lawAsAt })
    if (planned.authorities.length === 0) throw new Problem('bundle-empty')
    return { planned, gathered: new Map(authorities.map((one) => [one.key, one])) }
  }

  /** With the passages of each authority, which are read one judgment after the other. */
  const quote = async (reader: Reader, planned: BundlePlan, gathered: ReadonlyMap<string, Gathered>): Promise<BundlePlan> => {
    const authorities: BundlePlan['authorities'][number][] = []
    for (const authority of planned.authorities) {
      const found = gathered.get(authority.key)!
      const ofCase = authority.caseId !== null && found.marks > 0
      const passages = ofCase ? planPassages(found, await cases.readJudgment(reader, authority.caseId!)) : planProvisions(found)
      authorities.push({ ...authority, passages })
    }
    return { ...planned, authorities }
  }

  /** The text of an authority with the number by which a later one is told from it; null where there is none any more. */
  const textOf = async (
    reader: Reader,
    { caseId, provisionId }: PlannedAuthority,
    asAt: string,
  ): Promise<(Pick<BoundText, 'text'> & { revision: number | null }) | null> => {
    if (provisionId !== null) {
      const law = (await legislation.bound(reader, [provisionId], asAt)).get(provisionId)
      return law ? { revision: law.revision, text: { law } } : null
    }
    const { revision, case: found, content, parts: opinions, paragraphs } = await cases.readJudgment(reader, caseId!)
    return { revision, text: { judgment: { case: found, content, parts: opinions, paragraphs } } }
  }

  /** The texts that are bound, one after the other; stops where the bundle was given up, or a text is no longer the one that was planned. */
  async function* textsOf(reader: Reader, id: string, planned: BundlePlan, gathered: ReadonlyMap<string, Gathered>): Texts {
    let done = 0
    for (const authority of planned.authorities.filter(isBound)) {
      const found = await textOf(reader, authority, planned.lawAsAt)
      if (!found || found.revision !== gathered.get(authority.key)!.revision) throw new Error('A text has changed while it was bound.')
      yield { authority, text: found.text }
      done += 1
      if (!(await storage.progress(id, { done }))) throw new BundleGivenUp()
    }
  }

  jobs.handle(making, async ({ data: { bundle: id }, signal, retry }, complete) => {
    const asked = await storage.find(id)
    if (!asked) return
    const ended = { account: asked.user_id, kind: 'bundle', id: asked.project_id } as const
    try {
      const reader = await access.readerOf({ userId: asked.user_id, role: asked.role })
      await projects.seen(reader, asked.project_id)
      const { planned, gathered } = await plan(reader, asked.project_id, asked.doubtful, clock.now())
      const bound = planned.authorities.filter(isBound)
      const contents = bound.map(({ key, caseId, provisionId }) => ({
        case_id: caseId ?? provisionId!.split('~', 1)[0]!,
        revision: gathered.get(key)!.revision!,
        ...(caseId === null && { as_at: planned.lawAsAt }),
      }))
      if (!(await storage.progress(id, { done: 0, total: bound.length, contents }))) throw new BundleGivenUp()
      const quoted = await quote(reader, planned, gathered)
      const { pages, bytes, starts } = await writeBundle(fileOf(id), quoted, textsOf(reader, id, quoted, gathered), signal)
      const expires_at = new Date(clock.now() + bundleKeptHours * hour)
      await database.sql.transaction().execute(async (transaction) => {
        if (!(await storage.finish(transaction, id, { pages, bytes, starts, expires_at }))) throw new BundleGivenUp()
        await tellOfJob(transaction, { ...ended, status: 'ready' })
        await complete(transaction)
      })
    } catch (error) {
      if (error instanceof BundleGivenUp) return removeFile(id)
      if (retry >= making.retries || error instanceof Problem)
        await database.sql.transaction().execute(async (transaction) => {
          if (await storage.fail(transaction, id)) await tellOfJob(transaction, { ...ended, status: 'failed' })
        })
      if (!(error instanceof Problem)) throw error
    }
  })

  // What was redacted or taken away is in nobody's file any more.
  jobs.subscribe({
    name: 'bundles',
    events: ['document.redacted', 'document.removed', 'project.deleted'],
    handle: async ({ name, subject }) => {
      await (name === 'project.deleted' ? storage.ofProject(subject) : storage.forgetWith(subject))
      await sweep()
    },
  })

  /** Whether all that a file holds is still seen by its reader, as it was written. */
  const isStale = async (reader: Reader, { contents }: Pick<FileRow, 'contents'>): Promise<boolean> => {
    const present = await cases.textsOf(
      reader,
      contents.flatMap(({ case_id, as_at }) => (as_at === undefined ? [case_id] : [])),
    )
    const acts = contents.flatMap(({ case_id, as_at }) => (as_at === undefined ? [] : [{ id: case_id, asAt: as_at }]))
    const laws = await legislation.revisionsAt(
      reader,
      acts.map(({ id }) => id),
      acts[0]?.asAt ?? '',
    )
    return contents.some(
      ({ case_id, revision, as_at }) => (as_at === undefined ? present.get(case_id)?.revision : laws.get(case_id)) !== revision,
    )
  }

  const present = async (reader: Reader, projectId: string): Promise<FileRow | undefined> => {
    const found = await storage.file(projectId, reader.userId)
    return found?.expires_at && found.expires_at.getTime() <= clock.now() ? undefined : found
  }

  const state = async (reader: Reader, projectId: string): Promise<BundleFile> => {
    const found = await present(reader, projectId)
    const status = !found ? 'none' : isBeingMade(found, clock.now()) ? 'making' : found.bytes === null ? 'failed' : 'ready'
    const stale = found !== undefined && status === 'ready' && (await isStale(reader, found))
    return {
      job: found?.id ?? null,
      url: status === 'ready' && !stale ? `/api/research-hub/projects/${projectId}/bundle/download` : null,
      status,
      done: found?.done ?? 0,
      total: found?.total ?? 0,
      pages: found?.pages ?? null,
      bytes: found?.bytes ?? null,
      stale,
      starts: found?.starts ?? [],
      asked_at: found?.asked_at.toISOString() ?? null,
      expires_at: found?.expires_at?.toISOString() ?? null,
    }
  }

  return {
    async get(reader: Reader, id: string): Promise<Bundle> {
      const { id: projectId, role } = await projects.get(reader, id)
      const { kept, fields, ...gathered } = await read(reader, projectId)
      return shown(fields, gathered, { may_change: role !== 'viewer', updated_at: kept?.updated_at ?? null })
    },

    /** `bundle-changed` where somebody saved it since the moment that this is based on; without one, it is saved anyway. */
    async save(
      reader: Reader,
      id: string,
      { based_on: basedOn, ...given }: BundleFields & { based_on?: string | null | undefined },
    ): Promise<Bundle> {
      const projectId = await projects.toFill(reader, id)
      // What its passages are relied on for is said anew each time, as it was said last.
      const gathered = await gather(reader, projectId, given, true)
      const reliedOf = new Map(gathered.authorities.map(({ key, relied }) => [key, relied]))
      const own = given.authorities.map((one) => ({
        ...one,
        holding: ownHolding({ relied: reliedOf.get(keyOf(one)) ?? [], holding: one.holding }) ?? '',
      }))
      const once = new Map(own.map((one) => [keyOf(one), one]))
      const moment = basedOn == null ? basedOn : new Date(basedOn)
      const saved = await storage.save(projectId, { ...given, authorities: [...once.values()] }, moment)
      if (!saved) throw new Problem('bundle-changed')
      return shown(given, gathered, { may_change: true, updated_at: saved })
    },

    /** Begins the file; while one is being made, that one is told of. */
    async make(reader: Reader, id: string, { doubtful }: { doubtful: PlanAsked['doubtful'] }): Promise<BundleFile> {
      const projectId = await projects.seen(reader, id)
      await plan(reader, projectId, doubtful, clock.now())
      const begun = await database.sql.transaction().execute(async (transaction) => {
        const one = await storage.begin(transaction, { projectId, account: reader.userId, doubtful })
        if (one) await jobs.send(making, { bundle: one.id }, { transaction })
        return one
      })
      if (begun?.replaced) await removeFile(begun.replaced)
      return state(reader, projectId)
    },

    state: async (reader: Reader, id: string): Promise<BundleFile> => state(reader, await projects.seen(reader, id)),

    /** `not-found` of a making that ended, was stopped or gave way to another, and of those of others. */
    async job(reader: Reader, id: string, job: string): Promise<BundleFile> {
      const told = await state(reader, await projects.seen(reader, id))
      if (told.job !== job) throw new Problem('no-bundle')
      return told
    },

    /** Stops what is being made, at the next authority, or removes what was made. */
    async cancel(reader: Reader, id: string): Promise<void> {
      const gone = await storage.remove(await projects.seen(reader, id), reader.userId)
      if (gone) await removeFile(gone)
    },

    /** `no-bundle` where none is ready, `bundle-stale` where what it holds has changed or is no longer the reader's to see. */
    async download(reader: Reader, id: string): Promise<File> {
      const project = await projects.get(reader, id)
      const found = await present(reader, project.id)
      if (!found || found.bytes === null) throw new Problem('no-bundle')
      if (await isStale(reader, found)) throw new Problem('bundle-stale')
      const { cover } = (await storage.byProject(project.id)) ?? nothingKept()
      return new File(
        [await openAsBlob(fileOf(found.id))],
        `${fileName(titleOf(cover, 'bundle'), cover.case_number || project.name)}.pdf`,
        {
          type: 'application/pdf',
        },
      )
    },

    /** The list alone, as a document of Word or PDF. */
    async list(reader: Reader, id: string, format: 'docx' | 'pdf', doubtful: PlanAsked['doubtful']): Promise<File> {
      const project = await projects.get(reader, id)
      const { planned } = await plan(reader, project.id, doubtful, clock.now())
      const name = fileName(titleOf(planned.cover, 'list'), planned.cover.case_number || project.name)
      return format === 'pdf' ? printList(planned, `${name}.pdf`) : writeListDocument(planned, `${name}.docx`)
    },

    /** Removes files whose time is over, and those that no bundle answers for. */
    async forgetExpired() {
      await storage.forgetExpired()
      await sweep()
    },
  }
}

export type Bundles = ReturnType<typeof createBundles>

/** What a reader is told of a bundle that was gathered for it. */
const shown = (
  { cover, arrangement, marked }: Pick<BundleFields, 'cover' | 'arrangement' | 'marked'>,
  { authorities, issues, left_out }: { authorities: readonly Gathered[]; issues: Bundle['issues']; left_out: number },
  { may_change, updated_at }: { may_change: boolean; updated_at: Date | null },
): Bundle => ({
  cover,
  arrangement,
  marked,
  issues,
  authorities: authorities.map(({ passages: _passages, cited: _cited, revision: _revision, ...told }) => told),
  left_out,
  may_change,
  updated_at: updated_at?.toISOString() ?? null,
})

const fileName = (title: string, of: string) => `${title}, ${of}`.replace(/[/\\:*?"<>|]+/g, '-').slice(0, 150)
