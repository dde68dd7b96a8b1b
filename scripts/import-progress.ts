import type { ImportProgress } from '../server/areas/documents/documents.ts'

/** Where progress is shown: a terminal's line that is rewritten, or lines that follow one another. */
interface Output {
  isTTY?: boolean
  columns?: number
  write: (text: string) => unknown
}

const redrawEvery = 100
const printEvery = 10_000
/** Milliseconds over which the rate is taken. */
const window = 10_000
/** Milliseconds before which no time left is told. */
const settling = 5_000
/** By how much the rate of late and that of the whole may differ where a time left is told. */
const steady = 2

const inWords = (seconds: number): string => {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`
  return `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`
}

/** Shows how far an import is: a bar with rate and, once that is steady, time left on a terminal, a line every ten seconds elsewhere. `totalBytes` of all files. */
export function showProgress(totalBytes: number, output: Output = process.stderr, now: () => number = () => performance.now()) {
  const started = now()
  const samples: { at: number; progress: ImportProgress }[] = [{ at: started, progress: { bytes: 0, records: 0 } }]
  let shownAt = started

  const line = ({ bytes, records }: ImportProgress): string => {
    const first = samples[0]!
    const seconds = Math.max((now() - first.at) / 1000, 0.001)
    const rate = (records - first.progress.records) / seconds
    const bytesRate = (bytes - first.progress.bytes) / seconds
    const share = totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes)
    // One file takes a minute and the next hundred a second: until both rates agree the time left would be a guess.
    const elapsed = now() - started
    const whole = bytes / Math.max(elapsed / 1000, 0.001)
    const isSteady = elapsed >= settling && bytesRate > 0 && Math.max(bytesRate, whole) <= steady * Math.min(bytesRate, whole)
    const left = share < 1 && isSteady ? `, ${inWords((totalBytes - bytes) / bytesRate)} left` : ''
    return `${Math.floor(share * 100)}%  ${records.toLocaleString('en')} records, ${rate.toFixed(0)} a second${left}`
  }

  const bar = (progress: ImportProgress): string => {
    const words = line(progress)
    const width = Math.max(0, Math.min(40, (output.columns ?? 80) - words.length - 5))
    const filled = totalBytes === 0 ? width : Math.min(width, Math.floor((progress.bytes / totalBytes) * width))
    return `[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${words}`
  }

  return {
    update(progress: ImportProgress) {
      const at = now()
      samples.push({ at, progress })
      while (samples.length > 2 && at - samples[0]!.at > window) samples.shift()
      if (at - shownAt < (output.isTTY ? redrawEvery : printEvery)) return
      shownAt = at
      output.write(output.isTTY ? `\r\u001B[2K${bar(progress)}` : `${line(progress)}\n`)
    },
    end() {
      if (output.isTTY) output.write('\r\u001B[2K')
    },
  }
}
