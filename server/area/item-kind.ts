import type { ItemType, ProjectItem } from '#contract/project-items'
import type { Reader } from '../access/access.ts'
import type { SeenItems } from '../access/conditions-storage.ts'

/** What is said of a thing that lies in a project; the text is that of whoever keeps it, the quote what was marked. */
export interface Described {
  title: string
  description: string
  quote?: string
  text: string
  entity_type: ProjectItem['entity_type']
  entity_id: string | null
  paragraph: number | null
  pinpoint?: string | null
}

/** What an area offers of the things of one kind, from which it makes what it registers. */
export interface ItemsOf<Item> {
  byIds: (reader: Reader, ids: readonly string[]) => Promise<Item[]>
  copies: ItemKind['copies']
}

/**
 * A kind of thing that can lie in projects. Each area names its own (`area.ts`), so that projects know no area: they find, count, show and copy
 * things by what stands here.
 */
export interface ItemKind {
  type: ItemType
  /** The things of this kind that a reader sees, to find, count and page them by; with an id none but that one is asked for. */
  seen: (reader: Reader, id?: string) => SeenItems
  /** What is said of those among some that the reader sees, by id. */
  describe: (reader: Reader, ids: readonly string[]) => Promise<Map<string, Described>>
  /** Those that stand for some in another project of the reader's: themselves, or copies. What is not the reader's to copy is left out. */
  copies: (reader: Reader, ids: readonly string[]) => Promise<string[]>
}
