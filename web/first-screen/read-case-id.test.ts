import { expect, test } from 'vitest'
import { readCaseId } from './read-case-id.ts'

test.each([
  ['/cases/kesc-2026-90007', 'kesc-2026-90007'],
  ['/cases/a%20b/', 'a b'],
  ['/cases', null],
  ['/cases/', null],
  ['/cases/a/b', null],
  ['/cases/50%', null],
  ['/bookmarks', null],
])('%s is the page of %s', (path, id) => expect(readCaseId(path)).toBe(id))
