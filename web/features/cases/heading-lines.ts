import type { CaseRecord } from './read-case.ts'

/** Lines of a law report's heading that the header of the case says above the text. */
export const headingLines = ({ title, citation }: Pick<CaseRecord, 'title' | 'citation'>): string[] => [
  title,
  ...(citation === null ? [] : [citation, `Neutral citation: ${citation}`]),
]
