import { createTestApp } from '../../testing/create-test-app.ts'
import { testWhatIsFound } from './search-tests/found.ts'
import { testHostileQueries } from './search-tests/hostile.ts'
import { openLibrary } from './search-tests/library.ts'
import { testPages } from './search-tests/pages.ts'
import { testTexts } from './search-tests/texts.ts'

openLibrary(createTestApp)
testWhatIsFound({ filtered: 12, language: 20, plain: 15 })
testPages()
testHostileQueries()
testTexts()
