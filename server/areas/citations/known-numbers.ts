import { courtOfCode } from '#citations/data/courts'
import type { KnownNumbers } from '#contract/citations'
import type { Database } from '../../database/open.ts'
import { type Key, isNeutralKey } from './keys.ts'
import { highestNumbers } from './known-numbers-storage.ts'

// n keca/2013/445
const NEUTRAL = /^(?<prefix>n (?<court>[a-z]+)\/(?<year>\d{4})\/)(?<number>\d+)$/

/** For each list of keys, what is known of the numbers of the court and year of its neutral citation; null where it has none. */
export async function knownNumbers({ sql }: Database, searches: readonly (readonly Key[])[]): Promise<(KnownNumbers | null)[]> {
  const asked = searches.map((keys) => NEUTRAL.exec(keys.find(isNeutralKey) ?? '')?.groups ?? null)
  const prefixes = [...new Set(asked.flatMap((key) => (key ? [key['prefix']!] : [])))]
  if (prefixes.length === 0) return asked.map(() => null)
  const highest = await highestNumbers(sql, prefixes)
  return asked.map((key) => {
    if (!key) return null
    const known = highest.get(key['prefix']!) ?? null
    const court = key['court']!.toUpperCase()
    return {
      court: courtOfCode(court)?.name ?? court,
      year: Number(key['year']),
      highest: known,
      within: known !== null && Number(key['number']) > 0 && Number(key['number']) <= known,
    }
  })
}
