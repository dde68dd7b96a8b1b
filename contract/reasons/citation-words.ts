import type { PinpointReason, QuoteReason, RecordReason, VerdictReason } from './citation-reasons.ts'
import type { ReasonWords } from './say-reason.ts'

const notFound = 'The case is not found in the library.'
const recordOnly = 'The library has only the record of the case, not its text.'

/** Why the verdict on a citation is what it is, in English. */
export const verdictWords = {
  law: 'The library does not hold this law, or the words do not say which it is, so it is not looked up.',
  'not-asked': 'The library could not be asked. Please try again.',
  'too-many': ({ most }) => `Only the first ${most} case citations of a text are looked up.`,
  'nothing-before': 'It points back, but nothing before it in the text is clearly meant.',
  'points-back': 'It points back to a citation of this case.',
  'namesakes-before': 'More than one case of this name is cited before it.',
  unreadable: 'These words are not a citation that can be read.',
  nameless: 'It has no number: without the names of the parties it cannot be looked up.',
  absent: 'The library has no such case. That does not say whether the case exists.',
  'this-citation': 'The library has the case with this citation.',
  'several-of-citation': 'The library has more than one case with this citation.',
  'other-neutral-citation': 'The library has the case under another neutral citation.',
  'other-name': ({ title }) => `The library calls the case with this citation ${title}.`,
  'this-number': 'The library has the case with this number.',
  'number-of-other-stations': 'The library has a case with this number, but the same number is given at every station.',
  'several-of-number': 'The library has more than one decision with this number.',
  'these-parties': 'The library has one case of these parties from that year.',
  'year-beside': 'The library has a case of these parties from the year before or after.',
  'other-parties-beside': 'The library has a case of these parties with another number of others beside them.',
  'several-of-parties': 'The library has more than one case of these parties from that year.',
  'number-unknown': 'The library has no case with this number, but one of these parties from that year.',
  'this-provision': 'The library has this provision.',
  'provision-not-in-text': 'The library holds the law, but its text shows no provision with this number.',
  'several-acts': 'The library holds more than one law of this name.',
  'no-such-provision': ({ title, cited, last }) => `The ${title} has no ${cited}: it ends with ${last}.`,
} satisfies ReasonWords<VerdictReason>

/** How a quote was compared, in English. */
export const quoteWords = {
  'words-stand': 'The words stand in the library’s text of the case.',
  'marks-differ': 'Only single or double quotation marks, the space around dashes or the first letter differ from the library’s text.',
  'words-differ': 'The words differ from the library’s text of the case.',
  'words-missing': 'The library’s text of the case does not have these words.',
  'negation-left-out': 'What is left out or put in brackets turns the sense: the words are not, no, never, unless or the like.',
  'words-of-another': 'The words stand in the case, but as those of a party, of another court or of a law, not as what the court held.',
  'words-of-dissent': 'The words stand in a dissent: they are not what the court held.',
  'case-not-found': 'The case is not found in the library, so its words cannot be compared.',
  'record-only': recordOnly,
  'too-slow': 'The check took too long to compare this quote. Check the document in parts.',
} satisfies ReasonWords<QuoteReason>

/** How a page or paragraph was checked, in English. */
export const pinpointWords = {
  'case-not-found': notFound,
  'record-only': recordOnly,
  'too-slow': 'The check took too long. Check the document in parts.',
  'no-numbered-paragraphs': 'The library’s text of the case has no numbered paragraphs.',
  'last-paragraph': ({ last }) => `The last paragraph of the case in the library is ${last}.`,
  'quote-before-paragraphs': 'The words quoted stand before the numbered paragraphs.',
  'quote-in-paragraph': ({ paragraph }) => `The words quoted stand in paragraph ${paragraph}.`,
  'number-missing': 'The library’s text does not have this number; its numbering may be incomplete.',
  'quote-stands': 'The words quoted stand there.',
  'paragraph-there': 'The case has this paragraph.',
  'case-begins-at': ({ page }) => `The case begins at page ${page} of the report.`,
  'no-pages': 'The library’s text of the case has no pages.',
  'pages-of-copy': 'The library has the pages of a copy of the case, not those of the printed report.',
  'last-page': ({ last }) => `The last page of the case in the library’s copy is ${last}.`,
  'quote-on-page': ({ pages }) => `The words quoted stand on page ${pages.join('–')} of the library’s copy.`,
  'page-without-text': 'The library’s copy has no text of this page.',
  'quote-stands-on-page': 'The words quoted stand there, by the pages of the library’s copy.',
  'page-there': 'The library’s copy has this page.',
} satisfies ReasonWords<PinpointReason>

/** What is said of a record of an imported list, in English. */
export const recordWords = {
  'saved-already': 'You keep this citation already',
  'saved-as-written': 'Kept as it is written: it is no citation of a case or a law that can be read',
  'no-words': 'The record has no words to cite',
  'too-long': ({ most }) => `The citation is longer than ${most} characters`,
  'record-without-title': 'The record has no title (TI)',
  'record-not-closed': 'The record has no end: “ER  -” is missing before the next one',
  'record-cut-off': 'The file ends before the record does: “ER  -” is missing',
  'line-of-no-record': 'A record begins with “TY  -”; this line belongs to none',
  'not-json': ({ message }) => `This is no JSON: ${message}`,
  'item-no-object': 'An item is an object with a type and a title',
  'item-without-type': 'The item has no “type”',
  'item-without-title': 'The item has no “title”',
  'no-list-of-names': ({ field }) => `“${field}” is a list of names`,
  'custom-no-object': '“custom” is an object',
  'issued-no-date': '“issued” is no date',
  'entry-without-title': 'The entry has no title',
  'named-entry-without-title': ({ key }) => `The entry “${key}” has no title`,
  'entry-not-closed': ({ close, line }) => `The entry is not closed with “${close}” (line ${line})`,
  'bracket-not-closed': ({ open, line }) => `A “${open}” is not closed (line ${line})`,
  'quotation-not-closed': ({ line }) => `A quotation mark is not closed (line ${line})`,
  'field-without-name': ({ line }) => `A field has no name (line ${line})`,
  'field-without-sign': ({ field, line }) => `The field “${field}” has no “=” (line ${line})`,
  'field-without-value': ({ line }) => `A field has no value (line ${line})`,
} satisfies ReasonWords<RecordReason>
