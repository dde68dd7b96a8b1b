import type { Doubt } from '#contract/citation-lists'
import { doubtWords } from '../../printing/authorities.ts'

const lead = 'Before relying on it: '
// a mark of an earlier file, which may hold no longer
const earlier = /^Before relying on it: [^.]*\.\s*/

/** The note of a record with what is doubtful about it; a mark that an imported record brought back is taken off. */
export function noteOf(note: unknown, doubt: Doubt | null): string {
  const own = typeof note === 'string' ? note.replace(earlier, '') : ''
  return [...(doubt === null ? [] : [`${lead}${doubtWords[doubt]}.`]), ...(own === '' ? [] : [own])].join(' ')
}
