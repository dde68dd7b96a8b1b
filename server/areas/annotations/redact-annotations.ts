import { keptPassage, paragraphAt } from './passage.ts'
import { type AnnotationTransaction, type KeptAnnotation, annotationsOfWork } from './storage.ts'
import type { RedactedDocument, RedactedRevision } from '../../redactable/redactable.ts'

/**
 * What the annotations of a redacted case become, of whichever account: their passages as the redacted text has them, their offsets in it,
 * their notes without the names. Only those that change are answered; `overwriteAnnotations` writes them.
 */
export async function redactAnnotations(transaction: AnnotationTransaction, redaction: RedactedDocument): Promise<KeptAnnotation[]> {
  const kept = await annotationsOfWork(transaction, redaction.workId)
  return kept.flatMap((annotation) => {
    const redacted = redactOne(annotation, redaction)
    if (redacted.quote !== annotation.quote) redaction.countNames(annotation.quote)
    return JSON.stringify(redacted) === JSON.stringify(annotation) ? [] : [redacted]
  })
}

function redactOne(annotation: KeptAnnotation, { documentId, revisions, withoutNames }: RedactedDocument): KeptAnnotation {
  const textOf = (document: number, number: number) =>
    document === documentId ? revisions.find((revision) => revision.number === number && revision.content !== null) : undefined
  const made = textOf(annotation.document_id, annotation.revision)
  const placed = textOf(annotation.placed_document_id, annotation.placed_revision)
  const { placed_start: start, placed_end: end } = annotation
  const place = placed && start !== null && end !== null ? movePlace(placed, start, end) : null
  return {
    ...annotation,
    note: withoutNames(annotation.note),
    ...(made ? { ...movedPassage(made, annotation), ...movedUnit(made, annotation) } : withoutText(annotation, withoutNames)),
    ...(place && { placed_start: place.start, placed_end: place.end, ...placedParagraph(placed!, place.start) }),
  }
}

/** A passage that lay within a name is what stands in its place. */
function movePlace({ content, shift }: RedactedRevision, start: number, end: number) {
  const from = shift(start)
  let last = end
  while (shift(last) <= from && shift(last) < content!.length) last += 1
  return { start: from, end: shift(last) }
}

function movedPassage(revision: RedactedRevision, { start_offset, end_offset }: KeptAnnotation) {
  return keptPassage(revision.content!, movePlace(revision, start_offset, end_offset))
}

const movedUnit = ({ shift }: RedactedRevision, { unit_start: start, unit_end: end }: KeptAnnotation) => ({
  unit_start: start === null ? null : shift(start),
  unit_end: end === null ? null : shift(end),
})

function placedParagraph({ layout }: RedactedRevision, start: number) {
  const { paragraph, number } = paragraphAt(layout, start)
  return { placed_paragraph: paragraph, placed_number: number }
}

/** A passage of a document that is no longer there: only its words are left, and what is cut off at their ends may be half a name. */
function withoutText({ prefix, quote, suffix }: KeptAnnotation, withoutNames: (words: string) => string) {
  const whole = prefix + quote + suffix
  return withoutNames(whole) === whole ? { prefix, quote, suffix } : { prefix: '', quote: withoutNames(quote), suffix: '' }
}
