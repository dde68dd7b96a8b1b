import type { NamedLaw } from '#contract/named-law'
import type { Described, ItemKind } from '../../area/item-kind.ts'
import type { NameLaws } from './name-laws-storage.ts'
import { titleOf } from '../../printing/law/title-of.ts'
import { provisionsSeenBy } from './provision-items-storage.ts'

/** Sections, articles and rules as projects hold them, by `DOCUMENT~EID`; of the law, which everybody sees, there is nothing to share. */
export const provisionItems = (nameLaws: NameLaws): ItemKind => ({
  type: 'provision',
  seen: provisionsSeenBy,
  describe: async (_reader, ids) => new Map([...(await nameLaws(ids))].map(([id, law]) => [id, describeLaw(id, law)])),
  copies: async (_reader, ids) => [...(await nameLaws(ids)).keys()],
})

/** 'Section 41. Notification and hearing' or 'Order 42 rule 6. Stay in case of appeal', with the law that it is of; an Act as a whole by its title. */
export const describeLaw = (id: string, { act, provision }: NamedLaw): Described => ({
  title: provision === null ? act.title : titleOf(act.title, provision),
  description: provision === null ? '' : act.title,
  text: '',
  entity_type: 'provision',
  entity_id: id,
  paragraph: null,
})
