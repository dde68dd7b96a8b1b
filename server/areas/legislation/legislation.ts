import { nameInLaw, nameWithin } from '#citations/law/name-in-law'
import { readsSame } from '#citations/prose/reads-same'
import type { Act, ActVersion } from '#contract/legislation'
import type { ProvisionChange } from '#contract/legislation-changes'
import type { ActFind, ActText, Definition, Provision, TocEntry } from '#contract/legislation-text'
import type { z } from 'zod'
import type { getProvisionCard } from '#contract/cited-legislation'
import type { listLegislation } from '#contract/legislation'
import type { listProvisionDecisions } from '#contract/notes-of-decisions'
import type { Output, Received } from '#contract/endpoint'
import { dayInNairobi } from '../../clock.ts'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import { createBoundLaws } from './bound-laws.ts'
import { createCiting } from './citing/citing.ts'
import { compareTrees, compareWords } from './compare-trees.ts'
import { findInAct } from './find-in-act.ts'
import { type ActRow, type VersionRow, legislationStorage } from './storage.ts'
import { ifHeld } from './if-held.ts'
import { type ActAt, inBrief, named, namedIn, pathOf, toAct, toProvision, versionOf } from './shown-law.ts'
import { type Slice, slicesOf } from './slices.ts'
import { subjectOf } from './subjects.ts'
import { tocOf } from './toc.ts'
import { createProvisionsAbout } from './searching/provisions-about.ts'
import { aside } from '../../printing/aside/run-aside.ts'
import type * as writeProvisionModule from './print/write-provision.ts'

const writeProvision = aside<typeof writeProvisionModule.writeProvision>(
  new URL('./print/write-provision.ts', import.meta.url),
  'writeProvision',
)

export { lookUpLaws } from './citing/look-up-laws.ts'
export { type ProvisionNews, createProvisionNews } from './provision-news.ts'
export type { BoundLaw } from './bound-laws.ts'
export { type NameLaws } from './name-laws-storage.ts'
export { describeLaw } from './provision-items.ts'
export { type ProvisionText, type ProvisionsAbout } from './searching/provisions-about.ts'
export { createProvisionsAbout }

type Asked = z.infer<(typeof listLegislation)['query']>

/** The law that the library holds: Acts with their texts by date, and their provisions. */
export function createLegislation(database: Database) {
  const storage = legislationStorage(database)
  const citing = createCiting(database)
  const today = () => dayInNairobi(database.clock.now())

  const actFor = async (reader: Reader, id: string): Promise<{ row: ActRow; versions: VersionRow[] }> => {
    const row = await storage.find(reader, id)
    if (!row) throw new Problem('not-found')
    return { row, versions: await storage.versions(row.document_id) }
  }
  /** The Act with the text that stood at a date: the last that began before it; `not-found` before the first. */
  const at = async (reader: Reader, id: string, asAt: string | undefined): Promise<ActAt> => {
    const { row, versions } = await actFor(reader, id)
    const version = versions.find(({ date }) => asAt === undefined || date === null || date <= asAt)
    if (!version) throw new Problem('not-found')
    return { row, versions, version }
  }

  const provisionAt = async (reader: Reader, id: string, eid: string, asAt?: string): Promise<Provision> => {
    const { row, versions, version } = await at(reader, id, asAt)
    const provisions = await storage.provisions(row.document_id, version.revision)
    const provision = namedIn(provisions, eid)
    if (!provision) throw new Problem('not-found')
    const paragraphs = await storage.paragraphs(row.document_id, version.revision, provision)
    return toProvision({ row, versions, version }, provisions, provision, paragraphs)
  }
  /** The same where no text of the day has it, or none is held: null. */
  const provisionIfHeld = (reader: Reader, id: string, eid: string, asAt?: string): Promise<Provision | null> =>
    ifHeld(provisionAt(reader, id, eid, asAt))

  return {
    /** Whether the public library holds no Act. */
    isEmpty: (): Promise<boolean> => storage.isEmpty(),

    async list(reader: Reader, asked: Asked) {
      const { results, total } = await storage.list(reader, asked, today())
      return pageOf(
        results.map((row) => inBrief(row, today())),
        total,
        asked,
      )
    },

    /** By what Acts can be found. */
    async browse(reader: Reader) {
      const acts = await storage.titles(reader)
      const count = (valueOf: (act: (typeof acts)[number]) => string | null) => {
        const counts = new Map<string, number>()
        for (const value of acts.map(valueOf)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
        return [...counts].map(([value, found]) => ({ value, count: found })).sort((one, other) => (one.value < other.value ? -1 : 1))
      }
      return {
        letters: count(({ title }) => /^[a-z]/i.exec(title)?.[0].toUpperCase() ?? null),
        years: count(({ year }) => year?.toString() ?? null).reverse(),
        subjects: count(({ title }) => subjectOf(title)),
        kinds: count(({ kind }) => kind),
        total: acts.length,
      }
    },

    async read(reader: Reader, id: string, asAt?: string): Promise<Act> {
      return toAct(await at(reader, id, asAt), today())
    },

    /** A provision, or a part with all that is in it, on paper. */
    async pdf(reader: Reader, id: string, eid: string, asAt?: string): Promise<File> {
      const [act, provision] = await Promise.all([this.read(reader, id, asAt), provisionAt(reader, id, eid, asAt)])
      const pages = await writeProvision({ act, provision }, database.clock.now())
      return new File([pages], `${nameOfFile(act.title, provision)}.pdf`, {
        type: 'application/pdf',
      })
    },

    today,
    ...createBoundLaws(database, at),

    async toc(reader: Reader, id: string, asAt?: string): Promise<{ toc: TocEntry[]; version: ActVersion }> {
      const { row, versions, version } = await at(reader, id, asAt)
      return { toc: tocOf(await storage.provisions(row.document_id, version.revision)), version: versionOf(versions, version) }
    },

    /** As much of a text as is read at once, around a provision. */
    async text(reader: Reader, id: string, asked: { as_at?: string | undefined; at?: string | undefined }): Promise<ActText> {
      const { row, versions, version } = await at(reader, id, asked.as_at)
      const { provisions, paragraphs } = await storage.read(row.document_id, version.revision)
      const meant = asked.at === undefined ? null : namedIn(provisions, asked.at)
      if (meant === undefined) throw new Problem('not-found')
      const slices = slicesOf(
        provisions,
        paragraphs.map(({ text }) => text.length),
      )
      const place = Math.max(
        0,
        slices.findLastIndex(({ first }) => first <= (meant?.first ?? 1)),
      )
      const { first, last } = slices[place] ?? { first: 1, last: paragraphs.length }
      const begins = Map.groupBy(
        provisions.filter((one) => one.last >= one.first),
        (one) => one.first,
      )
      const beginningOf = (slice: Slice | undefined) => {
        const beginning = slice && provisions.find((one) => one.first >= slice.first && one.first <= slice.last)
        return beginning ? named(beginning) : null
      }
      const begun = provisions.findLast((one) => one.first <= first && one.last >= first)
      return {
        at: meant?.eid ?? null,
        paragraphs: paragraphs
          .slice(first - 1, last)
          .map((paragraph, index) => ({ ...paragraph, eids: (begins.get(first + index) ?? []).map(({ eid }) => eid) })),
        path: begun ? pathOf(provisions, begun).map(named) : [],
        revision: version.revision,
        previous: beginningOf(slices[place - 1]),
        next: beginningOf(slices[place + 1]),
        version: versionOf(versions, version),
      }
    },

    /** The provisions of a text that hold words. */
    async find(reader: Reader, id: string, words: string, asAt?: string): Promise<ActFind> {
      const { row, version } = await at(reader, id, asAt)
      const { provisions, paragraphs } = await storage.read(row.document_id, version.revision)
      return findInAct(provisions, paragraphs, words)
    },

    /** The terms that a text defines, in its order. */
    async definitions(reader: Reader, id: string, asAt?: string): Promise<Definition[]> {
      const { row, version } = await at(reader, id, asAt)
      const { provisions, paragraphs } = await storage.read(row.document_id, version.revision)
      return provisions.flatMap(({ type, heading, eid, first, last }) =>
        type === 'definition' && heading
          ? [
              {
                term: heading,
                eid,
                text: paragraphs
                  .slice(first - 1, last)
                  .map(({ text }) => text)
                  .join('\n'),
              },
            ]
          : [],
      )
    },

    /** A provision by its own id, or by one that its source gave it. */
    provision: provisionAt,

    /** A provision as it stood on the day that a case asks of, or on any other, with the latest beside it. */
    async card(
      reader: Reader,
      id: string,
      eid: string,
      asked: Received<typeof getProvisionCard>['query'],
    ): Promise<Output<typeof getProvisionCard>> {
      const { versions } = await actFor(reader, id)
      const ofCase = asked.as_at === undefined && asked.case !== undefined ? await citing.dayOf(reader, asked.case) : null
      const asAt = asked.as_at !== undefined ? { date: asked.as_at, basis: 'asked' as const } : ofCase
      const today = await provisionIfHeld(reader, id, eid)
      const earlier = asAt && (await provisionIfHeld(reader, id, eid, asAt.date))
      if (!today && !earlier) throw new Problem('not-found')
      const isHeld = asAt !== null && versions.some(({ date }) => date === null || date <= asAt.date)
      const differs = isHeld ? (earlier === null) !== (today === null) || !readsSame(earlier?.text ?? '', today?.text ?? '') : null
      return {
        as_at: asAt,
        earlier,
        today,
        differs,
        pieces: differs ? compareWords(earlier?.text ?? '', today?.text ?? '') : [],
        held_from: asAt === null || isHeld ? null : (versions.at(-1)?.date ?? null),
      }
    },

    async decisions(reader: Reader, id: string, eid: string, asked: Received<typeof listProvisionDecisions>['query']) {
      const { row } = await actFor(reader, id)
      const { eid: own } = (await provisionIfHeld(reader, id, eid)) ?? { eid }
      return citing.decisions(reader, { ...row, id }, own, asked)
    },

    /** How many cases cite an Act and each of its sections, articles, rules and Orders. */
    async citationCounts(reader: Reader, id: string) {
      const { row } = await actFor(reader, id)
      const eids = await storage.unitEids(row.document_id)
      return citing.counts(reader, { ...row, id }, eids)
    },

    async mostCited(reader: Reader, limit: number) {
      const found = await citing.mostCited(reader, limit)
      const rows = await storage.findAll(
        reader,
        found.map(({ id }) => id),
      )
      const acts = new Map(rows.map((row) => [row.case_id, inBrief(row, today())]))
      const results = found.flatMap(({ id, cases }) => {
        const act = acts.get(id)
        return act ? [{ act, cases }] : []
      })
      return { results }
    },

    citedIn: citing.citedIn,
    review: citing.review,

    async versions(reader: Reader, id: string): Promise<ActVersion[]> {
      const { versions } = await actFor(reader, id)
      return versions.map((version) => versionOf(versions, version))
    },

    /** What changed between the texts that stood at two dates. */
    async compare(reader: Reader, id: string, from: string, to: string) {
      const { row, versions, version: earlier } = await at(reader, id, from)
      const { version: later } = await at(reader, id, to)
      const [before, after] = await Promise.all([earlier, later].map(({ revision }) => storage.tree(row.document_id, revision)))
      const { unchanged, changes }: { unchanged: number; changes: ProvisionChange[] } = compareTrees(before!, after!)
      return { from: versionOf(versions, earlier), to: versionOf(versions, later), unchanged, provisions: changes }
    },
  }
}

export type Legislation = ReturnType<typeof createLegislation>

const nameOfFile = (title: string, { eid, type, num }: Pick<Provision, 'eid' | 'type' | 'num'>): string =>
  nameWithin(title, eid) === null ? `${title}, ${[type, num].filter((part) => part !== null).join(' ')}` : nameInLaw({ title }, eid)
