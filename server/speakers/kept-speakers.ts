import { type Speaker, speakers } from '#contract/passage-search'
import type { StoredLayout } from '../database/stored-layout.ts'
import { tellSpeakers } from './tell-speakers.ts'

/** The layout of a text with who speaks in each of its paragraphs: read once, when the text is, and kept with it. */
export const withSpeakers = (content: string, layout: StoredLayout): StoredLayout => ({
  ...layout,
  speakers: tellSpeakers(content, layout).map((speaker) => (speaker === null ? null : speakers.indexOf(speaker))),
})

/** Who speaks in each paragraph, as it is kept; of a text that came before this was kept it is read. */
export const speakersIn = (content: string, layout: Pick<StoredLayout, 'parts' | 'paragraphs' | 'speakers'>): (Speaker | null)[] =>
  layout.speakers?.map((speaker) => (speaker === null ? null : speakers[speaker]!)) ?? tellSpeakers(content, layout)
