import type { ImportRejection } from '#contract/reasons/import-reasons'
/** Blocks at the start of a document among which the signs of a statute are looked for. */
const searched = 120

// 'ARRANGEMENT OF SECTIONS', 'Arrangement of Articles'
const ARRANGEMENT = /^arrangement\s+of\s+(?:sections|clauses|articles|rules|regulations|paragraphs|orders|chapters)[\s.:]*$/i
// 'THE CONSTITUTION OF KENYA', 'The Constitution of Kenya, 2010', 'Tanzania (United Republic of)'s Constitution of 1977'
const CONSTITUTION =
  /^(?:(?:the\s+)?constitution\s+of\s+(?:the\s+republic\s+of\s+)?[a-z ]{3,30}(?:,?\s*\d{4})?|[\w ()]{3,60}[’']s\s+constitution\s+of\s+\d{4}\b.{0,80})(?:\s*\[rev\..*)?$/i
const PREAMBLE = /^(?:preamble|we,?\s+the\s+people\b.*)$/i
// 'FRBR URI: /akn/ke/act/2007/11/eng@2024-04-26', 'Legislation as at 26 April 2024'
const STATED = /^(?:frbr\s+uri\s*:\s*\/akn\/[\w-]+\/act\/|legislation\s+as\s+at\s+\d)/i
// 'AN ACT of Parliament to provide for…', 'An Act to …'
const LONG_TITLE = /^an\s+act\s+(?:of\s+parliament\s+)?to\b/i
// 'ENACTED by the Parliament of Kenya as follows—'
const ENACTED = /^(?:be\s+it\s+)?enacted\s+by\b/i

// 'ENACTED by the Parliament of Kenya', 'An Act of Parliament to provide for weirs' at the start of a sentence, also within a line
const ENACTS = /(?:^|[.\n]\s*|\d{4}\s+)(?:(?:be\s+it\s+)?enacted\s+by\s+(?:the\s+)?parliament\b|an\s+act\s+(?:of\s+parliament\s+)?to\b)/i

/** Whether the opening of a text, whose lines may be lost, enacts. */
export const enacts = (text: string): boolean => ENACTS.test(text.slice(0, 3000))

/** Whether a text is a statute: its own heads, each alone in its block; a judgment that quotes one has them within sentences. */
export function looksLikeStatute(blocks: readonly string[]): boolean {
  const start = blocks.slice(0, searched).map((block) => block.trim())
  const has = (sign: RegExp) => start.some((block) => sign.test(block))
  return has(ARRANGEMENT) || has(STATED) || (has(CONSTITUTION) && has(PREAMBLE)) || (has(LONG_TITLE) && has(ENACTED))
}

export const statuteRejected: ImportRejection = { code: 'statute' }
