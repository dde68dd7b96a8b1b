import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { actsStorage } from './acts-storage.ts'
import type { Place } from './anchoring/find-place.ts'
import { placesOf, readText } from './anchoring/read-text.ts'
import { standsIn } from './locate-selection.ts'
import type { ActText } from './place-in-act.ts'
import { extentOfUnit, provisioned } from './provision-of.ts'
import { annotationsStorage } from './storage.ts'

/** One text of an Act, as words are quoted from it. */
export interface QuotableAct extends ActText {
  title: string
  documentId: number
  revision: number
}

/** Where quoted words stand: the provision by which they are cited, and the section or schedule that holds them all. */
export interface QuotedProvision {
  eid: string | null
  unit: string | null
}

/** Words that were quoted from an Act, and from which day their text stands. */
export interface QuotedWords {
  quote: string
  unit: string | null
  quoted_as_at: string | null
}

/** The texts of Acts for what quotes them. */
export function createQuotableActs(database: Database) {
  const acts = actsStorage(database)
  const { texts } = annotationsStorage(database)
  return {
    titles: acts.titles,

    /** The text of a day, else the latest; null for what is no Act that the reader sees, or has no text of that day. */
    async text(reader: Reader, id: string, asAt?: string): Promise<QuotableAct | null> {
      const found = await acts.text(reader, id, asAt)
      if (!found) return null
      const { id: documentId, revision, date } = found
      const [[text], provisions, titles] = await Promise.all([
        texts([{ document_id: documentId, number: revision }]),
        acts.provisions(documentId, revision),
        acts.titles(reader, [id]),
      ])
      if (!text || text.content === null) return null
      return { title: titles.get(id) ?? '', documentId, revision, date, content: text.content, layout: text.layout, provisions }
    },
  }
}

/** Where words stand that begin in a provision; null where they do not. Words that more than one section holds are cited by the one they begin in. */
export function findQuotedProvision(text: ActText, quote: string, begins: string | null): QuotedProvision | null {
  const within = begins === null ? { start: 0, end: text.content.length } : extentOfUnit(text, begins)
  const place = within && firstPlace(text.content, quote, within)
  if (!place) return null
  const { eid, unit } = provisioned(text, place)
  const holdsAll = begins === null || begins === eid || begins.startsWith(`${eid}__`) || eid?.startsWith(`${begins}__`)
  return { eid: holdsAll ? eid : begins, unit }
}

/** The first place at which words begin within a stretch, however far they go. */
function firstPlace(content: string, quote: string, { start, end }: Place): Place | null {
  const { folded } = readText(quote)
  if (folded === '') return null
  const read = readText(content.slice(start))
  const [at] = placesOf(read.folded, folded, 1)
  if (at === undefined) return null
  const place = { start: start + read.offsets[at]!, end: start + read.offsets[at + folded.length - 1]! + 1 }
  return place.start < end ? place : null
}

/**
 * Whether quoted words stand in a text of their Act: in their own section, since what reads alike elsewhere is another rule. Where the text of the
 * same day was read anew, its sections may be told apart otherwise.
 */
export function stillStands(text: ActText, { quote, unit, quoted_as_at }: QuotedWords): boolean {
  if (unit === null || quoted_as_at === text.date) return standsIn(text.content, quote)
  const within = extentOfUnit(text, unit)
  return within !== null && standsIn(text.content.slice(within.start, within.end), quote)
}
