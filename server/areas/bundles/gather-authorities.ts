import { headingAlone } from '#citations/law/heading-alone'
import { nameInLaw } from '#citations/law/name-in-law'
import { unitOfEid } from '#citations/law/name-of-eid'
import { type Authority, type AuthorityGroup, authorityGroups } from '#contract/bundles'
import type { AuthorityKind } from '#contract/citation-lists'
import type { Annotation } from '#contract/annotations'
import type { Case } from '#contract/cases'
import { doubtOf } from '#contract/doubt'
import type { ItemType } from '#contract/project-items'
import type { Reliance } from '#contract/relied-on'
import { saidOf } from '#contract/say-reliance'
import type { IssueHeading } from '#contract/under-issues'
import type { Reader } from '../../access/access.ts'
import { dayInWords } from '#contract/reasons/day-in-words'
import { shortTitle } from '../../printing/judgment/judgment-words.ts'
import { sayVersion } from '../../printing/law/say-version.ts'
import type { Annotations } from '../annotations/annotations.ts'
import type { Cases } from '../cases/cases.ts'
import { type CitationLists, type CitedPassage, kindOfAct } from '../citation-lists/citation-lists.ts'
import type { BoundLaw, Legislation, NameLaws } from '../legislation/legislation.ts'
import type { Projects } from '../projects/projects.ts'
import { groupFor, groupOfWords } from './binding.ts'
import { fullCitation } from './full-citation.ts'
import type { BundleFields, ChosenAuthority } from './storage.ts'

export interface GatherParts {
  projects: Pick<Projects, 'listItems' | 'issues'>
  cases: Pick<Cases, 'casesByCaseIds' | 'withStanding' | 'textsOf'>
  annotations: Pick<Annotations, 'list'>
  citationLists: Pick<CitationLists, 'byIds' | 'examine'>
  legislation: Pick<Legislation, 'bound' | 'named' | 'today'>
  nameLaws: NameLaws
}

/** An authority with what is needed to bind it: the passages that are marked in it, and those that are cited. */
export interface Gathered extends Authority {
  revision: number | null
  passages: readonly MarkedPassage[]
  cited: readonly ReliedPassage[]
  /** Of the law, from when its text stands as far as its source says so, as papers say it; left out for a case. */
  stands?: string
}

/** A passage that its reader marked, with the issue of the project under which the mark lies. */
export type MarkedPassage = Annotation & { issue_id: string | null }
/** A passage that is cited, with what for. */
export type ReliedPassage = CitedPassage & Reliance

/** What names an authority. */
type Named = Pick<ChosenAuthority, 'case_id' | 'provision_id' | 'text'>

/** What lies in the project and can be an authority, with what it is relied on for where it was cited. */
type Proposed = Named & { mark?: string; passage?: ReliedPassage; reliance: Reliance }

/** How many letters a page holds, about, and how many pages the head and the ends of parts take. */
const lettersOnPage = 2300
const pagesBeside = 0.6
const pagesOf = (letters: number) => Math.ceil(letters / lettersOnPage + pagesBeside)
const atOnce = 100
/** What lies in a project and is no cited passage. */
const asWhole = (issueId: string | null): Reliance => ({ pinpoint: null, relied_on: '', issue_id: issueId })
/** More than anybody marks. */
const maxMarks = 10_000

export const keyOf = ({ case_id, provision_id: provision, text }: Named) =>
  case_id !== null ? `case:${case_id}` : provision != null ? `provision:${provision}` : `text:${text}`

/** What lies in a project and can be an authority. */
const proposing: readonly ItemType[] = ['document', 'bookmark', 'annotation', 'citation', 'provision']

/** The authorities of a bundle as a reader sees them: those that are chosen, then those that lie in the project besides. */
export function createGathering({ projects, cases, annotations, citationLists, legislation, nameLaws }: GatherParts) {
  /** The ids of the things of a kind in a project, with the case that each is about. */
  const itemsOf = async (reader: Reader, projectId: string, type: ItemType) => {
    const found: { id: string; caseId: string | null; issueId: string | null }[] = []
    for (let total = 1; found.length < total;) {
      const page = await projects.listItems(reader, projectId, { type, limit: atOnce, offset: found.length })
      found.push(
        ...page.results.map(({ id, entity_type: entity, entity_id: of, issue_id: issueId }) => ({
          id,
          issueId,
          caseId: entity === 'case' ? of : null,
        })),
      )
      // What went meanwhile is not waited for.
      total = page.results.length === 0 ? 0 : page.total
    }
    return found
  }

  /** Cases, citations and provisions that lie in a project, as words or the id of a case. */
  const proposals = async (reader: Reader, projectId: string): Promise<Proposed[]> => {
    const found: Proposed[] = []
    for (const type of proposing) {
      const items = await itemsOf(reader, projectId, type)
      if (type === 'provision') {
        const laws = await nameLaws(items.map(({ id }) => id))
        // An Act as a whole is listed by its title.
        found.push(
          ...items.map(({ id, issueId }) => ({
            case_id: null,
            provision_id: id.includes('~') ? id : null,
            text: laws.get(id)?.cited ?? id,
            reliance: asWhole(issueId),
          })),
        )
      } else if (type !== 'citation')
        found.push(
          ...items.flatMap(({ id, caseId, issueId }) =>
            caseId === null ? [] : [{ case_id: caseId, text: '', reliance: asWhole(issueId), ...(type === 'annotation' && { mark: id }) }],
          ),
        )
      else {
        const issueOf = new Map(items.map(({ id, issueId }) => [id, issueId]))
        const kept = await citationLists.byIds(
          reader,
          items.map(({ id }) => id),
        )
        const laws = await nameLaws(kept.flatMap(({ provision_id: provision }) => (provision === null ? [] : unitOf(provision))))
        found.push(
          // The newest comes first; what they are relied on for is read in the order in which it was said.
          ...kept.toReversed().map(({ id, case_id, provision_id, source, words, pinpoint, relied_on }) => {
            const reliance = { pinpoint, relied_on, issue_id: issueOf.get(id) ?? null }
            const unit = provision_id === null ? null : unitOf(provision_id)
            return {
              case_id,
              text: case_id !== null ? '' : unit === null ? source : (laws.get(unit)?.cited ?? source),
              ...(unit !== null && { provision_id: unit }),
              ...(words !== '' && { passage: { words, ...reliance } }),
              reliance,
            }
          }),
        )
      }
    }
    return found
  }

  /** The passages that are sidelined, by case. */
  const marksOf = async (reader: Reader, projectId: string, which: BundleFields['marked']): Promise<Map<string, Annotation[]>> => {
    const page = { query: '', kind: 'cases', limit: maxMarks, offset: 0, sort: 'newest' } as const
    const [inProject, own] = await Promise.all([
      annotations.list(reader, { ...page, project_id: projectId }),
      which === 'all' ? annotations.list(reader, page) : null,
    ])
    const once = new Map([...inProject.results, ...(own?.results ?? [])].map((one) => [one.id, one]))
    return Map.groupBy(
      [...once.values()].filter(({ start_offset: start }) => start !== null),
      ({ case_id: caseId }) => caseId,
    )
  }

  /** Words that somebody listed, as the case that they mean where the library has it, with what is to be known of them. */
  const readTexts = async (reader: Reader, texts: readonly string[]) => {
    const examined = await citationLists.examine(reader, texts)
    return new Map(
      texts.map((text, index) => {
        const one = examined[index]!
        // Two names and no citation: a case that nothing can be looked up by.
        const isUnread = one.kind === 'other' && / v\.? /.test(text)
        return [text, isUnread ? { ...one, kind: 'case' as const, doubt: 'not held' as const } : one] as const
      }),
    )
  }

  /** The provisions that some authorities name, as the law stood on a day. */
  const readLaw = async (reader: Reader, wanted: Iterable<Named>, read: Awaited<ReturnType<typeof readTexts>>, asAt: string) => {
    const all = [...wanted]
    const unnamed = all.flatMap(({ case_id, provision_id, text }) =>
      case_id === null && provision_id == null && lawKinds.has(read.get(text)!.kind) ? [text] : [],
    )
    const found = await legislation.named(unnamed, asAt)
    const namedBy = new Map(unnamed.map((text, index) => [text, found[index]!]))
    const idOf = ({ provision_id, text }: Named): string | null => {
      const told = namedBy.get(text)
      return provision_id ?? (typeof told === 'object' ? told.provision : null)
    }
    const bound: ReadonlyMap<string, BoundLaw> = await legislation.bound(
      reader,
      all.flatMap((one) => idOf(one) ?? []),
      asAt,
    )
    /** It names one provision, of which nothing can be bound. */
    const lacks = ({ provision, text }: { provision: string | null; text: string }) =>
      provision !== null || typeof namedBy.get(text) === 'object'
    return { idOf, bound, lacks }
  }

  return async (
    reader: Reader,
    projectId: string,
    { authorities, marked, cover }: Pick<BundleFields, 'authorities' | 'marked' | 'cover'>,
    isKept: boolean,
  ): Promise<{ authorities: Gathered[]; issues: IssueHeading[]; left_out: number }> => {
    const [proposed, issues] = await Promise.all([proposals(reader, projectId), projects.issues.list(reader, projectId)])
    const issueOfMark = new Map(proposed.flatMap(({ mark, reliance }) => (mark === undefined ? [] : [[mark, reliance.issue_id] as const])))
    const asAt = cover.law_as_at ?? legislation.today()
    const wanted = new Map<string, Named>([...authorities, ...proposed].map((one) => [keyOf(one), one]))
    const texts = [...wanted.values()].flatMap(({ case_id, text }) => (case_id === null ? [text] : []))
    const read = await readTexts(reader, texts)
    const law = await readLaw(reader, wanted.values(), read, asAt)
    // Words that turn out to mean a case or a provision that the library has are that, once.
    const means = (one: Named) => {
      const found = read.get(one.text)
      const caseId = one.case_id ?? (found?.doubt === 'other name' ? null : (found?.case_id ?? null))
      const provision = caseId === null ? law.idOf(one) : null
      return { key: keyOf({ case_id: caseId, provision_id: provision, text: one.text }), caseId, provision }
    }
    const citedAs = Map.groupBy(proposed, (one) => means(one).key)
    const chosenByKey = new Map(authorities.map((one) => [means(one).key, one]))
    const all = new Map<string, ReturnType<typeof means> & { text: string; chosen: ChosenAuthority | undefined }>()
    for (const one of wanted.values()) {
      const meant = means(one)
      if (!all.has(meant.key)) all.set(meant.key, { ...meant, text: one.text, chosen: chosenByKey.get(meant.key) })
    }
    const ids = [...all.values()].flatMap(({ caseId }) => caseId ?? [])
    const [held, standing, textOf, marks] = await Promise.all([
      cases.casesByCaseIds(reader, ids),
      cases.withStanding(reader, ids),
      cases.textsOf(reader, ids),
      marksOf(reader, projectId, marked),
    ])
    const caseOf = new Map(held.map((one) => [one.id, one]))
    let leftOut = 0
    const gathered = [...all.values()].flatMap(({ key, caseId, provision, text, chosen }): Gathered[] => {
      const cited = citedAs.get(key) ?? []
      const relied = [...new Map(cited.map(({ reliance }) => [JSON.stringify(reliance), reliance])).values()]
      const said = saidOf(relied)
      const choice = { included: chosen?.included, group: chosen?.group, extent: chosen?.extent, holding: chosen?.holding || said }
      const common = { key, proposed: isKept && chosen === undefined, relied }
      if (caseId === null) {
        const { kind, doubt } = read.get(text)!
        const bound = provision === null ? undefined : law.bound.get(provision)
        const quoted = cited.flatMap(({ passage }) => passage ?? [])
        const listed = {
          ...common,
          ...listedOnly(text, bound ? kindOfAct[bound.act.kind] : kind, doubt),
          provision_id: provision,
          ...(bound && chosen?.provision_id != null && { title: nameInLaw(bound.act, chosen.provision_id.split('~')[1] ?? null) }),
          ...chosenOr(choice, { group: bound ? 'legislation' : groupOfWords(text, kind), included: !isKept || quoted.length > 0 }),
          cited: quoted,
          marks: quoted.length,
        }
        if (!bound || bound.act.version.guide)
          return [{ ...listed, extent: 'listed', sub: bound?.provision.heading ?? '', lacks_text: law.lacks({ provision, text }) }]
        const extent = chosen?.provision_id == null || choice.extent === 'passages' ? null : choice.extent
        return [
          {
            ...listed,
            extent: extent ?? 'whole',
            ...sayOfLaw(bound),
            has_text: true,
            pages: pagesOf(bound.provision.text.length),
            revision: bound.revision,
          },
        ]
      }
      const found = caseOf.get(caseId)
      if (!found) {
        if (chosen?.included) leftOut += 1
        return []
      }
      const passages = (marks.get(caseId) ?? []).map((one) => ({ ...one, issue_id: issueOfMark.get(one.id) ?? null }))
      const marked = new Set(passages.map(({ text_selection: words }) => words))
      const quoted = cited.flatMap(({ passage }) => passage ?? [])
      const besides = new Set(quoted.flatMap(({ pinpoint, words }) => (marked.has(words) ? [] : [`${pinpoint} ${words}`])))
      const { revision, letters } = textOf.get(caseId) ?? { revision: null, letters: null }
      const signal = standing.get(caseId)?.signal ?? null
      // Who cites a passage into a matter files it; what only lies there is proposed.
      const isFiled = !isKept || cited.some(({ passage }) => passage)
      const defaults = { group: groupFor(found, cover.court), included: isFiled && !found.private }
      return [
        {
          ...common,
          ...describe(found),
          ...chosenOr(choice, defaults),
          // Words that could only be listed when they were added mean a case whose text is held.
          extent: letters === null ? 'listed' : ((chosen?.case_id === null ? undefined : choice.extent) ?? 'whole'),
          has_text: letters !== null,
          marks: passages.length + besides.size,
          pages: letters === null ? 0 : pagesOf(letters),
          doubt: doubtOf({ verdict: 'resolved', sample: found.sample, signal }),
          signal,
          revision,
          passages,
          cited: quoted,
        },
      ]
    })
    return {
      authorities: isKept ? gathered : gathered.toSorted(byWeight(caseOf)),
      issues: issues.results.map(({ id, title }) => ({ id, title })),
      left_out: leftOut,
    }
  }
}

/** The section, article or rule that holds a provision that is cited: that is bound. */
function unitOf(provisionId: string): string {
  const [act, eid = ''] = provisionId.split('~')
  return `${act}~${unitOfEid(eid)}`
}

/** Of which what is cited may be a provision of the law. */
const lawKinds: ReadonlySet<AuthorityKind> = new Set(['constitution', 'statute', 'subsidiary'])

type Choices = { [Field in 'included' | 'group']?: ChosenAuthority[Field] | null | undefined } & { holding: string }

const chosenOr = ({ included, group, holding }: Choices, defaults: { included: boolean; group: AuthorityGroup }) => ({
  included: included ?? defaults.included,
  group: group ?? defaults.group,
  holding,
})

/** What the bundle says of words that it can only list. */
const listedOnly = (text: string, kind: AuthorityKind, doubt: Authority['doubt']) => ({
  case_id: null,
  provision_id: null,
  text,
  title: text,
  citation: null,
  sub: '',
  kind,
  has_text: false,
  lacks_text: false,
  private: false,
  marks: 0,
  pages: 0,
  doubt,
  signal: null,
  revision: null,
  passages: [],
  cited: [],
})

const describe = (found: Case, full = fullCitation(found)) => ({
  case_id: found.id,
  provision_id: null,
  lacks_text: false,
  text: '',
  title: shortTitle(found),
  citation: full ?? found.citation ?? found.case_number,
  // The full citation has the day.
  sub: [courtWithStation(found), full !== null ? null : found.date === null ? (found.year?.toString() ?? null) : dayInWords(found.date)]
    .filter((one) => one !== null)
    .join(', '),
  kind: 'case' as const,
  private: found.private,
})

function courtWithStation({ court, court_station: station }: Pick<Case, 'court' | 'court_station'>): string | null {
  if (court === null) return station
  return station === null || station.includes(court) ? (station ?? court) : `${court} at ${station.replace(/^at\s+/i, '')}`
}

/** Before anybody has put them in order: by their headings, the higher court and the later decision first. */
const byWeight =
  (caseOf: ReadonlyMap<string, Case>) =>
  (one: Gathered, other: Gathered): number => {
    const [first, second] = [one, other].map(({ case_id }) => (case_id === null ? undefined : caseOf.get(case_id)))
    return (
      authorityGroups.indexOf(one.group) - authorityGroups.indexOf(other.group) ||
      (first?.hierarchy_level ?? 9) - (second?.hierarchy_level ?? 9) ||
      (second?.date ?? '').localeCompare(first?.date ?? '') ||
      one.title.localeCompare(other.title, 'en')
    )
  }

/** What stands below the name of a provision: on the screen with its heading, on paper from when its text stands alone. */
function sayOfLaw({ act, provision }: BoundLaw): Pick<Gathered, 'sub' | 'stands'> {
  const said = sayVersion(act.version)
  const stands = said === null ? '' : said[0]!.toLowerCase() + said.slice(1)
  const heading = provision.heading === null ? '' : headingAlone(provision.heading)
  return { sub: [heading, stands].filter((one) => one !== '').join(', '), stands }
}
