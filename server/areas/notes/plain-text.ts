import { previewLength } from '#contract/notes'

// "![a map](https://…)" and "[Achola v Baraza [2024] KEHC 1 (KLR)](/cases/…)": what is shown of them
const LINK = /!?\[((?:[^[\]]|\[[^[\]]{0,100}\]){0,500})\]\([^()\s]{0,2000}\)/g
// "## Facts", "- item", "> quote", "1. item", "```" at the beginning of a line
const LINE_MARK = /^[ \t]*(?:#{1,6}[ \t]+|[-*+][ \t]+|>[ \t]?|\d+\.[ \t]+|```\w*)/gm
// "**bold**", "_italic_", "`code`"
const INLINE_MARK = /\*\*|__|[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** Markdown as running words on one line. */
const toPlain = (markdown: string): string =>
  markdown.replace(LINK, '$1').replace(LINE_MARK, '').replace(INLINE_MARK, '').replace(/\s+/g, ' ').trim()

/** More Markdown than any preview is made of. */
const beginning = 4 * previewLength

/** The first characters of a note, whole ones. */
export function previewOf(markdown: string): string {
  const plain = toPlain(markdown.slice(0, beginning))
  return plain.length <= previewLength ? plain : plain.slice(0, previewLength).replace(/[\uD800-\uDBFF]$/, '')
}

export const countWords = (markdown: string): number => toPlain(markdown).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
