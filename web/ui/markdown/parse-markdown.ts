import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Root } from 'mdast'

/** Markdown with tables, footnotes and bare addresses, as a tree. HTML in it stays the text that it is. */
export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm(), { disable: { null: ['htmlFlow', 'htmlText'] } }], mdastExtensions: [gfmFromMarkdown()] })
