import type { CaseWithStanding } from '#contract/cases'
import { type ItemType, type ProjectItem, itemActions, mostItems, underNone } from '#contract/project-items'
import { type Reader, type AccessSubject, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Described, ItemKind } from '../../area/item-kind.ts'
import { type ItemRow, itemsStorage } from './items-storage.ts'
import type { ProjectRow } from './storage.ts'

/** The cases that the reader sees among some, with how each stands, by id. */
export type CasesOf = (reader: Reader, ids: readonly string[]) => Promise<Map<string, CaseWithStanding>>

interface Deps {
  database: Database
  casesOf: CasesOf
  /** `not-found` for a project that the reader does not see. */
  projectOf: (reader: Reader, id: string) => Promise<ProjectRow>
  /** `not-found` for an issue that is none of the project's. */
  issueOf: (projectId: string, id: string) => Promise<{ id: string }>
}

interface ListedItems {
  type?: ItemType | undefined
  issue_id?: string | undefined
  limit: number
  offset: number
}

/** What lies in projects, of every kind that is registered. */
export function createItems({ database, casesOf, projectOf, issueOf }: Deps) {
  const storage = itemsStorage(database)
  const kinds = new Map<ItemType, ItemKind>()

  const kindOf = (type: ItemType): ItemKind => {
    const kind = kinds.get(type)
    if (!kind) throw new InvalidInput([{ loc: ['body', 'type'], msg: 'Nothing of this kind can be put into a project', type: 'unknown' }])
    return kind
  }
  /** `forbidden` to who only reads it. */
  const projectToFill = async (reader: Reader, id: string) => {
    const project = await projectOf(reader, id)
    if (!can(reader, 'change', project.thing)) throw new Problem('forbidden')
    return project
  }
  const checkRoom = async (projectId: string, more: number) => {
    if ((await storage.countAll(projectId)) + more > mostItems)
      throw new Problem('limit-reached', `This project holds ${mostItems} things, which is the most there can be.`)
  }

  const projectWithRoom = async (reader: Reader, id: string, more: number) => {
    const project = await projectToFill(reader, id)
    await checkRoom(project.id, more)
    return project
  }

  /** What is said of some things, by type and id. */
  const describe = async (
    reader: Reader,
    things: readonly { type: ItemType; id: string }[],
  ): Promise<(type: ItemType, id: string) => Described | undefined> => {
    const byType = Map.groupBy(things, ({ type }) => type)
    const described = new Map(
      await Promise.all(
        [...byType].map(async ([type, of]) => [type, await kindOf(type).describe(reader, [...new Set(of.map(({ id }) => id))])] as const),
      ),
    )
    return (type, id) => described.get(type)?.get(id)
  }
  /** Whoever put it in takes it out, and the owner of the project takes out anything. */
  const takesOut = (reader: Reader, project: ProjectRow, { added_by }: ItemRow) =>
    added_by === reader.userId || can(reader, 'share', project.thing)
  /** What is public anybody puts into their project, what is somebody's only they. */
  const puts = (reader: Reader, thing: AccessSubject) => thing.owner === null || can(reader, 'share', thing)
  const allowedOf = (reader: Reader, project: ProjectRow, row: ItemRow) =>
    itemActions.filter((action) => {
      if (action === 'take_out') return takesOut(reader, project, row)
      return action === 'put' ? puts(reader, row.thing) : can(reader, action, row.thing)
    })

  const show = async (reader: Reader, project: ProjectRow, rows: readonly ItemRow[]): Promise<ProjectItem[]> => {
    const saidOf = await describe(
      reader,
      rows.map(({ type, item_id: id }) => ({ type, id })),
    )
    const caseIdOf = (said: Described | undefined) => (said?.entity_type === 'case' ? said.entity_id : null)
    const cases = await casesOf(
      reader,
      rows.flatMap(({ type, item_id: id }) => caseIdOf(saidOf(type, id)) ?? []),
    )
    return rows.flatMap((row) => {
      const { type, item_id: id, issue_id, added_by, added_by_name, added_at } = row
      const said = saidOf(type, id)
      if (!said) return []
      const added = { added_by: { id: added_by, name: added_by_name }, added_at: added_at.toISOString() }
      return [
        {
          type,
          id,
          quote: null,
          pinpoint: null,
          ...said,
          case: cases.get(caseIdOf(said) ?? '') ?? null,
          issue_id,
          ...added,
          allowed: allowedOf(reader, project, row),
        },
      ]
    })
  }
  const counts = async (reader: Reader, projectIds: readonly string[]): Promise<Map<string, Record<ItemType, number>>> => {
    const none = () => Object.fromEntries([...kinds.keys()].map((type) => [type, 0])) as Record<ItemType, number>
    const all = new Map(projectIds.map((id) => [id, none()]))
    for (const { project_id, type, count } of await storage.counts(reader, [...kinds.values()], projectIds))
      all.get(project_id)![type] = count
    return all
  }

  return {
    /** Each kind once, when the application is put together. */
    register(kind: ItemKind) {
      if (kinds.has(kind.type)) throw new Error(`Two areas register ${kind.type} with projects`)
      kinds.set(kind.type, kind)
    },

    projectToFill,
    projectWithRoom,
    describe,
    counts,
    kinds: () => [...kinds.values()],

    async list(reader: Reader, id: string, { type, issue_id: issue, limit, offset }: ListedItems) {
      const project = await projectOf(reader, id)
      const asked = type === undefined ? [...kinds.values()] : [kindOf(type)]
      const issueId = issue === undefined ? undefined : issue === underNone ? null : (await issueOf(project.id, issue)).id
      const [rows, total] = await Promise.all([
        storage.list(reader, asked, project.id, { issueId, limit, offset }),
        storage.count(reader, asked, project.id, { issueId }),
      ])
      return pageOf(await show(reader, project, rows), total, { offset, limit })
    },

    /**
     * Puts something of the reader's own, or what is public, into a project; `not-found` for what the reader does not see, `forbidden` for what
     * somebody else shared with them. A note that lies in another project moves.
     */
    async add(
      reader: Reader,
      projectId: string,
      { type, id, issue_id: issue }: { type: ItemType; id: string; issue_id?: string | undefined },
    ): Promise<ProjectItem & { placed: boolean }> {
      const project = await projectToFill(reader, projectId)
      const issueId = issue === undefined ? undefined : (await issueOf(project.id, issue)).id
      const found = await storage.find(reader, kindOf(type), id)
      if (!found) throw new Problem('item-not-found')
      if (!puts(reader, found.thing)) throw new Problem('forbidden')
      await checkRoom(project.id, 1)
      const placed = { projectId: project.id, type, id: found.id }
      const added = await storage.place(reader, [{ ...placed, issueId }])
      const row = await storage.item(reader, kindOf(type), placed)
      const [shown] = row ? await show(reader, project, [row]) : []
      if (!shown) throw new Problem('not-found')
      return { ...shown, placed: added > 0 }
    },

    /** Puts what lies in a project under one of its issues, or under none; `forbidden` to who only reads the project. */
    async file(
      reader: Reader,
      projectId: string,
      { type, id, issue_id: issue }: { type: ItemType; id: string; issue_id: string | null },
    ): Promise<ProjectItem> {
      const project = await projectToFill(reader, projectId)
      const placed = { projectId: project.id, type, id }
      if (!(await storage.item(reader, kindOf(type), placed))) throw new Problem('not-found')
      await storage.file(reader, placed, issue === null ? null : (await issueOf(project.id, issue)).id)
      const row = await storage.item(reader, kindOf(type), placed)
      const [shown] = row ? await show(reader, project, [row]) : []
      if (!shown) throw new Problem('not-found')
      return shown
    },

    /** `forbidden` to who sees it there and may not take it out. */
    async remove(reader: Reader, projectId: string, { type, id }: { type: ItemType; id: string }): Promise<void> {
      const project = await projectOf(reader, projectId)
      const placed = { projectId: project.id, type, id }
      const row = await storage.item(reader, kindOf(type), placed)
      if (!row) throw new Problem('not-found')
      if (!takesOut(reader, project, row)) throw new Problem('forbidden')
      if (!(await storage.takeOut(reader, placed))) throw new Problem('not-found')
    },

    /** Of something that the reader sees. */
    async projectsOf(reader: Reader, { type, id }: { type: ItemType; id: string }): Promise<string[]> {
      if (!(await storage.find(reader, kindOf(type), id))) throw new Problem('not-found')
      return storage.projectsOf(type, id)
    },

    /**
     * Puts what lies in one project into another of the reader's, or copies of it, each under the issue that `issues` says stands for its own; answers how
     * much was left out.
     */
    async copyAll(reader: Reader, from: string, to: string, issues: ReadonlyMap<string, string>): Promise<number> {
      let leftOut = 0
      for (const kind of kinds.values()) {
        const rows = await storage.list(reader, [kind], from, { limit: mostItems, offset: 0 })
        for (const [issue, under] of Map.groupBy(rows, ({ issue_id }) => issue_id)) {
          const copies = await kind.copies(
            reader,
            under.map(({ item_id }) => item_id),
          )
          leftOut += under.length - copies.length
          const issueId = issue === null ? undefined : issues.get(issue)
          await storage.place(
            reader,
            copies.toReversed().map((id) => ({ projectId: to, type: kind.type, id, issueId })),
          )
        }
      }
      return leftOut
    },
  }
}

export type Items = ReturnType<typeof createItems>
