import { plainText } from './normalise-for-matching.ts'

/** A citation for comparing: lower case, one kind of bracket, no dots, single spaces: '(2013) E.A. 358' → '[2013] ea 358'. */
export const citationKey = (citation: string): string =>
  plainText(citation)
    .toLowerCase()
    .replace(/[({]/g, '[')
    .replace(/[)}]/g, ']')
    .replaceAll('.', '')
    .replace(/\]\s*/g, '] ')
    .replace(/\s*\[/g, ' [')
    .replace(/\be klr\b/g, 'eklr')
    .replace(/\s+/g, ' ')
    .trim()

/** A case number for comparing: without spaces, stops, 'No.' and case, so that 'No. E 12 of 2024' finds 'E12 of 2024'. */
export const caseNumberKey = (caseNumber: string): string =>
  plainText(caseNumber)
    .toLowerCase()
    .replace(/\b(?:nos?|numbers?)\b\.?/g, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9/()]+/g, '')
