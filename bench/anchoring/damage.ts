import { type Random, pick } from '../random.ts'

/** A text after changes, with the way from old offsets to new ones. */
export interface Damaged {
  text: string
  /** Where the text that began at an old offset begins now. */
  startOf: (offset: number) => number
  /** Where the text that ended at an old offset ends now. */
  endOf: (offset: number) => number
}

interface Change {
  start: number
  end: number
  text: string
}

/** Applies changes that stand in order and apart. What is put in at the edge of a passage is not part of it. */
function apply(text: string, changes: readonly Change[]): Damaged {
  let at = 0
  let changed = ''
  const made: (Change & { newStart: number; newEnd: number })[] = []
  for (const change of changes) {
    changed += text.slice(at, change.start)
    made.push({ ...change, newStart: changed.length, newEnd: changed.length + change.text.length })
    changed += change.text
    at = change.end
  }
  changed += text.slice(at)
  /** The last change before an offset tells how far it has moved. */
  const move = (offset: number, isBefore: (change: Change) => boolean, inside: 'newStart' | 'newEnd') => {
    const last = made.findLast(isBefore)
    if (!last) return offset
    return last.end > offset ? last[inside] : offset - last.end + last.newEnd
  }
  return {
    text: changed,
    startOf: (offset) => move(offset, ({ start, end }) => start < offset || (start === offset && end === offset), 'newStart'),
    endOf: (offset) => move(offset, ({ start }) => start < offset, 'newEnd'),
  }
}

/** One set of changes after the other. */
export const both = (first: Damaged, next: (text: string) => Damaged): Damaged => {
  const second = next(first.text)
  return { text: second.text, startOf: (at) => second.startOf(first.startOf(at)), endOf: (at) => second.endOf(first.endOf(at)) }
}

/** What another reader of the same file makes of space: no-break spaces, double ones, lines broken or joined, other quotation marks. */
export function changeSpace(text: string, random: Random): Damaged {
  const changes: Change[] = []
  for (const { 0: found, index } of text.matchAll(/\s+|["'“”‘’]|[-–—]/g)) {
    const chance = random()
    const change = (put: string) => void changes.push({ start: index, end: index + found.length, text: put })
    if (/\n/.test(found)) {
      if (chance < 0.1) change('\n')
      else if (chance < 0.15) change(' ')
      else if (chance < 0.25) change('\n\n\n')
    } else if (/\s/.test(found)) {
      if (chance < 0.1) change('\u00a0')
      else if (chance < 0.16) change('  ')
      else if (chance < 0.2) change('\n')
      else if (chance < 0.21) change('')
    } else if (/["“”]/.test(found)) change(chance < 0.5 ? '"' : '”')
    else if (/['‘’]/.test(found)) change(chance < 0.5 ? "'" : '’')
    else if (chance < 0.5) change('–')
  }
  return apply(text, changes)
}

/** Numbers of paragraphs and items counted otherwise, in other brackets, or left out. */
export function changeNumbers(text: string, random: Random): Damaged {
  const changes: Change[] = []
  const shape = random()
  for (const { 0: found, index, groups } of text.matchAll(
    /(?<=^|\n)[ \t]*(?<open>[([]?)(?<number>\d{1,3}|[a-z]|[ivx]{1,4})(?<close>[\])]|\.)[ \t]+/g,
  )) {
    const number = groups!['number']!
    const other = /\d/.test(number) ? String(Number(number) + 1) : number
    const put = shape < 0.3 ? `${other}. ` : shape < 0.55 ? `[${other}] ` : shape < 0.8 ? `(${other}) ` : ''
    changes.push({ start: index, end: index + found.length, text: put })
  }
  return apply(text, changes)
}

/** One word in so many is another, misspelt, gone, or has another before it. */
export function changeWords(text: string, random: Random, share: number): Damaged {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const changes: Change[] = []
  for (const { 0: word, index } of words) {
    if (random() >= share) continue
    const kind = random()
    const other = pick(random, words)[0]
    const end = index + word.length
    if (kind < 0.4) changes.push({ start: index, end, text: other })
    else if (kind < 0.6) changes.push({ start: index, end, text: word.slice(0, 1) + word.slice(2) + word.slice(1, 2) })
    else if (kind < 0.8) changes.push({ start: index, end: text[end] === ' ' ? end + 1 : end, text: '' })
    else changes.push({ start: index, end: index, text: `${other} ` })
  }
  return apply(text, changes)
}

/** Takes a stretch out. */
export const remove = (text: string, start: number, end: number): Damaged => apply(text, [{ start, end, text: '' }])
