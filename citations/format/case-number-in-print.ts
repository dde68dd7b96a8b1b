import { parseCaseNumber } from '../case-number.ts'
import { TYPE_MODIFIERS, TYPE_NOUNS } from '../data/case-types.ts'
import { formatCaseNumber } from './standard.ts'

/**
 * A case number as a law report prints it: 'HCCC NO. E204 OF 2021' is 'HCCC E204 of 2021', 'CIVIL SUIT NO. 46 OF 2011(OS)' is 'Civil Suit 46 of 2011
 * (OS)'. What is not all capitals, or no case number, stands as it was written.
 */
export const caseNumberInPrint = (text: string): string => {
  const found = /[a-z]/.test(text) ? null : parseCaseNumber(text)
  return found === null ? text : formatCaseNumber({ ...found, type: found.type.replace(/[A-Z]{3,}/g, inPrint) })
}

const inPrint = (word: string): string => {
  const small = word.toLowerCase()
  if (small === 'and') return small
  return word.length > 3 && (TYPE_NOUNS.has(small) || TYPE_MODIFIERS.has(small)) ? `${word[0]!}${small.slice(1)}` : word
}
