import { type Disposition, type Proceeding, favouredBy, leadingSentence, readDisposition } from '#citations/disposition/disposition'
import { paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { ReadDisposition } from '../../analytics/analytics.ts'
import { createPlaces } from '../../citations/citations.ts'
import type { DocumentRecord } from './prepared-document.ts'
import { isPleadingType } from './split/pleading.ts'

type Matter = Pick<DocumentRecord, 'kind' | 'title' | 'document_type' | 'case_number'>

/** The words of a text by which the court decides; null where none do. */
export function decidedIn(content: string | null, { parts, paragraphs }: StoredLayout): Disposition | null {
  const placed = paragraphs.map(([start, end, kind, , , part]) => ({ start, end, kind: paragraphKinds[kind]!, part }))
  return content === null ? null : readDisposition({ content, parts, paragraphs: placed })
}

/** What became of the matter that a judgment decides, by its own words; null where they do not say it, and of what is no judgment. */
export function dispositionOf(
  matter: Matter,
  content: string | null,
  layout: StoredLayout,
  found = decidedIn(content, layout),
): ReadDisposition | null {
  if (content === null || found === null || matter.kind !== 'judgment' || isPleadingType(matter.document_type ?? '')) return null
  const { start, end } = leadingSentence(found)
  const places = createPlaces(content, layout)
  const { id, number } = places.paragraphAt(start)
  const quoteFrom = places.charactersBefore(start)
  const quoteLength = places.charactersBefore(end) - quoteFrom
  return { kind: found.kind, favours: favouredBy(found, proceedingOf(matter)), start, end, quoteFrom, quoteLength, paragraph: id!, number }
}

// 'Republic v Nyaoke', 'The State v Pietropaolo', 'R v Jarir'
const PROSECUTES = /^(?:the\s+)?(?:republic|r|regina|rex|state|crown|director of public prosecutions|dpp)\s+v(?:s|\.)?\s/i
// 'Criminal Appeal 139 of 2023', 'Criminal Revision 206 of 2024', 'Miscellaneous Criminal Application': brought by somebody else than who prosecutes
const LATER = /\b(?:appeal|revision|application|petition|review|reference|misc)/i

function proceedingOf({ title, case_number }: Matter): Proceeding {
  const number = case_number ?? ''
  const trial = /\bcriminal\s+(?:case|trial)\b/i.test(number) || PROSECUTES.test(title)
  return trial && !LATER.test(number) ? 'trial of a crime' : 'other'
}
