import type { ListedAnnotation } from './annotation-items.ts'

/** The media type of the W3C Web Annotation Data Model. */
export const webAnnotations = 'application/ld+json; profile="http://www.w3.org/ns/anno.jsonld"'

/** Annotations in the W3C Web Annotation Data Model, as programs of other makers take them in. */
export const pageOfWebAnnotations = (listed: readonly ListedAnnotation[], siteUrl: string) => ({
  '@context': 'http://www.w3.org/ns/anno.jsonld',
  type: 'AnnotationPage',
  items: listed.map((one) => webAnnotation(one, siteUrl)),
})

function webAnnotation({ id, case_id, act, eid, created_at, updated_at, ...one }: ListedAnnotation, siteUrl: string) {
  const page = act === null ? `${siteUrl}/cases/${case_id}` : `${siteUrl}/legal-library/legislation/${case_id}`
  const title = act ?? one.case?.title
  return {
    id: `urn:uuid:${id}`,
    type: 'Annotation',
    motivation: one.note === '' ? 'highlighting' : 'commenting',
    created: created_at,
    modified: updated_at,
    ...(one.note !== '' && { body: [{ type: 'TextualBody', value: one.note, format: 'text/plain', purpose: 'commenting' }] }),
    target: {
      styleClass: 'mark',
      source: eid === null ? page : `${page}#${eid}`,
      ...(title !== undefined && { 'schema:name': title }),
      selector: [
        { type: 'TextQuoteSelector', exact: one.text_selection },
        // Where it stands in the text that the library holds; of one whose words are no longer there nothing is said.
        ...(one.start_offset !== null && one.end_offset !== null
          ? [{ type: 'TextPositionSelector', start: one.start_offset, end: one.end_offset }]
          : []),
      ],
    },
    stylesheet: { type: 'CssStylesheet', value: `.mark { background: ${one.color} }` },
  }
}
