import { readFileSync } from 'node:fs'
import type { Passage } from '../../server/areas/chat/retrieval/passage.ts'

/**
 * Where a question is answered: a paragraph by the court's own number, the digest of a case or a provision by its id. `of` is in the name or the
 * neutral citation of the case, or begins the name of the Act.
 */
export type Place =
  | { kind: 'paragraph'; of: string; number: string }
  | { kind: 'digest'; of: string }
  | { kind: 'provision'; of: string; eid: string }

export interface Question {
  /** 'tuning', or one of the parts whose answers nobody reads while anything is changed. */
  part: string
  question: string
  places: Place[]
  /** What was asked before it, for one that is asked further. */
  before: string[]
}

export interface Unanswered {
  part: string
  question: string
}

export const rowsOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** 'Cheres v Marusoi=24', 'Rono v Rono=digest', 'Employment Act~sec_41'. */
export function readPlace(label: string): Place {
  const [act = '', eid] = label.split('~')
  if (eid !== undefined) return { kind: 'provision', of: act, eid }
  const at = label.lastIndexOf('=')
  const [of, number] = [label.slice(0, at), label.slice(at + 1)]
  return number === 'digest' ? { kind: 'digest', of } : { kind: 'paragraph', of, number }
}

/** Questions that the library answers, with every place that does. */
export const readQuestions = (): Question[] =>
  rowsOf(new URL('./questions.tsv', import.meta.url)).map(([part = '', , question = '', places = '', before]) => ({
    part,
    question,
    places: places.split('; ').map(readPlace),
    before: before ? [before] : [],
  }))

/** Questions that nothing in it answers. */
export const readUnanswered = (): Unanswered[] =>
  rowsOf(new URL('./unanswered.tsv', import.meta.url)).map(([part = '', , question = '']) => ({ part, question }))

/** Whether a case is that of a place. */
export const isCaseOf = ({ title, citation }: { title: string; citation: string | null }, { kind, of }: Place): boolean =>
  kind !== 'provision' && (title.includes(of) || (citation ?? '').includes(of))

// 'Order 42 rule 6, Civil Procedure Rules: Stay in case of appeal'
const actOf = (title: string): string => title.replace(/^Order \S+(?: rule \S+)?, /, '')

/** Whether a passage lies in the case or the Act of a place. */
export const isOfPlace = ({ source }: Passage, place: Place): boolean =>
  place.kind === 'provision'
    ? source.kind === 'provision' && actOf(source.title).startsWith(place.of)
    : source.kind === 'case' && isCaseOf(source, place)

/** Whether a passage is the place. Of a long section each part of it is. */
export function isPlace(passage: Passage, place: Place): boolean {
  if (!isOfPlace(passage, place)) return false
  const { paragraph, number, id } = passage.source
  if (place.kind === 'paragraph') return number === place.number
  if (place.kind === 'digest') return paragraph === null
  const eid = id.slice(id.indexOf('~') + 1)
  return eid === place.eid || eid.startsWith(`${place.eid}__`)
}
