import { findCitations } from '#citations/find'
import { readLawReferences } from '#citations/law/law-references'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { stem, stopWords } from '../../search/search.ts'
import { lookUpLaws } from '../citing/look-up-laws.ts'
import { type ProvisionText, provisionsAboutStorage } from './provisions-about-storage.ts'
import { readBox } from './read-box.ts'

export type { ProvisionText }

/** What is asked about: each thing in its own words and in others, each of them words that all stand there. */
export type AskedAbout = readonly (readonly (readonly string[])[])[]

/** With fewer that have two things of what is asked, those with one are looked at too. */
const enough = 12

/** Finds sections, articles and rules for a question. */
export function createProvisionsAbout(database: Database) {
  const storage = provisionsAboutStorage(database)
  /** Those whose headings and texts speak of what is asked about, at most a dozen things; words are folded. */
  const about = async (reader: Reader, asked: AskedAbout, most: number): Promise<ProvisionText[]> => {
    const things = asked.map(writeThing).filter((one) => one !== '')
    if (things.length === 0) return []
    const pairs = things.flatMap((one, i) => things.slice(i + 1).map((other) => `(${one} & ${other})`))
    const near = pairs.length === 0 ? [] : await storage.meeting(reader, pairs.join(' | '), most)
    const others = near.length < enough ? await storage.meeting(reader, things.join(' | '), most) : []
    const known = new Set(near.map(({ act, eid }) => `${act.id}~${eid}`))
    return storage.withTexts([...near, ...others.filter(({ act, eid }) => !known.has(`${act.id}~${eid}`))].slice(0, most))
  }
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
  return { about, named, unheld }
}

export type ProvisionsAbout = ReturnType<typeof createProvisionsAbout>

const writeThing = (ways: readonly (readonly string[])[]): string => {
  const written = ways
    .map((words) => words.filter((word) => !stopWords.has(word) && /^[\p{L}\d]+$/u.test(word)).map((word) => `'${stem(word)}'`))
    .filter(({ length }) => length > 0)
  return written.length === 0 ? '' : `(${written.map((words) => `(${words.join(' & ')})`).join(' | ')})`
}
