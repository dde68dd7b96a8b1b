import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostNotes } from '#contract/notes'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'

const few = 100
const rounds = 25
const text = 'Possession must be open and continuous for twelve years. '.repeat(40)

let app: TestApp
const headers = new Map<number, Record<string, string>>()
beforeAll(async () => {
  app = await createTestApp()
  for (const count of [few, mostNotes]) {
    const signedIn = await app.signedIn(`reader-${count}@example.test`)
    headers.set(count, signedIn)
    await app.database.pool.query(
      `insert into notes (user_id, title, content, tags, tag_keys, updated_at, created_at)
       select u.id, 'Note ' || md5(n::text), $2 || case when n % 50 = 0 then 'Weir of the lake ' || n else '' end, '{Land}', '{land}',
         now() - make_interval(mins => n), now() - make_interval(mins => n)
       from users u, generate_series(1, $3::integer) n where u.email = $1`,
      [`reader-${count}@example.test`, text, count],
    )
  }
  await app.database.pool.query('analyze notes')
})
afterAll(() => app.close())

/**
 * Milliseconds that a list of few and of many takes, asked in turn, so that what else the machine does falls on both: the fastest quarter ends
 * there, since what only comes while others work is not the list's.
 */
async function timesOf(query: string): Promise<[few: number, many: number]> {
  const taken: [number[], number[]] = [[], []]
  for (let round = -5; round < rounds; round += 1)
    for (const [which, count] of [few, mostNotes].entries()) {
      const began = performance.now()
      const answer = await app.inject({ url: `/api/research-notes?limit=24${query}`, headers: headers.get(count)! })
      // The first rounds plan the statements.
      if (round >= 0) taken[which]!.push(performance.now() - began)
      expect(answer.statusCode).toBe(200)
    }
  const [small, large] = taken.map((times) => times.toSorted((a, b) => a - b)[Math.floor(rounds / 4)]!)
  return [small!, large!]
}

test.each([
  // One and a half is asked for; a busy machine may add to it.
  ['the latest', '', 2],
  ['by title', '&sort=title', 2],
  ['by creation', '&sort=created', 2],
  ['with words of the text', '&query=weir%20lake', 2],
  ['with what no text holds', '&query=estoppel', 2],
  // All of them are found, and have to be counted and sorted.
  ['with a word of every text', '&query=possession', 3],
])('a list of 5,000 notes beside one of 100: %s', async (name, query, most) => {
  const [small, large] = await timesOf(query)
  process.stdout.write(
    `${name}: ${few} notes ${small.toFixed(1)} ms, ${mostNotes} notes ${large.toFixed(1)} ms, ratio ${(large / small).toFixed(2)}\n`,
  )
  expect(large / small).toBeLessThan(most)
})
