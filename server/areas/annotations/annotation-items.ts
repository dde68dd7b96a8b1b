import type { Annotation } from '#contract/annotations'
import type { CaseInBrief } from '#contract/cases'
import type { ItemKind, ItemsOf } from '../projects/projects.ts'
import { annotationsSeenBy } from './storage.ts'

/** Annotations as projects hold them. A private document is not shown by what was marked in it. */
export const annotationItems = (annotations: ItemsOf<Annotation & { case: CaseInBrief | null }>): ItemKind => ({
  type: 'annotation',
  seen: annotationsSeenBy,
  describe: async (reader, ids) =>
    new Map(
      (await annotations.byIds(reader, ids)).map(({ id, case_id, text_selection, note, paragraph, case: found }) => [
        id,
        {
          title: found?.title ?? case_id,
          description: found?.citation ?? '',
          quote: text_selection,
          text: note,
          entity_type: 'case',
          entity_id: case_id,
          paragraph,
        },
      ]),
    ),
  copies: annotations.copies,
})
