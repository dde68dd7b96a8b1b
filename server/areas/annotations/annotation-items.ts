import { nameInLaw } from '#citations/law/name-in-law'
import type { Annotation } from '#contract/annotations'
import type { CaseInBrief } from '#contract/cases'
import type { Described, ItemKind, ItemsOf } from '../../area/item-kind.ts'
import { annotationsSeenBy } from './storage.ts'

/** An annotation with the case that it stands in, or the title of its Act; null where the library does not hold it. */
export interface ListedAnnotation extends Annotation {
  case: CaseInBrief | null
  act: string | null
}

/** Annotations as projects hold them. A private document is not shown by what was marked in it. */
export const annotationItems = (annotations: ItemsOf<ListedAnnotation>): ItemKind => ({
  type: 'annotation',
  seen: annotationsSeenBy,
  describe: async (reader, ids) => new Map((await annotations.byIds(reader, ids)).map((one) => [one.id, describe(one)])),
  copies: annotations.copies,
})

function describe({ case_id, eid, text_selection: quote, note: text, paragraph, case: found, act }: ListedAnnotation): Described {
  if (act === null)
    return {
      title: found?.title ?? case_id,
      description: found?.citation ?? '',
      quote,
      text,
      entity_type: 'case',
      entity_id: case_id,
      paragraph,
    }
  return {
    title: nameInLaw({ title: act }, eid),
    description: '',
    quote,
    text,
    entity_type: 'provision',
    entity_id: eid === null ? case_id : `${case_id}~${eid}`,
    paragraph: null,
  }
}
