import type { CheckReport } from '#contract/document-check'
import { doubtOf } from '#contract/doubt'
import { isOfCase } from '#citations/what-is-cited'
import type { DoubtfulAuthority } from '../../ui/DoubtfulDialog.tsx'

/** The cases of a checked document that must not be relied on without a second look, each once. */
export function doubtfulIn({ citations }: Pick<CheckReport, 'citations'>): DoubtfulAuthority[] {
  const found = new Map<string, DoubtfulAuthority>()
  for (const one of citations) {
    if (!isOfCase(one.kind)) continue
    const doubt = doubtOf({ verdict: one.verdict, sample: one.case?.sample ?? false, signal: one.signals[0] ?? null })
    const text = one.case_name && !one.text.includes(one.case_name.text) ? `${one.case_name.text} ${one.text}` : one.text
    const key = one.case?.id ?? text
    if (doubt && !found.has(key)) found.set(key, { id: key, text, doubt })
  }
  return [...found.values()]
}
