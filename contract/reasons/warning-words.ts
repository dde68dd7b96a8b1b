import type { ImportWarning } from './import-warnings.ts'
import type { ReasonWords } from './say-reason.ts'

/** What is shown beside a case, in English. */
export const warningWords = {
  'not-utf8': 'The text is not valid UTF-8 and was read as Windows-1252: some characters may be wrong',
  macro: 'The Word file holds a macro, which was not read',
  'court-not-stated': 'The court is not stated',
  'date-not-stated': 'The date of the decision is not stated',
  'no-title': 'The case has no title',
  'characters-lost': 'Some characters of the text were lost before it came here',
  'still-processed': 'The source says that this decision is still being processed: it has no text yet',
  'no-text': 'The source gives no text',
  'version-date-not-stated': 'Nothing says from which date this text of the Act stands',
  'pages-without-text': ({ pages, of }) => {
    const listed = pages.slice(0, 10).join(', ') + (pages.length > 10 ? ', …' : '')
    return pages.length === 1
      ? `Page ${listed} of ${of} holds no text: it is blank or a picture`
      : `Pages ${listed} of ${of} hold no text: they are blank or pictures`
  },
  'letters-lost': ({ letters }) =>
    letters === 1
      ? 'One letter of the PDF can be read by its font alone and is shown as \uFFFD'
      : `${letters} letters of the PDF can be read by their font alone and are shown as \uFFFD`,
  'court-unknown': ({ court }) => `Unknown court: ${court}`,
  'kenyan-court-unknown': ({ court }) => `Unknown Kenyan court: ${court}`,
  'court-differs': ({ text, record }) => `The text names the ${text}, the record the ${record}`,
  'date-in-future': ({ date }) => `The date ${date} lies in the future`,
  'date-unreadable': ({ date }) => `The date '${date}' is not a date that can be read`,
  'date-differs': ({ date, title }) => `The date ${date} disagrees with ${title} in the title`,
  'citation-differs': ({ citation, other, place }) => `The citation ${citation} disagrees with ${other} in the ${place}`,
  'case-number-differs': ({ number, title }) => `The case number '${number}' disagrees with '${title}' in the title`,
  'judge-name-damaged': ({ name }) => `The judge's name '${name}' has a character that was lost before it came here`,
  'other-source-kept': ({ source }) => `${source} gives a different text or record of this case; it is kept, and not shown`,
  'citation-taken': ({ citation }) => `Another document here has the citation ${citation} too`,
  'sections-missing': ({ sections, more }) =>
    `The arrangement of the Act names sections that its text lacks: ${sections.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
} satisfies ReasonWords<ImportWarning>
