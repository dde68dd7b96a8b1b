import { chatNoticeWords } from '#contract/reasons/chat-words'
import type { StruckReason } from '#contract/reasons/chat-reasons'

const struck: Record<StruckReason, string> = {
  'no-reference': 'Nothing of the library was given for it.',
  'citation-not-held': 'It cites what is not in the library.',
  'other-name': 'The name of the case and its citation are not of the same case.',
  'quotation-altered': 'The quotation is not word for word.',
  'wrong-paragraph': 'The paragraph that it names says something else.',
  'not-said': 'The paragraph does not say this.',
  opposite: 'The paragraph says the opposite.',
  'dissent-unsaid': 'It relies on a dissent without saying so.',
  'overturned-unsaid': 'It relies on a decision that was overturned without saying so.',
  'foreign-matter': 'It held a link, a picture or markup.',
  'not-seen': 'It rests on a document that you do not see.',
}

/** What is to be known of an answer, and why a statement of it is left out. */
export const chatReasons = { notices: chatNoticeWords, struck }
