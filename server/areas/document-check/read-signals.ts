import type { StatusSignal } from '#contract/document-check'
import type { Reader } from '../../access/access.ts'
import { Problem } from '../../problem.ts'
import type { Citator } from '../citator/citator.ts'

const atOnce = 8

/** How each case stands by the citator; null where there was no time to ask for all of them. */
export async function readSignals(
  citator: Pick<Citator, 'signal'>,
  reader: Reader,
  ids: readonly string[],
  isLate: () => boolean,
): Promise<Map<string, StatusSignal[]> | null> {
  const signals = new Map<string, StatusSignal[]>()
  for (let at = 0; at < ids.length; at += atOnce) {
    if (isLate()) return null
    const some = ids.slice(at, at + atOnce)
    const found = await Promise.all(some.map((id) => signalOf(citator, reader, id)))
    for (const [index, signal] of found.entries()) if (signal) signals.set(some[index]!, [signal])
  }
  return signals
}

async function signalOf(citator: Pick<Citator, 'signal'>, reader: Reader, id: string): Promise<StatusSignal | null> {
  try {
    const signal = await citator.signal(reader, id)
    if (!signal) return null
    const {
      level,
      kind,
      source,
      decided_on,
      case: { id: caseId, title, citation, court, date, sample },
      words,
      as_at,
    } = signal
    const { quote, paragraph, number } = words
    return { level, kind, source, decided_on, case: { id: caseId, title, citation, court, date, sample }, quote, paragraph, number, as_at }
  } catch (error) {
    // a case that is gone since it was looked up stands in no way
    if (error instanceof Problem && error.code === 'not-found') return null
    throw error
  }
}
