import { type Matter, idOfMatter, sha256 } from '../import/identify.ts'

/** What a judgment can be recognised by. */
export interface KnownBy {
  caseId: string
  record: Matter & { frbr_uri: string | null }
  /** Hashes of what files gave. */
  files: readonly string[]
  texts: readonly string[]
}

/** Letters that two judgments do not have in common by chance. */
const enough = 500

/** Marks that another record of the same judgment has too: its address, its files, its words. */
const marksOf = ({ record, files, texts }: KnownBy): string[] => [
  ...(record.frbr_uri === null ? [] : [`frbr:${record.frbr_uri}`]),
  ...files.map((hash) => `file:${hash}`),
  ...texts.filter(({ length }) => length >= enough).map((text) => `text:${sha256(text)}`),
]

/*
 * A record without a neutral citation has the id of its matter and day. Two rulings of one day share it: it counts only where one of the two
 * records that are compared has no neutral citation.
 */

/** What is kept of a judgment that is taken down, beside its id. */
export function keptMarks(known: KnownBy): string[] {
  const matter = idOfMatter(known.record)
  return matter === null || matter === known.caseId ? marksOf(known) : [...marksOf(known), `matter:${matter}`]
}

/** By what one that arrives is looked up among them. */
export function soughtMarks(known: KnownBy): { caseIds: string[]; marks: string[] } {
  const matter = idOfMatter(known.record)
  const marks = marksOf(known)
  if (matter === null) return { caseIds: [known.caseId], marks }
  return matter === known.caseId ? { caseIds: [matter], marks: [...marks, `matter:${matter}`] } : { caseIds: [known.caseId, matter], marks }
}
