import type { SearchStorage } from '../storage.ts'

/** What many searches ask of the library before they know what matches, asked once for all of one batch: courts and judges. */
export const rememberBatch = (storage: SearchStorage): SearchStorage => ({
  ...storage,
  judgesNamed: once(storage.judgesNamed, (names) => names.join('\n')),
  courtsAndStations: once(storage.courtsAndStations, () => ''),
  judges: once(storage.judges, ({ userId }) => userId),
})

function once<Given extends unknown[], Told>(ask: (...given: Given) => Promise<Told>, keyOf: (...given: Given) => string) {
  const asked = new Map<string, Promise<Told>>()
  return (...given: Given): Promise<Told> => {
    const key = keyOf(...given)
    const before = asked.get(key)
    if (before) return before
    const now = ask(...given)
    asked.set(key, now)
    return now
  }
}
