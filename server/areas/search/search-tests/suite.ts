import type { TestApp } from '../../../testing/create-test-app.ts'
import { testWhatIsFound } from './found.ts'
import { testHostileQueries } from './hostile.ts'
import { openLibrary } from './library.ts'
import { testPages } from './pages.ts'
import { testTexts } from './texts.ts'

/** What every engine must pass: it finds, counts and pages what a reader with patience does. */
export function testEngine(open: () => Promise<TestApp>, runs: Parameters<typeof testWhatIsFound>[0]) {
  openLibrary(open)
  testWhatIsFound(runs)
  testPages()
  testHostileQueries()
  testTexts()
}
