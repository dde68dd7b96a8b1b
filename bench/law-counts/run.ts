import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importSources } from '../../server/areas/documents/documents.ts'
import { createLegislation } from '../../server/areas/legislation/legislation.ts'
import type { Database } from '../../server/database/open.ts'
import { openTemporary } from '../own-database.ts'
import { storeAct } from '../../server/testing/store-act.ts'
import { testReader } from '../../server/testing/test-reader.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '30000' },
    citations: { type: 'string', default: '200000' },
    acts: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '9' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))

await measure(Number(values.cases), Number(values.citations), Number(values.acts), Number(values.rounds))

async function measure(cases: number, citations: number, acts: number, rounds: number) {
  const database = await openTemporary()
  try {
    await importSources(database, [place('../../library/law'), place('../../library/judgments')])
    for (let number = 1; number <= acts; number += 1) await storeAct(database, `${inWords(number)} Reeds Act`, 1950 + (number % 70))
    await addCases(database, cases)
    await addCitations(database, citations)
    await database.query('analyze')
    const legislation = createLegislation(database)
    const reader = testReader('00000000-0000-0000-0000-000000000000')
    const { results } = await legislation.mostCited(reader, 50)
    const [most] = results
    if (!most) throw new Error('No Act is cited')
    say(
      `${citations} citations in ${cases} judgments; ${results.length} Acts listed, the first, ${most.act.title}, cited by ${most.cases} cases`,
    )
    await time('most cited', rounds, () => legislation.mostCited(reader, 50))
    await time('counts of the first', rounds, () => legislation.citationCounts(reader, most.act.id))
    await time('of the Constitution', rounds, () => legislation.citationCounts(reader, 'constitution'))
    await time('its contents', rounds, () => legislation.toc(reader, 'constitution'))
  } finally {
    await database.close()
  }
}

/** A title of letters alone, since a key has no figures: 27 → 'Aba'. */
function inWords(number: number): string {
  const letters = [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]!)
  return `${letters.map((letter) => `${letter}a`).join('')}r`.replace(/^./, (first) => first.toUpperCase())
}

/** Judgments like one of the sample library, without their text, of the years from 1990 on. */
async function addCases(database: Database, cases: number) {
  await database.pool.query(
    `insert into works (id, public_id, kind, identity) overriding system value
     select 1000000 + n, 'made-' || n, 'case', 'made-' || n from generate_series(1, $1::integer) n`,
    [cases],
  )
  await database.pool.query(
    `insert into documents (id, work_id, kind, title, date, year, revision) overriding system value
     select 1000000 + n, 1000000 + n, 'judgment', 'Made v Measured ' || n, make_date(1990 + n % 36, 1 + n % 12, 1), 1990 + n % 36, 1
     from generate_series(1, $1::integer) n`,
    [cases],
  )
  await database.pool.query(
    `insert into judgments (document_id, court, hierarchy_level) select 1000000 + n, 'High Court', 3 from generate_series(1, $1::integer) n`,
    [cases],
  )
}

/** Citations of the keys that Acts have: of the first in a random order far more than of the last, of sections 1 to 60. */
async function addCitations(database: Database, citations: number) {
  await database.pool.query(
    `with keys as (
       select key, row_number() over (order by key not like 't constitution%', hashtext(key)) as place, count(*) over () as held
       from (select distinct key from act_keys where key like 't %') k
     ), drawn as (
       select n, 1 + floor(held * ((hashtext('act' || n)::bigint & 1048575) / 1048576.0) ^ 3) as place,
         1 + (hashtext('unit' || n)::bigint & 1048575) % 60 as unit
       from generate_series(1, $1::integer) n, (select max(held) as held from keys) k
     )
     insert into law_citations (citing_id, position, start_offset, end_offset, quote_from, quote_length, act_key, unit, parts, named)
     select 1000001 + n % (select count(*) from works where id > 1000000), n, 0, 0, 0, 0, key, unit::text, '{}', true
     from drawn join keys using (place)`,
    [citations],
  )
}

async function time(name: string, rounds: number, ask: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  const [first, ...others] = times
  const sorted = others.toSorted((one, other) => one - other)
  const figures = [sorted[sorted.length >> 1]!, sorted[0]!, sorted.at(-1)!, first!].map((one) => one.toFixed(0))
  say(`${name.padEnd(22)} median ${figures[0]}, ${figures[1]} to ${figures[2]}; the first time ${figures[3]}`)
}
