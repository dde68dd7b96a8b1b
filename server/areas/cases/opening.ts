import { paragraphKinds } from '#contract/cases'
import type { Beginning } from './storage.ts'

/** Letters and paragraphs of a text among which its reasons begin. */
export const enoughToBegin = { letters: 12_000, paragraphs: 160 }

/** Letters of an opening: two lines of a card and some more. */
const longest = 320
/** "JUDGMENT", "1. Heard." say nothing of a case. */
const shortest = 40

/**
 * The first words of a judgment that say something: of an opinion, else of any paragraph, else of any line. Null where the text has none.
 * The court's number of the paragraph is left out.
 */
export function openingOf({ content, parts, paragraphs }: Pick<Beginning, 'content' | 'parts' | 'paragraphs'>): string | null {
  const opinions = new Set(parts.filter(({ kind }) => kind === 'opinion').map(({ position }) => position))
  const said = paragraphs.flatMap(([start, end, kind, number, , part]) => {
    const words = dropNumber(content.slice(start, end).replace(/\s+/g, ' ').trim(), number)
    return words.length < shortest ? [] : [{ words, isBody: paragraphKinds[kind] === 'paragraph', isOpinion: opinions.has(part) }]
  })
  const first = said.find(({ isBody, isOpinion }) => isBody && isOpinion) ?? said.find(({ isBody }) => isBody) ?? said[0]
  return first ? shorten(first.words) : null
}

function dropNumber(words: string, number: string | null): string {
  const [printed, own] = /^[[(]?(\w{1,6})[.)\]]+\s+/.exec(words) ?? []
  return printed !== undefined && own === number ? words.slice(printed.length) : words
}

const shorten = (words: string): string => (words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(' ', longest))}…`)
