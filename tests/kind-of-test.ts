import { readFileSync } from 'node:fs'

/** What a test needs, by what it imports: a database or processes that have one, minutes for real judgments, or nothing. */
export function kindOfTest(file: string): 'database' | 'long' | 'pure' {
  const text = readFileSync(file, 'utf8')
  if (
    /testing\/(create-test-app|billing-app|test-database|prepare-notes|prepare-library|start-(?:\w+-)?process)|open-test-accounts|own-server/.test(
      text,
    )
  )
    return 'database'
  // These would take most of the minute that `npm run check` has for everything.
  return /real-documents\.test/.test(file) ? 'long' : 'pure'
}
