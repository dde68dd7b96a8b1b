import { doubtWords, stretchesOf } from '../../../printing/authorities.ts'
import type { Doubt } from '#contract/citation-lists'
import type { Authorities, Found } from '../authorities.ts'
import { readableText } from '../readable-text.ts'
import { paperWords } from './note-paper.ts'

type Written = Awaited<ReturnType<Authorities['written']>>

interface Restyling {
  found: readonly Found[]
  /** Citations in their style by their words; null where they stay as they stand. */
  written: Written | null
  /** What must be marked, by the case or by the words. */
  doubtOf: (found: Found) => Doubt | null
}

/** The Markdown of a note with its citations in a style and marks behind those that are in doubt. */
export function restyle(content: string, { found, written, doubtOf }: Restyling): string {
  const { text } = readableText(content)
  let restyled = content
  for (const one of found.toReversed()) {
    if (!one.at) continue
    const { start, end } = one.at
    const given = content.slice(start, end)
    const inStyle = written?.get(one.words)
    const doubt = doubtOf(one)
    const mark = doubt === null ? '' : ` **\\[${doubtWords[doubt]}\\]**`
    const said = inStyle ? markdownOf(inStyle) : null
    // Words with marks among them stay as they are: to take half of them away would turn the rest.
    const words =
      one.origin === 'link'
        ? said === null
          ? given
          : given.replace(/^\[(?:[^[\]]|\[[^[\]]*\])*\]/, () => `[${said}]`)
        : said !== null && given === text.slice(start, end)
          ? withPinpoint(said, one)
          : given
    if (words !== given || mark !== '') restyled = restyled.slice(0, start) + words + mark + restyled.slice(end)
  }
  return restyled
}

/** A citation keeps the paragraph that stood behind it, where its style has not written it already. */
const withPinpoint = (said: string, { pinpoint }: Found) =>
  pinpoint && !said.includes(pinpoint.value) ? `${said}, ${paperWords.pinpoint[pinpoint.unit](pinpoint.value)}` : said

const markdownOf = (written: { text: string; italics: [number, number][] }) =>
  stretchesOf(written)
    .map(({ text, italic }) => (italic && text.trim() !== '' ? `*${escaped(text)}*` : escaped(text)))
    .join('')

/** Signs that Markdown would read, as signs. */
const escaped = (text: string) => text.replace(/[\\`*_~<]/g, String.raw`\$&`)
