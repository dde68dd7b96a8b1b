import type { ImportReason } from './import-reasons.ts'
import { dayInWords } from './day-in-words.ts'
import { type ReasonWords, sayReason } from './say-reason.ts'
import { warningWords } from './warning-words.ts'

const kinds = {
  archive: 'Archives',
  doc: 'Word files of the old kind (.doc)',
  rtf: 'RTF files',
  picture: 'Pictures',
  html: 'HTML files',
  xml: 'XML files other than Akoma Ntoso',
  'utf-16': 'UTF-16 texts',
}
const brokenXml = ({ line, message }: { line: number | null; message: string }) =>
  `The XML is broken${line === null ? '' : ` at line ${line}`}: ${message}`

/** All that an import says, in English: its report and the screens of uploads. */
export const importWords = {
  ...warningWords,
  'no-such-file': 'There is no such file',
  'not-permitted': 'The file may not be read by this account',
  folder: 'It is a folder',
  'link-circle': 'The link leads in a circle',
  'too-many-open': 'Too many files are open',
  'no-file': 'It is neither a file nor a folder',
  unreadable: ({ error }) => `The file cannot be read (${error})`,
  'not-supported': ({ kind }) => `${kinds[kind]} are not supported yet`,
  statute: 'The file is a statute of which no section could be read',
  'statute-in-own-library': 'Statutes are taken into the public library only',
  'not-text': 'The file is not text',
  'empty-file': 'The file is empty',
  'unknown-format':
    'The file is not in a format that can be imported: PDF, DOCX, HTML, Akoma Ntoso, JSON, JSON lines, CSV and the plain text of a judgment can',
  'file-too-large': ({ megabytes }) => `The file is larger than ${megabytes} MB`,
  'file-too-large-unless-lines': ({ megabytes }) => `The file is larger than ${megabytes} MB; only JSON lines and CSV may be`,
  'record-too-large': ({ megabytes }) => `The record is larger than ${megabytes} MB`,
  'no-case': 'The file holds no case',
  'cut-off': 'The file ends in the middle of a record',
  'file-not-json': 'The file is not JSON',
  'record-not-object': 'The record is not a JSON object',
  'line-not-object': 'The line is not a JSON object',
  'record-not-json': ({ message }) => `The record is not JSON: ${message}`,
  'line-not-json': ({ message }) => `The line is not JSON: ${message}`,
  'row-unreadable': ({ message }) => `The row cannot be read: ${message}`,
  'row-of-other-width': ({ columns, header }) => `The row has ${columns} columns, the header ${header}`,
  'rest-unreadable': ({ message }) => `The rest of the file cannot be read: ${message}`,
  'markup-too-deep': 'The markup is nested too deeply',
  'xml-entities': 'The XML has entities of its own, which are not read',
  'xml-broken': brokenXml,
  'word-xml-broken': (values) => `The Word file is damaged: ${brokenXml(values)}`,
  'word-xml-entities': 'The Word file is damaged: its XML has entities of its own, which are not read',
  'other-kind': ({ kind }) => `The document is no judgment but of the kind '${kind}'`,
  'page-without-judgment': 'The page holds no judgment',
  'word-password': 'The Word file is protected by a password',
  'word-without-part': 'The file is no Word document: it has no text part',
  'word-empty': 'The Word file holds no text',
  'word-contents-damaged': 'The Word file is damaged: its table of contents cannot be read',
  'word-cut-off': 'The Word file is cut off: it has no table of contents',
  'word-part-too-large': ({ part, megabytes }) => `The Word file is too large: its part ${part} unpacks to more than ${megabytes} MB`,
  'word-part-damaged': ({ part }) => `The Word file is damaged: its part ${part} cannot be unpacked`,
  'word-packing': ({ method }) => `The Word file is packed in a way that is not supported (${method})`,
  'pdf-password': 'The PDF is protected by a password',
  'pdf-damaged': ({ message }) => `The PDF is damaged: ${message}`,
  'pdf-unpacks-too-large': 'The PDF unpacks to more than is allowed',
  'pdf-too-many-pages': ({ pages, most }) => `The PDF has ${pages} pages; at most ${most} can be read`,
  'pdf-too-long': 'The PDF holds more text than any judgment',
  'pdf-pictures': 'The PDF holds pictures of pages and no text',
  'reading-ended': 'The file cannot be read: its reading ended without an answer',
  'reading-memory': 'The file needs more memory than is allowed',
  'reading-too-slow': ({ seconds }) => `The file could not be read within ${seconds} seconds`,
  'reading-failed': ({ message }) => `The file cannot be read: ${message}`,
  'too-many-paragraphs': ({ most }) => `The text has more than ${most.toLocaleString('en-GB')} paragraphs`,
  'text-not-words': 'The text is not given as words or as a list of paragraphs',
  'text-under-unknown-name': ({ name }) => `The text would be lost: it stands under '${name}', a name that is not known; call it 'content'`,
  'nothing-read': 'The record has neither a title nor a text',
  'nothing-decided': 'The record gives a title and nothing of a decision: no text, summary, citation, number or date',
  'not-a-case':
    'The record names no court, judge, citation or case number, and its title is missing or that of a law or a treaty: it is not listed as a case',
  'no-text-in-file': 'The file holds no text',
  'not-checkable': 'Only Word, PDF and plain text files can be checked',
  'library-full': ({ most }) => `Your library holds ${most} documents, which is the most it can; delete one first`,
  'kept-beside': ({ source }) => `Kept beside the text of ${source}`,
  'text-from': ({ source }) => `The library has the text from ${source}`,
  'taken-down': ({ day, reason }) => `Taken down on ${dayInWords(day)}: ${reason}`,
  'differs-from': ({ source }) => `Differs from what ${source} gave for this case, which stays the one shown`,
  'unused-names': ({ names, more }) => `Not used: ${names.map((name) => `'${name}'`).join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
  'as-written': ({ words }) => words,
} satisfies ReasonWords<ImportReason>

/** What an import says of a record, in English; empty where it says nothing. */
export const sayImport = (reasons: readonly ImportReason[]): string => reasons.map((one) => sayReason(one, importWords)).join('; ')
