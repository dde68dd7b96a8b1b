import { z } from 'zod'

const count = z.number().int()

/** Why the verdict on a citation is what it is. */
export const VerdictReason = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'law',
      'not-asked',
      'nothing-before',
      'points-back',
      'namesakes-before',
      'unreadable',
      'nameless',
      'absent',
      'this-citation',
      'several-of-citation',
      'other-neutral-citation',
      'this-number',
      'number-of-other-stations',
      'several-of-number',
      'these-parties',
      'year-beside',
      'other-parties-beside',
      'several-of-parties',
      'number-unknown',
      'this-provision',
      'provision-not-in-text',
      'several-acts',
    ]),
  }),
  z.object({ code: z.literal('too-many'), most: count }),
  /** `last` is the number of the last section, article or rule of the Act. */
  z.object({ code: z.literal('no-such-provision'), title: z.string(), cited: z.string(), last: z.string() }),
  z.object({ code: z.literal('other-name'), title: z.string() }),
])
export type VerdictReason = z.infer<typeof VerdictReason>

/** How a quote was compared, or why it was not. */
export const QuoteReason = z.object({
  code: z.enum([
    'words-stand',
    'marks-differ',
    'words-differ',
    'words-missing',
    'negation-left-out',
    'words-of-another',
    'words-of-dissent',
    'case-not-found',
    'record-only',
    'too-slow',
  ]),
})
export type QuoteReason = z.infer<typeof QuoteReason>

/** How a page or paragraph that is named was checked, or why it was not. */
export const PinpointReason = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'case-not-found',
      'record-only',
      'too-slow',
      'no-numbered-paragraphs',
      'quote-before-paragraphs',
      'number-missing',
      'quote-stands',
      'paragraph-there',
      'no-pages',
      'pages-of-copy',
      'page-without-text',
      'quote-stands-on-page',
      'page-there',
    ]),
  }),
  z.object({ code: z.literal('last-paragraph'), last: count }),
  z.object({ code: z.literal('quote-in-paragraph'), paragraph: count }),
  z.object({ code: z.literal('case-begins-at'), page: count }),
  z.object({ code: z.literal('last-page'), last: count }),
  /** One page, or the first and the last. */
  z.object({ code: z.literal('quote-on-page'), pages: z.array(count) }),
])
export type PinpointReason = z.infer<typeof PinpointReason>

/** What is said of a record of an imported list of citations; `line` is where the reading of an entry broke off. */
export const RecordReason = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'saved-already',
      'saved-as-written',
      'no-words',
      'record-without-title',
      'record-not-closed',
      'record-cut-off',
      'line-of-no-record',
      'item-no-object',
      'item-without-type',
      'item-without-title',
      'custom-no-object',
      'issued-no-date',
      'entry-without-title',
    ]),
  }),
  z.object({ code: z.literal('too-long'), most: count }),
  /** `message` is what the parser said, in its own words. */
  z.object({ code: z.literal('not-json'), message: z.string() }),
  z.object({ code: z.literal('no-list-of-names'), field: z.string() }),
  z.object({ code: z.literal('named-entry-without-title'), key: z.string() }),
  z.object({ code: z.enum(['field-without-name', 'field-without-value', 'quotation-not-closed']), line: count }),
  z.object({ code: z.literal('entry-not-closed'), close: z.string(), line: count }),
  z.object({ code: z.literal('bracket-not-closed'), open: z.string(), line: count }),
  z.object({ code: z.literal('field-without-sign'), field: z.string(), line: count }),
])
export type RecordReason = z.infer<typeof RecordReason>
