import type { KeptCitation } from '#contract/citation-lists'
import type { ItemKind, ItemsOf } from '../../area/item-kind.ts'
import { citationsSeenBy } from './storage.ts'

/** Citations as projects hold them. */
export const citationItems = (citations: ItemsOf<KeptCitation>): ItemKind => ({
  type: 'citation',
  seen: citationsSeenBy,
  describe: async (reader, ids) =>
    new Map(
      (await citations.byIds(reader, ids)).map(({ id, text, case_title, case_id, provision_id, pinpoint, words, relied_on }) => [
        id,
        {
          title: text,
          // A citation mostly begins with the name of its case.
          description: case_title === null || text.startsWith(case_title) ? '' : case_title,
          ...(words !== '' && { quote: words }),
          text: relied_on,
          entity_type: case_id !== null ? 'case' : provision_id !== null ? 'provision' : 'citation',
          entity_id: case_id ?? provision_id,
          paragraph: null,
          pinpoint,
        },
      ]),
    ),
  copies: citations.copies,
})
