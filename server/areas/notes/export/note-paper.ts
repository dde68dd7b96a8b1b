import type { NoteAuthority, NotePinpoint } from '#contract/note-authorities'
import type { NoteTemplate } from '#contract/note-exports'
import { doubtWords, stretchesOf } from '../../../printing/authorities.ts'
import { dayInWords } from '#contract/reasons/day-in-words'
import type { Picture, Run } from '../../../printing/paper/paper.ts'

/** A note as it leaves: its text in Markdown with citations in their style, and what stands around it. */
export interface NotePaper {
  title: string
  text: string
  template: NoteTemplate
  /** Above the title; empty where nothing stands there. */
  head: string
  /** Below it: of a memorandum, the day. */
  lines: readonly string[]
  references: { title: string; groups: { kind: string; authorities: NoteAuthority[] }[] } | null
  /** By the hash under which its text calls them. */
  pictures: ReadonlyMap<string, Picture>
  day: Date
}

export const paperWords = {
  heads: { plain: '', memorandum: 'Memorandum', submissions: '' } satisfies Record<NoteTemplate, string>,
  references: { plain: 'References', memorandum: 'Authorities', submissions: 'List of authorities' } satisfies Record<NoteTemplate, string>,
  date: (day: Date) => `Date: ${dayInWords(day)}`,
  re: (title: string) => `Re: ${title}`,
  pinpoint: {
    paragraph: (value: string) => `para ${value}`,
    page: (value: string) => `p ${value}`,
    /** A place by our own count names nothing in court. */
    passage: () => 'a passage',
    text: (day: string) => `as at ${dayInWords(new Date(day))}`,
  } satisfies Record<NotePinpoint['unit'], (value: string) => string>,
  notes: 'Notes',
  picture: (alt: string) => (alt === '' ? '[picture]' : `[picture: ${alt}]`),
}

/** "para 12, p 3": where a note pinpoints an authority; empty where it does not. */
export const pinpointsOf = ({ pinpoints }: NoteAuthority): string =>
  pinpoints.map(({ unit, value }) => paperWords.pinpoint[unit](value)).join(', ')

/** An authority as it is listed: with its pinpoints and what is in doubt. */
export function runsOf(authority: NoteAuthority): Run[] {
  const places = pinpointsOf(authority)
  return [
    ...stretchesOf(authority),
    ...(places === '' ? [] : [{ text: `, ${places}` }]),
    ...(authority.doubt === null ? [] : [{ text: ' ' }, { text: `[${doubtWords[authority.doubt]}]`, bold: true, tone: 'wrong' as const }]),
  ]
}
