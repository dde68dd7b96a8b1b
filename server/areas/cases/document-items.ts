import type { CaseInBrief } from '#contract/cases'
import type { Reader } from '../../access/access.ts'
import type { ItemKind } from '../../area/item-kind.ts'
import { documentsSeenBy } from './storage.ts'

/** Cases as projects hold them: public ones, and private documents that their owner puts in, which its members may then read. */
export const documentItems = (cases: {
  inBrief: (reader: Reader, ids: readonly string[]) => Promise<Map<string, CaseInBrief>>
  mayShare: (reader: Reader, ids: readonly string[]) => Promise<string[]>
}): ItemKind => ({
  type: 'document',
  seen: documentsSeenBy,
  describe: async (reader, ids) =>
    new Map(
      [...(await cases.inBrief(reader, ids))].map(([id, { title, citation, court, date }]) => [
        id,
        {
          title,
          description: [citation, court, date].filter((part) => part !== null).join(' · '),
          text: '',
          entity_type: 'case',
          entity_id: id,
          paragraph: null,
        },
      ]),
    ),
  copies: cases.mayShare,
})
