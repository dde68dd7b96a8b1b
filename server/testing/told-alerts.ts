import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/open.ts'

import { type ReceivedMail, readMail } from './mail-server.ts'

/** The mails that were written as files. */
export const mailsIn = (dataDir: string): ReceivedMail[] =>
  readdirSync(join(dataDir, 'outbox')).map((name) => readMail(readFileSync(join(dataDir, 'outbox', name), 'utf8')))

/** What an address was told by some mails: each judgment that is named, and how many more there are said to be. */
export function toldTo(address: string, mails: readonly ReceivedMail[]) {
  const texts = mails
    .filter(({ to }) => to === address)
    .map(({ text }) => text.split('Content-Type: text/html')[0]!.replaceAll(/\s+/g, ' '))
  const numbers = texts.flatMap((text) => [...text.matchAll(/\[2026\] KEHC (\d+) \(KLR\)/g)].map(([, number]) => Number(number)))
  const more = texts.flatMap((text) => [...text.matchAll(/And (\d+) more new/g)].map(([, number]) => Number(number)))
  return { numbers: numbers.toSorted((a, b) => a - b), more: more.reduce((sum, one) => sum + one, 0) }
}

/** What the bell of every search tells, and how many judgments are kept as having answered it. */
export async function keptOf({ pool }: Database): Promise<{ query: string; matched: number; told: number; notices: number }[]> {
  const { rows } = await pool.query<{ query: string; matched: number; told: number; notices: number }>(`
    select s.query, (select count(*) from watch_matches m where m.saved_search_id = s.id) as matched,
      coalesce(sum(n.found), 0)::integer as told, count(n.id) as notices
    from saved_searches s left join notifications n on n.saved_search_id = s.id group by s.id order by s.query`)
  return rows
}
