/** How a text names a provision: its section, article or rule, and what it names within. */
export interface CitedUnit {
  /** '41', '3A', 'order_42__rule_6', 'order_42'. */
  unit: string
  parts: string[]
}

const UNIT = /^(?:sec|art|rule)_([^_]+)(?:__(.+))?$/
const ORDER = /^(order_[^_]+(?:__rule_[^_]+)?)(?:__(.+))?$/
/** What a unit may be called, and what may be numbered within it: an eId says which, a citation does not. */
const unitTypes = ['sec', 'art', 'rule']
const partTypes = ['subsec', 'para', 'subpara', 'item']
const deepest = 3

/** How texts cite the provision with an id; null for what is cited otherwise, as a schedule. */
export function unitOfEid(eid: string): CitedUnit | null {
  const [, unit, within] = UNIT.exec(eid) ?? ORDER.exec(eid) ?? []
  if (unit === undefined) return null
  return { unit, parts: within?.split('__').map((part) => part.slice(part.indexOf('_') + 1).toLowerCase()) ?? [] }
}

/** The ids that a cited provision may have, the innermost first. */
export function eidsOf({ unit, parts }: CitedUnit): string[] {
  const units = unit.startsWith('order_') ? [unit] : unitTypes.map((type) => `${type}_${unit}`)
  const levels = [units]
  for (const part of parts.slice(0, deepest)) {
    const around = levels.at(-1)!
    // 2A stands so in an id, and (2a) in a citation
    const printed = [
      ...new Set([part, part.replace(/^(\d+)([a-z]+)$/, (_, digits: string, letters: string) => digits + letters.toUpperCase())]),
    ]
    levels.push(around.flatMap((eid) => partTypes.flatMap((type) => printed.map((one) => `${eid}__${type}_${one}`))))
  }
  return levels.toReversed().flat()
}

// 'sec_3A' → 3 and 'A'
const numberOf = (eid: string): [number, string] => {
  const [, digits = '0', letters = ''] = /_(\d+)([A-Z]*)(?:-\d+)?$/.exec(eid) ?? []
  return [Number(digits), letters]
}

/** Whether a unit that no text has lies beyond the last that one has, and which is the last. */
export function lastOf(cited: CitedUnit, numbers: readonly string[]): { last: string; isBeyond: boolean } | null {
  const [, order, rule] = /^order_([^_]+)(?:__rule_(.+))?$/.exec(cited.unit) ?? []
  const held = numbers.filter((eid) =>
    order === undefined ? UNIT.test(eid) : rule === undefined ? /^order_[^_]+$/.test(eid) : eid.startsWith(`order_${order}__rule_`),
  )
  // An Order that no text has, whatever its rule.
  if (rule !== undefined && held.length === 0) {
    const end = lastOf({ unit: `order_${order}`, parts: [] }, numbers)
    return end && { ...end, last: `Order ${end.last}` }
  }
  const [sought] = numberOf(rule === undefined ? `_${order ?? cited.unit}` : `_${rule}`)
  const ends = held.map((eid) => ({ eid, last: lastNumber(eid) })).sort((one, other) => other.last - one.last)
  return ends[0] ? { last: ends[0].eid.replace(/^.*_/, ''), isBeyond: sought > ends[0].last } : null
}

// 'sec_368-378' ends with 378
const lastNumber = (eid: string): number => Number(/-(\d+)$/.exec(eid)?.[1] ?? numberOf(eid)[0])

/** Whether a provision printed with others ('9 to 11') is a unit. */
export const isInRange = (eid: string, unit: string): boolean => {
  const [, first, last] = /_(\d+)-(\d+)$/.exec(eid) ?? []
  return first !== undefined && /^\d+$/.test(unit) && Number(unit) >= Number(first) && Number(unit) <= Number(last)
}
