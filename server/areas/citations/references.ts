import type { CaseCitation, Citation, CitationKind, Span } from '#citations/citation'
import { createNameIndex } from '#citations/name-index'
import { isBackCitation, isCaseCitation } from '#citations/resolve'
import { type Key, isSureKey, keysOfCitation, nameKeyOf } from './keys.ts'
import { readCaseName } from './names.ts'

/**
 * One place where a text cites a case: its parallel citations together, since they name one case. What points back (ibid, supra, the
 * short name of a case) is a reference of its own, without keys.
 */
export interface Reference {
  /** Of its first citation. */
  kind: CitationKind
  /** From the start of its first citation to the end of its last, UTF-16. */
  start: number
  end: number
  /** Places of its citations in the list that was read. */
  citations: number[]
  keys: Key[]
  /** One of its citations has no number, so that it is looked up by the names of the parties. */
  byName: boolean
  name: Span | null
  pinpoint: string | null
  /** For what points back: the references that may be meant. Several only when they are different cases of one name. */
  antecedents: number[]
}

/** Marks and brackets, but no words, between two citations of one case. */
const JOINED = /^[\s,;:()[\]&=]*$/
const maxJointLength = 12
/** A name that more cases share is no name to find one by. */
const maxOfOneName = 50

/** The references to cases in a text, from its citations and what each points back to (`resolveBackReferences`), by their place in it. */
export function readReferences(citations: readonly Citation[], backTo: readonly (number | null)[], text: string): Reference[] {
  const { references, placeOf } = groupParallels(citations, backTo, text)
  const named = createNameRegister(references)
  for (const [place, reference] of references.entries()) {
    complete(reference, citations)
    const index = reference.citations[0]!
    const citation = citations[index]!
    const antecedent = placeOf.get(backTo[index] ?? -1)
    if (isCaseCitation(citation)) {
      if (reference.name) named.add(reference.name.text, place)
    } else if (antecedent !== undefined) reference.antecedents = named.meantBy(nameOfBack(citation), antecedent)
  }
  return references
}

const nameOfBack = (citation: Citation): string | null =>
  citation.kind === 'short' ? citation.name : citation.kind === 'supra' ? (citation.caseName?.text ?? null) : null

function groupParallels(citations: readonly Citation[], backTo: readonly (number | null)[], text: string) {
  const references: Reference[] = []
  const placeOf = new Map<number, number>()
  for (const [index, citation] of citations.entries()) {
    const antecedent = backTo[index] ?? null
    // what points back to written law is no reference to a case
    if (!isCaseCitation(citation) && (!isBackCitation(citation) || (antecedent !== null && !placeOf.has(antecedent)))) continue
    const last = references.at(-1)
    if (last && last.citations.at(-1) === index - 1 && isCaseCitation(citation) && belongs(citations, last, citation, text)) {
      last.citations.push(index)
      last.end = citation.end
    } else references.push(startOf(citation, index))
    placeOf.set(index, references.length - 1)
  }
  return { references, placeOf }
}

const startOf = (citation: Citation, index: number): Reference => ({
  kind: citation.kind,
  start: citation.start,
  end: citation.end,
  citations: [index],
  keys: [],
  byName: false,
  name: null,
  pinpoint: null,
  antecedents: [],
})

/** Kinds of which one case has one only. */
const once: ReadonlySet<CitationKind> = new Set(['neutral', 'eKLR', 'unreported'])

/** Whether a citation is a parallel one of the reference before it: under the same printed name, or with only marks between. */
function belongs(citations: readonly Citation[], { citations: own, end }: Reference, citation: CaseCitation, text: string): boolean {
  const others = own.map((index) => citations[index]!).filter(isCaseCitation)
  const first = others[0]
  if (!first || (once.has(citation.kind) && others.some(({ kind }) => kind === citation.kind))) return false
  if (first.caseName && citation.caseName) return first.caseName.start === citation.caseName.start
  const between = text.slice(end, citation.start)
  return !first.caseName && !citation.caseName && between.length <= maxJointLength && JOINED.test(between)
}

/** Fills in what the citations of a reference say together. */
function complete(reference: Reference, citations: readonly Citation[]) {
  const own = reference.citations.map((index) => citations[index]!)
  const cases = own.filter(isCaseCitation)
  const keysOfEach = cases.map(keysOfCitation)
  reference.name = own.map((one) => ('caseName' in one ? one.caseName : undefined)).find((name) => name) ?? null
  reference.pinpoint = own.map((one) => ('pinpoint' in one ? one.pinpoint : undefined)).findLast((pinpoint) => pinpoint)?.text ?? null
  reference.byName = keysOfEach.some((keys) => keys.length === 0)
  const years = cases.map((citation, index) =>
    citation.kind === 'unreported' || citation.year === undefined ? null : { year: citation.year, sure: keysOfEach[index]!.length > 0 },
  )
  const dated = years.find((one) => one && !one.sure) ?? years.find((one) => one)
  const named = reference.name && dated ? nameKeyOf(readCaseName(reference.name.text), dated.year) : null
  reference.keys = [...new Set([...keysOfEach.flat(), ...(named ? [named] : [])])]
}

/** The references of a text by the names that it has printed for them so far. */
function createNameRegister(references: readonly Reference[]) {
  const index = createNameIndex()
  const places = new Map<string, number[]>()
  const names: string[] = []

  const sameCase = (a: number, b: number): boolean => {
    const [first, second] = [references[a]!.keys, references[b]!.keys]
    const sure = first.some(isSureKey) && second.some(isSureKey)
    return a === b || first.some((key) => (!sure || isSureKey(key)) && second.includes(key))
  }

  return {
    add(name: string, place: number) {
      const known = places.get(name)
      if (known) {
        if (known.length < maxOfOneName) known.push(place)
        return
      }
      index.add(name, names.length)
      names.push(name)
      places.set(name, [place])
    },

    /** The reference that one pointing back means, `read` as the text has it, and others beside it that its name fits as well. */
    meantBy(name: string | null, read: number): number[] {
      const { antecedents } = references[read]!
      if (antecedents.length > 0) return antecedents
      const fitting = name === null ? [] : (index.find(name) ?? []).flatMap((id) => places.get(names[id]!) ?? [])
      const different = [read]
      for (const place of fitting) if (!different.some((other) => sameCase(other, place))) different.push(place)
      return different
    },
  }
}
