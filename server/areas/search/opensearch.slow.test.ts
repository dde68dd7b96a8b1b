import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { canRun } from '../../testing/opensearch/fetch.ts'
import { type OpenSearchNode, startOpenSearch } from '../../testing/opensearch/start.ts'
import { testEngine } from './search-tests/suite.ts'
import { openIndexThere } from './search.ts'

const isHere = canRun()

describe.skipIf(!isHere)(`OpenSearch${isHere ? '' : ' (this machine has no Maven, or no JDK 21 or later)'}`, () => {
  let folder: string
  let node: OpenSearchNode
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hukumu-opensearch-test-'))
    node = await startOpenSearch(folder)
  })
  afterAll(async () => {
    await node.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  testEngine(
    () =>
      createTestApp({}, undefined, {
        openIndex: (database) => openIndexThere(database, { url: node.url, shards: 2 }, (words) => expect.fail(words)),
      }),
    { filtered: 30, language: 60, plain: 30 },
  )
})
