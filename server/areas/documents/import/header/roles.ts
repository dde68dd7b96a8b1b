const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th)?`
const ORDINALS = String.raw`(?:(?:${ORDINAL})(?:\s*(?:,|&|and|to|-|–)\s*(?:${ORDINAL}))*\s+)?`
const WORDS = [
  'appellants?',
  'respondents?',
  'applicants?',
  'petitioners?',
  'claimants?',
  'plaintiffs?',
  'defendants?',
  'accused(?:\\s+persons?)?',
  'prosecut(?:or|ion|rix)',
  'objectors?',
  'protest[oe]rs?',
  'administrat(?:or|rix|rices)s?',
  'execut(?:or|rix)s?',
  'interested\\s+part(?:y|ies)',
  'interveners?',
  'amicus(?:\\s+curiae)?',
  'amici(?:\\s+curiae)?',
  'decree[\\s-]+holders?',
  'judge?ment[\\s-]+(?:debtors?|creditors?)',
  'garnishees?',
  'landlords?',
  'landlady',
  'tenants?',
  'contemnors?',
  'complainants?',
  'beneficiar(?:y|ies)',
  'dependants?',
  'creditors?',
  'debtors?',
  'grievants?',
  'caveators?',
  'cautioners?',
  'counter[\\s-]?claimants?',
  'third\\s+part(?:y|ies)',
  'purchasers?',
  'advocates?',
  'clients?',
  'liquidators?',
  'convicts?',
  'suspects?',
  'appellees?',
  'citors?',
].join('|')
const SIDES = 'appellants?|respondents?|applicants?|petitioners?|claimants?|plaintiffs?|defendants?|accused|interested\\s+part(?:y|ies)'
const BEFORE = '(?:(?:intended|proposed|ex[\\s-]?parte|necessary|cross|alleged|deceased|original|counter)[\\s-]+)*'
const ONE = `${ORDINALS}${BEFORE}(?:${WORDS})`
const ROLE = `${ONE}(?:\\s*(?:/|&|,|and)\\s*${ONE})*`

// '1st Respondent', 'Intended Interested Party', '1ST & 2ND DEFENDANTS', 'Plaintiff/Applicant', 'Ex parte Applicant'
const WHOLE = new RegExp(`^\\(?${ROLE}\\)?[.:;,]?$`, 'i')
const AT_END = new RegExp(`[\\s.…·_-]{2,}(${ROLE})[.:;]?$`, 'i')

/** Whether a line is nothing but the role of a party. */
export const isRole = (line: string): boolean => line.length < 90 && WHOLE.test(line)

/** Whether a line has no small letters but those of '1st'. */
const inCapitals = (line: string): boolean => !/\p{Ll}/u.test(line.replace(/(?<=\d)(?:st|nd|rd|th)\b/g, ''))

/** The role in one form: '1ST RESPONDENT' → '1st Respondent'; without the brackets and stops around it. */
export function tidyRole(line: string): string {
  const words = line
    .replace(/^\(|\)$/g, '')
    .replace(/[.:;,]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const cased = inCapitals(words) ? words.toLowerCase().replace(/(?<![\d\p{L}])\p{L}/gu, (letter) => letter.toUpperCase()) : words
  return cased
    .replace(/(\d)(ST|ND|RD|TH)\b/g, (_, digit: string, suffix: string) => digit + suffix.toLowerCase())
    .replace(/\bAnd\b/g, 'and')
}

/** 'JANE DOE ………… 1ST PETITIONER' → its name and its role; null for a line without leaders and a role. */
export function splitLeader(line: string): { name: string; role: string } | null {
  const match = AT_END.exec(line)
  const leader = match ? /^[\s.…·_-]+/.exec(match[0])![0] : ''
  if (!match || !/[.…·_-]{2,}|\s{3,}|…/.test(leader)) return null
  const name = line.slice(0, match.index).trim()
  return name === '' ? null : { name, role: match[1]! }
}

// 'ACME LIMITED 1ST DEFENDANT': the tab or the spaces that set the role apart are gone. Roles that end names of firms and estates are not read so.
const SET_APART = new RegExp(String.raw`^(.{2,150}?\p{Lu})[\s.,]+(${ORDINALS}${BEFORE}(?:${SIDES})(?:\s*/\s*(?:${SIDES}))*)[.:;]?$`, 'iu')

/** 'JANE WANGARI PLAINTIFF', all in capitals, → its name and its role; null for any other line. */
export function splitCapitals(line: string): { name: string; role: string } | null {
  const match = inCapitals(line) ? SET_APART.exec(line) : null
  return match ? { name: match[1]!, role: match[2]! } : null
}

/** Every role within a line that holds names and roles in a row, as Kenya Law prints them: each starts with a capital. */
export function findRoles(line: string): { start: number; end: number }[] {
  return [...line.matchAll(PRINTED_ROLE)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

// roles as Kenya Law prints them within a line: 'Appellant', '1 st Respondent', 'Intended Interested Party', 'Plaintiff/Applicant'
const PRINTED_ROLE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,3}\\s?(?:st|nd|rd|th)\\s+)?(?=\\p{Lu})(?i:${BEFORE}(?:${WORDS}))(?:\\s*/\\s*(?=\\p{Lu})(?i:${WORDS}))*(?![\\p{L}'’])`,
  'gu',
)
