import { untitled } from './complete-case.ts'
import type { DocumentRecord } from './prepared-document.ts'

// 'Ombudsman By-law, 2015', 'Vienna Convention on the Law of Treaties', 'Treaty for the Establishment of the East African Community', 'Weirs Act, 2019'
const NAMES_LAW =
  /\b(?:by-?laws?|(?:act|code|rules|regulations)(?:,?\s*\d{4})?)$|^(?:[\p{L}’' -]+\s)?(?:treaty|convention|protocol|covenant|charter|by-?laws?)\b(?:,?\s*\d{4}$|\s(?:on|of|for|relating|concerning|between|against|to)\b)/iu
// 'Mumo v Otieno', 'In re the Weirs Act', 'Ex parte Mumo', 'Republic vs Otieno'
const NAMES_CASE = /\s(?:v|vs|versus)\.?\s|\b(?:in\s+re|re|ex\s+parte|in\s+the\s+matter\s+of|estate\s+of)\b/i

/** Whether a record is no decision: nothing says of which court, by whom or under what number, and it has no title or that of a law or a treaty. */
export function isNoCase({ kind, title, court, judges, citation, case_number }: DocumentRecord): boolean {
  if (kind === 'digest' || court !== null || judges.length > 0 || citation !== null || case_number !== null) return false
  const name = title.replace(/[,\s]+\d{4}$/, '').trim()
  return title === untitled || (NAMES_LAW.test(name) && !NAMES_CASE.test(title))
}
