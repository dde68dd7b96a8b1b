/**
 * A piece of a judgment that stands on its own: a paragraph, an item, a heading, a line of the header. `gap` counts the line breaks
 * before it: 1 follows at once, 2 and more stand apart; 0 where the source does not say.
 */
export interface Block {
  text: string
  gap: number
  /** The source leaves no doubt that it is a heading. */
  heading?: boolean
  /** What the source says of it; where it says nothing, the words and their place decide. */
  given?: GivenStructure
}

/** What a format knows of a block of its text, so that it need not be guessed. */
export interface GivenStructure {
  /** 'paragraph' is one that the court numbers or could have; 'item' one of a list within it. */
  kind?: 'heading' | 'paragraph' | 'item' | 'quote'
  /** The number or letter as the source prints it before the words: '12.', '(a)'. */
  number?: string
  /** The block opens an opinion; null where the source does not say whose or of what kind. */
  opinion?: { author: string | null; kind: 'majority' | 'concurring' | 'dissenting' | null }
}

// '21 st', '8 TH': an ordinal whose superscript was set apart
const SPLIT_ORDINAL = /(?<=\d) (st|nd|rd|th|ST|ND|RD|TH)(?![\p{L}\d.’'])/gu

// 'judg¬\nment', 'judg¬ment': where a word may be, or was, divided
const SOFT_HYPHEN = /\u00AD(?:\s*\n\s*(?=\p{L}))?/gu

/**
 * The text as it is shown: every run of white space (NBSP too) is one space, split ordinals and words divided by a soft hyphen are whole. No other
 * character is added, dropped or changed: the text stays the court's.
 */
export const shownText = (text: string): string => text.replace(SOFT_HYPHEN, '').replace(/\s+/g, ' ').trim().replace(SPLIT_ORDINAL, '$1')
