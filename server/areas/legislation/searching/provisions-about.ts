import { findCitations } from '#citations/find'
import { readLawReferences } from '#citations/law/law-references'
import type { Database } from '../../../database/open.ts'
import type { SearchLaw } from '../../search/search.ts'
import { lookUpLaws } from '../citing/look-up-laws.ts'
import { readBox } from './read-box.ts'

/** A section, article or rule in a text of an Act. */
export interface ProvisionText {
  act: { id: string; title: string }
  /** Since when the text stands, YYYY-MM-DD. */
  date: string | null
  eid: string
  type: string
  num: string | null
  heading: string | null
  /** The words of the law in it, by paragraph; notes of an editor are left out. */
  paragraphs: string[]
}

/** Finds sections, articles and rules for a question: those that speak of what is asked `about`, and those that it names. */
export function createProvisionsAbout(database: Database, { about }: Pick<SearchLaw, 'about'>) {
  /** Act and id of those that a question names. */
  const named = async (question: string, asAt?: string): Promise<{ actId: string; eid: string }[]> => {
    const found = await lookUpLaws(database, readBox(question).references, asAt ?? null)
    return found.flatMap((one) => (one.status === 'found' ? [{ actId: one.provision.act.id, eid: one.provision.eid }] : []))
  }
  /** Those of an Act that it names of which the library holds nothing, or every text ends before them, as they are written there. */
  const unheld = async (question: string): Promise<string[]> => {
    const references = readLawReferences(findCitations(question), question).filter(({ named: isNamed }) => isNamed)
    const found = references.length === 0 ? [] : await lookUpLaws(database, references, null)
    const missing = references.filter((_, i) => ['not held', 'no such'].includes(found[i]!.status))
    return [...new Set(missing.map(({ start, end }) => question.slice(start, end).replaceAll(/\s+/g, ' ')))]
  }
  /** What a question asks beside the provisions that it names. */
  const beside = (question: string): string => readBox(question).law.words
  return { about, named, unheld, beside }
}

export type ProvisionsAbout = ReturnType<typeof createProvisionsAbout>
