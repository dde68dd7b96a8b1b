import { readFileSync, readdirSync } from 'node:fs'
import { getConstructionPlans } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { itemTypes } from '#contract/project-items'
import { kindNames, kinds } from '../access/kinds.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { queueSchema } from './queue-schema.ts'

const { pool, close } = await openTestDatabase()
afterAll(close)

test('docs/triggers.md names each trigger of the database with its rule', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select relname || ' ' || tgname as name from pg_trigger join pg_class c on c.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal order by 1`)
  const lines = readFileSync(new URL('../../docs/triggers.md', import.meta.url), 'utf8').matchAll(
    /^\| `(\w+)` +\| `(\w+)` +\| .*\w\. +\|$/gm,
  )
  expect([...lines].map(([, table, trigger]) => `${table} ${trigger}`).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('what lies in projects is taken out of them when it goes, of every kind', async () => {
  const { rows } = await pool.query<{ made: string }>(`
    select relname || ' ' || pg_get_triggerdef(t.oid) as made from pg_trigger t join pg_class c on c.oid = tgrelid where tgname like '%_leave_projects'`)
  const taking = (kind: keyof typeof kinds) =>
    rows.filter(({ made }) => made.startsWith(`${kinds[kind].table} `) && made.endsWith(`leave_projects('${kind}')`))
  const lying = kindNames.filter((kind) => kind !== 'document' && (itemTypes as readonly string[]).includes(kind))
  expect(lying.length).toBeGreaterThan(5)
  expect(lying.filter((kind) => taking(kind).length !== 1)).toEqual([])
})

test('what the migrations and the queue make is defined once', () => {
  const folder = new URL('./migrations/', import.meta.url)
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const made = [...files, getConstructionPlans(queueSchema)].flatMap((text) =>
    [...text.matchAll(/^\s*create (?:or replace )?(?:function|view|trigger|type) ([\w.]+)/gim)].map(([, name]) => name),
  )
  expect(made.length).toBeGreaterThan(90)
  expect(made.filter((name, at) => made.indexOf(name) !== at)).toEqual([])
})
