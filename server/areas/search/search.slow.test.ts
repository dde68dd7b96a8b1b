import { createTestApp } from '../../testing/create-test-app.ts'
import { testWhatIsFound } from './search-tests/found.ts'
import { openLibrary } from './search-tests/library.ts'

openLibrary(createTestApp)
testWhatIsFound({ filtered: 120, language: 200, plain: 150 })
