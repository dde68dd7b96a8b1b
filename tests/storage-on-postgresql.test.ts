import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { meetsPostgreSQL } from './kind-of-test.ts'

// server/areas/search/phrases/storage.ts belongs to server/areas/search, server/events/outbox-storage.ts to server/events
const roomOf = (file: string) => /^server\/(?:areas\/)?[^/]+/.exec(file)![0]

/** Events are tried by who hears them, deletions by what is deleted, what accounts own by who counts it. */
const triedWith: Record<string, string> = {
  'server/belongings': 'server/areas/profile',
  'server/events': 'server/jobs',
  'server/soft-delete': 'server/areas/notes',
}

test('every room that speaks SQL is tried on PostgreSQL', () => {
  const rooms = new Set(globSync('server/*/**/*storage.ts').map(roomOf))
  const tried = new Set(
    globSync('server/*/**/*.test.ts')
      .filter((file) => meetsPostgreSQL(file) !== 'never')
      .map(roomOf),
  )
  expect(rooms.size).toBeGreaterThan(12)
  expect([...rooms].filter((room) => !tried.has(triedWith[room] ?? room))).toEqual([])
})
