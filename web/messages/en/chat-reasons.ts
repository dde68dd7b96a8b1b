import { chatNoticeWords } from '#contract/reasons/chat-words'
import type { StruckReason } from '#contract/reasons/chat-reasons'

const struck: Record<StruckReason, string> = {
  'no-reference': 'No passage of the library was given for it.',
  'citation-not-held': 'It cites what is not in the library.',
  'other-name': 'It names a case, a court or a person that the paragraph does not name.',
  'quotation-altered': 'The quotation is not word for word.',
  'wrong-paragraph': 'The paragraph that it names says something else.',
  'other-figure': 'It gives a figure or a day that the paragraph does not give.',
  'dissent-unsaid': 'It relies on a dissent without saying so.',
  'overturned-unsaid': 'It relies on a decision that was overturned without saying so.',
  'foreign-matter': 'It held a link, a picture or markup.',
  'not-seen': 'It rests on a document that you do not see.',
  'own-words': 'It is in the assistant’s own words, which are not shown here.',
}

/** What is to be known of an answer, and why a statement of it is left out. */
export const chatReasons = { notices: chatNoticeWords, struck }
