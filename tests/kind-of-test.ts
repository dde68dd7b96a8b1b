import { readFileSync } from 'node:fs'

/** What a test needs, by what it imports: a database or processes that have one, a minute for real judgments, builds, processes or costs, or nothing. */
export function kindOfTest(file: string): 'database' | 'long' | 'pure' {
  const text = readFileSync(file, 'utf8')
  if (
    /testing\/(create-test-app|billing-app|test-database|(?:empty|earlier)-database|prepare-notes|prepare-library|start-(?:\w+-)?process)|open-test-accounts|own-server/.test(
      text,
    )
  )
    return 'database'
  // These would take most of the minute that `npm run check` has for everything.
  const isLong =
    /(?:real-documents|linear)\.test/.test(file) ||
    /shared\/real-|from 'vite'|child_process|run-aside|\/isolate\.ts|unstable\/sync/.test(text)
  return isLong ? 'long' : 'pure'
}
