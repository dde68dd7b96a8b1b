import type { Database } from '../../database/open.ts'
import type { Described, ItemKind } from '../projects/projects.ts'
import { titleOf } from './print/write-provision.ts'
import { type NamedProvision, nameProvisions, provisionsSeenBy } from './provision-items-storage.ts'

/** Sections, articles and rules as projects hold them, by `DOCUMENT~EID`; of the law, which everybody sees, there is nothing to share. */
export const provisionItems = (database: Database): ItemKind => ({
  type: 'provision',
  seen: provisionsSeenBy,
  describe: async (_reader, ids) => new Map((await nameProvisions(database, ids)).map((one) => [one.id, describe(one)])),
  copies: async (_reader, ids) => (await nameProvisions(database, ids)).map(({ id }) => id),
})

const describe = ({ id, act, ...named }: NamedProvision): Described => ({
  title: titleOf({ eid: id, ...named }),
  description: act,
  text: '',
  entity_type: 'provision',
  entity_id: id,
  paragraph: null,
})
