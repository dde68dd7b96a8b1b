import { createHash } from 'node:crypto'
import { parseCaseNumber } from '#citations/case-number'
import { frbrOfNeutral } from '#citations/frbr'
import type { CompletedCase } from './complete-case.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * What makes two files one document: the neutral citation as its FRBR address, or a foreign one as it stands, else court, station,
 * case number and date, else, for a digest, its title and year, else a hash of the record. The id is readable where there is a
 * neutral citation.
 */
export function identify({ neutral, foreignNeutral, record }: CompletedCase, contentHash: string): { identity: string; caseId: string } {
  if (neutral) {
    const { court, year, number } = neutral
    return { identity: frbrOfNeutral(neutral), caseId: `${court.toLowerCase()}-${year}-${number}` }
  }
  if (foreignNeutral) return { identity: `foreign|${foreignNeutral}`, caseId: idOfForeign(foreignNeutral) }
  const identity =
    identityOfMatter(record) ?? (record.kind === 'digest' ? `digest|${plain(record.title)}|${record.year ?? ''}` : `text|${contentHash}`)
  return { identity, caseId: idOf(identity) }
}

const idOf = (identity: string) => `doc-${sha256(identity).slice(0, 12)}`

/** What a record without a neutral citation is known by. */
export type Matter = Pick<CompletedCase['record'], 'court_code' | 'court_station' | 'case_number' | 'date'>

/** The id of such a record; null where it says too little. */
export function idOfMatter(record: Matter): string | null {
  const identity = identityOfMatter(record)
  return identity === null ? null : idOf(identity)
}

// '[2023] ewfc 142 [b]' → 'ewfc-2023-142-b'
const idOfForeign = (citation: string) =>
  citation
    .replace(/^\[(\d{4})\] (.+?) (\d+)/, '$2-$1-$3')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

function identityOfMatter({ court_code, court_station, case_number, date }: Matter): string | null {
  if (!court_code || !case_number || !date) return null
  const number = parseCaseNumber(case_number)?.key ?? plain(case_number)
  return ['matter', court_code, plain(court_station ?? ''), number, date].join('|')
}
