const PARTY = String.raw`(?:(?:the\s+)?(?:\d{1,3}(?:st|nd|rd|th)?(?:\s*(?:,|&|and|to|-)\s*\d{1,3}(?:st|nd|rd|th)?)*\s+)?(?:plaintiff|defendant|claimant|respondent|appellant|applicant|petitioner)s?['’]?s?['’]?(?:\s*/\s*\w+['’]?s?['’]?)?\s+)?`
const KIND =
  'plaint|petition|statement of (?:claim|defence|response)|memorandum of (?:claim|appeal|response|appearance)|record of appeal|notice of (?:motion|appeal|preliminary objection|appearance)|preliminary objection|chamber summons|originating (?:summons|motion)|(?:(?:supporting|replying|further|supplementary|verifying)\\s+)*affidavit|(?:(?:statement of )?defence)(?: and counter-?claim)?|counter-?claim|reply to (?:defence|counter-?claim)|answer to petition|(?:witness|list of|bundle of) (?:statements?|documents|witnesses|authorities)|skeleton arguments|(?:(?:written|further|supplementary|joint|final)\\s+)*submissions|certificate of urgency|grounds of opposition'
// "1ST DEFENDANT'S WRITTEN SUBMISSIONS", 'AMENDED PLAINT', 'NOTICE OF MOTION', 'SUPPORTING AFFIDAVIT OF JANE DOE'
const PLEADING = new RegExp(
  String.raw`^${PARTY}(?:(?:(?:re-?|further\s+)?amended|draft)\s+)?(${KIND})(?:\s+(?:of|by|on|dated|in (?:support|response|opposition))\s.{2,90})?[\s.:]*$`,
  'i',
)

/** What a paper filed by a party calls itself in a heading of capitals: 'NOTICE OF MOTION' → 'Notice of motion'; null for any other line. */
export function readPleading(line: string): string | null {
  const kind = line.length < 140 && line === line.toUpperCase() ? PLEADING.exec(line)?.[1] : undefined
  return kind === undefined ? null : sentenceCase(kind.replace(/\s+/g, ' '))
}

/** Whether a type of document, as `readPleading` gives it, is a paper filed by a party rather than a decision. */
export const isPleadingType = (type: string): boolean => readPleading(type.toUpperCase()) !== null

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
