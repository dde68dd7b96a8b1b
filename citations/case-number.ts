import { keysOfMatter } from './case-number-key.ts'
import type { CaseNumber } from './citation.ts'
import { STATIONS } from './data/stations.ts'
import { readMatterAt } from './kinds/unreported.ts'
import { plainText } from './normalise-for-matching.ts'

export { comparableType } from './case-number-key.ts'

// 'Kadhi', 'Nairobi Milimani': words before the part that is known to be a type
const LEADING_WORDS = /^[A-Za-z][A-Za-z .,&'()-]{0,60}$/

const isPlace = (words: string): boolean => {
  const place = words.toLowerCase().replace(/[.,]/g, '').trim()
  return place === 'nai' || Object.values(STATIONS).some((stations) => stations.some(([, name]) => name.toLowerCase() === place))
}

/**
 * Takes a Kenyan case number apart: 'Tribunal Case 862 (E958) of 2022', 'Criminal Appeal 122 & 124 of 2023 (Consolidated)',
 * 'HCJR/E045/2020', 'E.L.C. C, No. 108 of 2011 (O.S.)', 'Nairobi HCCC 39 of 2003' (a leading place is dropped, other leading words count as the type).
 * The whole string must be one case number, apart from brackets around it; null otherwise. Match two of them by any of their `keys`, together with court and station: a number alone is not unique.
 */
export const parseCaseNumber = (text: string): CaseNumber | null => {
  const plain = plainText(text.trim().replace(/^\((.*)\)$/s, '$1'))
  for (let at = plain.length - 4; at >= 0; at -= 1) {
    const digit = plain.charCodeAt(at)
    if (digit !== 49 && digit !== 50) continue
    const found = readMatterAt(plain, at)
    if (!found) continue
    if (!/^[\s.]*$/.test(plain.slice(found.end))) return null
    const leading = plain.slice(0, found.start).trim()
    if (leading === '' || isPlace(leading)) return found.caseNumber
    return LEADING_WORDS.test(leading) ? withType(found.caseNumber, `${leading} ${found.caseNumber.type}`) : null
  }
  return null
}

const withType = (caseNumber: CaseNumber, type: string): CaseNumber => {
  const keys = keysOfMatter(type, [caseNumber, ...caseNumber.others])
  return { ...caseNumber, type, key: keys[0] ?? '', keys }
}

/** Whether two case numbers name one matter: a number in common, of the same type and year. */
export const sameMatter = (a: CaseNumber, b: CaseNumber): boolean => a.keys.some((key) => b.keys.includes(key))
