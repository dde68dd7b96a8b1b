import { type NoteAuthority, type NotePinpoint, authorityOrigins } from '#contract/note-authorities'
import { authorityKinds } from '#contract/citation-lists'
import type { CitationStyle, ResolvedCitation } from '#contract/citations'
import { doubtOf } from '#contract/doubt'
import { pointsBack } from '#citations/what-is-cited'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { createQuotableActs } from '../annotations/annotations.ts'
import type { Cases } from '../cases/cases.ts'
import { kindOfAuthority } from '../citation-lists/citation-lists.ts'
import type { Citations } from '../citations/citations.ts'
import { type CitingPlace, citesCase, gatherPlaces } from '../document-check/document-check.ts'
import type { Finder } from './find-note.ts'
import { nameOfEid } from '#citations/law/name-of-eid'
import { type LinkedLaw, type NoteLink, readableText } from './readable-text.ts'
import { quotesStorage } from './quotes-storage.ts'
import { referencesStorage } from './references-storage.ts'

export interface AuthoritiesParts {
  database: Database
  cases: Pick<Cases, 'withStanding'>
  citations: Pick<Citations, 'process' | 'write'>
  finder: Finder
}

/** Something that a note comes to a case or a law by. */
export interface Found {
  origin: (typeof authorityOrigins)[number]
  /** Where it stands in the text: a link with its address; null for what does not stand there. */
  at: { start: number; end: number } | null
  /** Null for what is no case, or none that is held. */
  caseId: string | null
  /** Null for a case, and for law that the library does not hold. */
  law: LinkedLaw | null
  /** As it is written; empty where the note has no words for it. */
  words: string
  citation: ResolvedCitation | null
  pinpoint: NotePinpoint | null
  reference?: { id: string; comment: string }
}

/** Citations that are written at a time. */
const atOnce = 200

/** What notes cite: cases by links, citations, quotations and what was added to them, and written law. */
export function createAuthorities({ database, cases, citations, finder }: AuthoritiesParts) {
  const kept = { ...referencesStorage(database), ...quotesStorage(database) }
  const acts = createQuotableActs(database)

  /** Those of a text alone. */
  const foundIn = async (content: string): Promise<Found[]> => {
    const { text, links } = readableText(content)
    const places = gatherPlaces((await citations.process(text)).citations, text)
    const linkOf = (place: CitingPlace) => links.find(({ start, end }) => place.start >= start && place.end <= end)
    const cited = places.flatMap((place) => foundAt(place, text, linkOf(place) ?? null))
    const covered = new Set(places.map(linkOf))
    const linked = links.filter((link) => !covered.has(link)).map((link): Found => ({ ...ofLink(link), words: link.words, citation: null }))
    return [...cited, ...linked].toSorted((a, b) => a.at!.start - b.at!.start)
  }

  const all = async (reader: Reader, id: string, content: string): Promise<Found[]> => {
    const [inText, quotes, references] = await Promise.all([foundIn(content), kept.quotes(reader, id), kept.references(id)])
    return [
      ...inText,
      ...quotes.map(({ case_id, kind, place, eid, quoted_as_at }): Found => ({
        origin: 'quotation',
        at: null,
        ...(kind === 'act' ? { caseId: null, law: { act: case_id, eid } } : { caseId: case_id, law: null }),
        words: '',
        citation: null,
        pinpoint: kind === 'act' ? ofText(quoted_as_at) : ofPlace(place),
      })),
      ...references.map(({ id: reference, comment, case_id, paragraph }): Found => ({
        origin: 'added',
        at: null,
        caseId: case_id,
        law: null,
        words: '',
        citation: null,
        pinpoint: ofPlace(paragraph === null ? null : `p-${paragraph}`),
        reference: { id: reference, comment },
      })),
    ]
  }

  /** What words are written as in a style, where they can be. */
  const written = async (words: readonly string[], style: CitationStyle) => {
    const answers = new Map<string, Awaited<ReturnType<Citations['write']>>[number]>()
    for (let from = 0; from < words.length; from += atOnce) {
      const some = words.slice(from, from + atOnce)
      for (const [index, one] of (await citations.write(some.map((text) => ({ text, style })))).entries()) answers.set(some[index]!, one)
    }
    return answers
  }

  /** Of a note that the reader sees: each authority once, cases first. */
  const authorities = async (reader: Reader, note: { id: string; content: string }, style: CitationStyle): Promise<NoteAuthority[]> => {
    const found = await all(reader, note.id, note.content)
    const groups = [...Map.groupBy(found, keyOf).values()]
    const standing = await cases.withStanding(
      reader,
      found.flatMap(({ caseId }) => caseId ?? []),
    )
    const titles = await acts.titles(
      reader,
      found.flatMap(({ law }) => law?.act ?? []),
    )
    // A case is named as the library names it, whatever its link says.
    const known = groups.map((group) => {
      const [first] = group
      const held = first!.caseId === null ? undefined : standing.get(first!.caseId)
      const law = group.find((one) => one.law)?.law ?? null
      const title = (law && titles.get(law.act)) ?? null
      const said = group.find((one) => one.citation)?.words ?? group.find((one) => one.words !== '')?.words ?? ''
      const words = said === '' && law ? nameOfLaw(law, title) : said
      return { group, held: held ?? null, law: title === null ? null : law, title, words: held ? (held.citation ?? held.title) : words }
    })
    const answers = await written(
      [...new Set(known.flatMap(({ words, title }) => [words, title ?? ''].filter((one) => one !== '')))],
      style,
    )
    const together = onceEach(known, ({ words }) => answers.get(words)?.text ?? words)
    const listed = together.map(({ group, held, law, title, words }): NoteAuthority => {
      const inStyle = named(answers.get(words) ?? null)
      const ofAct = inStyle ?? (title === null ? null : (answers.get(title) ?? null))
      const citation = group.find((one) => one.citation)?.citation ?? null
      const isCase = group[0]!.caseId !== null || (citation !== null && citesCase(citation))
      const verdict = isCase ? (held ? (citation?.verdict ?? 'resolved') : (citation?.verdict ?? 'not in library')) : null
      const reference = group.find((one) => one.reference)?.reference
      return {
        kind: isCase ? 'case' : ofAct ? kindOfAuthority(ofAct.citation) : law ? 'statute' : 'other',
        text: inStyle?.text ?? (words === '' ? group[0]!.caseId! : words),
        italics: inStyle?.italics ?? [],
        case_id: group[0]!.caseId,
        case: held,
        law,
        verdict,
        doubt: verdict && doubtOf({ verdict, sample: held?.sample ?? false, signal: held?.signal ?? null }),
        pinpoints: [...new Map(group.flatMap(({ pinpoint }) => (pinpoint ? [[nameOf(pinpoint), pinpoint] as const] : []))).values()],
        times: group.filter(({ origin }) => origin === 'link' || origin === 'citation').length,
        origins: authorityOrigins.filter((origin) => group.some((one) => one.origin === origin)),
        reference: reference?.id ?? null,
        comment: reference?.comment ?? '',
      }
    })
    return authorityKinds.flatMap((kind) => listed.filter((one) => one.kind === kind))
  }

  return {
    foundIn,
    written,

    /** Of a note as it is, for whatever is made of it. */
    authoritiesOf: authorities,

    async authorities(reader: Reader, id: string, style: CitationStyle) {
      const results = await authorities(reader, await finder.rowOf(reader, id), style)
      return { results, total: results.length }
    },

    /** The cases that citations in a text mean, beside those that it links to. */
    async citedIn(content: string): Promise<string[]> {
      const found = await foundIn(content)
      return [...new Set(found.flatMap(({ origin, caseId }) => (origin === 'citation' && caseId !== null ? [caseId] : [])))]
    },
  }
}

export type Authorities = ReturnType<typeof createAuthorities>

/** A citation with the name of its case before it, where its style writes none. */
function named(written: Awaited<ReturnType<Citations['write']>>[number]) {
  if (!written?.case_title || written.case_id === null || written.italics.length > 0 || written.text.includes(' v ')) return written
  const before = `${written.case_title} `
  return { ...written, text: before + written.text }
}

/** What is linked or quoted is known by what it leads to, other law by its words: 'section 41(1)' may have been found as section 41. */
const keyOf = ({ caseId, law, origin, words }: Found) =>
  caseId ?? (law && origin !== 'citation' ? `${law.act}~${law.eid ?? ''}` : words.toLowerCase())

/** 'section 41(1) of the Employment Act' */
function nameOfLaw({ act, eid }: LinkedLaw, title: string | null): string {
  const provision = eid === null ? null : nameOfEid(eid)
  return provision === null ? (title ?? act) : `${provision} of the ${title ?? act}`
}

/** Law that reads the same in the list stands in it once. */
const onceEach = <T extends { group: Found[]; law: LinkedLaw | null }>(known: readonly T[], textOf: (one: T) => string): T[] =>
  [...Map.groupBy(known, (one) => (one.law ? textOf(one) : one)).values()].map(([first, ...others]) => ({
    ...first!,
    group: [first!, ...others].flatMap(({ group }) => group),
  }))

const nameOf = ({ unit, value }: NotePinpoint) => `${unit} ${value}`

const ofLink = ({ start, end, caseId, law, place }: NoteLink) =>
  ({ origin: 'link', at: { start, end }, caseId, law, pinpoint: law ? ofText(place) : ofPlace(place) }) as const

/** One place of the text that cites something; what points back counts for what it points to, and says nothing without it. */
function foundAt({ from, start, end, citations }: CitingPlace, text: string, link: NoteLink | null): Found[] {
  const citation = citations.find(({ verdict }) => verdict === 'resolved') ?? citations[0]!
  const caseId = link?.law ? null : (link?.caseId ?? citations.find(({ case_id }) => case_id !== null)?.case_id ?? null)
  const [provision, ...others] = citation.provisions ?? []
  if (caseId === null && pointsBack(citation.kind)) return []
  const pinpoint = citations.findLast((one) => one.pinpoint)?.pinpoint
  return [
    {
      origin: link ? 'link' : 'citation',
      at: link ? { start: link.start, end: link.end } : { start: Math.min(from, start), end: Math.max(end, pinpoint?.end ?? end) },
      caseId,
      law: link?.law ?? (provision && others.length === 0 ? { act: provision.act.id, eid: provision.eid } : null),
      words: link ? link.words : text.slice(from, end).replace(/\s+/g, ' ').trim(),
      citation: pointsBack(citation.kind) ? null : citation,
      pinpoint: (link && ofLink(link).pinpoint) ?? (pinpoint ? ofWords(pinpoint) : null),
    },
  ]
}

/** 'para 12', 'paras 12-14', 'p 7': the numbers of it. */
function ofWords({ text, unit }: { text: string; unit: 'page' | 'paragraph' }): NotePinpoint | null {
  const [value] = /\d+(?:\s?[-–]\s?\d+)?/.exec(text) ?? []
  if (value === undefined) return null
  return { unit, value: value.replace(/\s?[-–]\s?/, '–'), place: unit === 'paragraph' ? `para-${/\d+/.exec(value)![0]}` : null }
}

const ofText = (day: string | null): NotePinpoint | null => (day === null ? null : { unit: 'text', value: day, place: day })

function ofPlace(place: string | null): NotePinpoint | null {
  const [, kind, value] = /^(para|p)-(.+)$/.exec(place ?? '') ?? []
  return kind && value ? { unit: kind === 'para' ? 'paragraph' : 'passage', value, place } : null
}
