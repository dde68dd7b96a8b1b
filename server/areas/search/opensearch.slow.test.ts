import { createTestApp } from '../../testing/create-test-app.ts'
import { openIndexThere } from './engine/opensearch/open-index-there.ts'
import { testWhatIsFound } from './search-tests/found.ts'
import { testHostileQueries } from './search-tests/hostile.ts'
import { openLibrary } from './search-tests/library.ts'
import { testPages } from './search-tests/pages.ts'
import { testTexts } from './search-tests/texts.ts'

openLibrary(() => createTestApp({ logLevel: 'error' }, undefined, { openIndex: (database) => openIndexThere(database, { url: 'http://127.0.0.1:29200', shards: 2 }, console.error) }))
testWhatIsFound({ filtered: 12, language: 20, plain: 15 })
testPages()
testHostileQueries()
testTexts()
