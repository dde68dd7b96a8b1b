import { createTestApp } from '../../testing/create-test-app.ts'
import { testWhatIsFound } from './search-tests/found.ts'
import { openLibrary } from './search-tests/library.ts'

openLibrary(createTestApp)
testWhatIsFound({ filtered: 60, language: 100, plain: 75 })
