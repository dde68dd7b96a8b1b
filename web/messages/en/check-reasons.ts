import { pinpointWords, quoteWords, verdictWords } from '#contract/reasons/citation-words'

/** Why a citation, a quote or a pinpoint of a document was judged as it was; a report on paper says the same in English. */
export const checkReasons = { verdicts: verdictWords, quotes: quoteWords, pinpoints: pinpointWords }
