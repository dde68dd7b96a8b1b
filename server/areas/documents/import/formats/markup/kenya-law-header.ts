import type { Captured } from './block-reader.ts'
import type { Attributes } from './sink.ts'

/** The classes with which Kenya Law marks the parts of a judgment's header and summary, in its XML and its pages. */
const parts = new Map<string, string>([
  ['doc-title', 'title'],
  ['neutral-citation', 'citation'],
  ['legacy-citation', 'legacy'],
  ['doc-authority', 'court'],
  ['docket-number', 'number'],
  ['judges', 'judges'],
  ['doc-date', 'date'],
  ['party-listing', 'party'],
  ['party-name', 'party-name'],
  ['party-role', 'party-role'],
  ['decision-action', 'type'],
  ['summary', 'summary'],
  ['catchwords', 'catchwords'],
])

/** Which part of the header an element is; null for the rest. */
export function captureOfHeader({ class: classes = '' }: Attributes): string | null {
  if (classes === '') return null
  for (const one of classes.split(/\s+/)) {
    const part = parts.get(one)
    if (part) return part
  }
  return null
}

// 'In the High Court at Nairobi (Milimani Law Courts)'
const IN_THE = /^in\s+the\s+/i

/** The fields that the marked parts of a header give, under the names of the API. */
export function fieldsOfHeader(captured: readonly Captured[]): Record<string, unknown> {
  const texts = (key: string) => captured.filter((one) => one.key === key && one.text !== '').map(({ text }) => text)
  const first = (key: string) => texts(key)[0]
  const court = first('court')
  const legacy = texts('legacy')
  return {
    title: first('title'),
    citation: first('citation')?.replace(/^neutral\s+citation\s*:?\s*/i, ''),
    citations: legacy.length > 0 ? legacy : undefined,
    court: court && IN_THE.test(court) ? court.replace(IN_THE, '') : undefined,
    case_number: first('number'),
    judges: first('judges'),
    date: first('date'),
    parties: partiesOfHeader(captured),
    document_type: first('type'),
  }
}

/** Each listing closes after its name and role, so that what was captured since the last listing is its own. */
function partiesOfHeader(captured: readonly Captured[]): { name: string; role: string | null }[] | undefined {
  const parties: { name: string; role: string | null }[] = []
  let name: string | null = null
  let role: string | null = null
  for (const { key, text } of captured) {
    if (key === 'party-name') name = text
    else if (key === 'party-role') role = text
    else if (key === 'party') {
      const rest = name && text.startsWith(name) ? text.slice(name.length).replace(/^[\s.…]+/, '') : ''
      if (name) parties.push({ name, role: role ?? (rest || null) })
      name = null
      role = null
    }
  }
  return parties.length > 0 ? parties : undefined
}

// 'Held', 'Held:', 'Holding'
const HELD = /^(?:held|holdings?)\s*:?$/i
const LATER_HEADING = /^(?:orders?|relevant provisions.*|issues?|brief facts|citations.*|cases?|statutes?|advocates?|appearances?)\s*:?$/i
// 'Civil Practice and Procedure – appeals – whether…': the area stands before the first dash
const AREA = /^([A-Z][\w,&() ’'-]{2,60}?)\s+[–—-]\s+\S/

/**
 * What the editors of Kenya Law set before a judgment: their summary, what they say was held, and the areas of law that their
 * catchwords name. None of it is the court's, so none of it stands in the text.
 */
export function fieldsOfSummary(summary: readonly string[], captured: readonly Captured[]): Record<string, unknown> {
  if (summary.length === 0) return {}
  const held = summary.findIndex((block) => HELD.test(block))
  const after = held < 0 ? [] : summary.slice(held + 1)
  const next = after.findIndex((block) => LATER_HEADING.test(block))
  const points = after.slice(0, next < 0 ? after.length : next)
  const catchwords = captured.filter(({ key }) => key === 'catchwords').map(({ text }) => text)
  const areas = [...summary, ...catchwords].flatMap((block) => (/\s[–—-]\s.*\s[–—-]\s/.test(block) ? (AREA.exec(block)?.[1] ?? []) : []))
  return {
    summary: summary.filter((_, index) => held < 0 || index < held || index > held + points.length).join('\n\n'),
    key_points: points.length > 0 ? points.map((point) => point.replace(/^\d{1,3}[.)]\s+/, '')) : undefined,
    legal_areas: areas.length > 0 ? [...new Set(areas)] : undefined,
  }
}
