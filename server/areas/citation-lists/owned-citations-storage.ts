import { type RawBuilder, sql } from 'kysely'
import { maxResolved } from '#contract/citations'
import type { AccountData, Owner } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { type OfCase, countOwn, isLive, ofCase, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'
import { createCitations } from '../citations/citations.ts'
import { toItems } from './describe-citation.ts'
import type { Item } from './exchange/item.ts'
import type { SavedFields, SavedPassage } from './storage.ts'

type Saved = OfCase &
  Pick<SavedFields, 'text' | 'source' | 'style' | 'kind' | keyof SavedPassage> & { id: string; created_at: Date; updated_at: Date }

const columns = sql<Saved>`t.id, t.text, t.source, t.style, t.kind, t.provision_id, t.pinpoint, t.words, t.relied_on, ${ofCase}, t.created_at, t.updated_at`
const written = sql`t.text, t.source, t.style, t.kind, t.case_title, t.item` as RawBuilder<SavedFields>

/** Citations that somebody keeps, also as records that other programs read. */
export const ownedCitations: AccountData = {
  name: 'citations',
  tables: ['kept_citations'],
  count: countOwn('kept_citations', { which: isLive }),
  removeBefore: removeOwn(['kept_citations']),
  guide: ['citations/', 'your citations; citations.csl.json is read by Zotero, Mendeley and other programs'],
  async *export(owner) {
    yield jsonList('citations/citations.json', readOwn(owner, 'kept_citations', columns, { which: isLive, onWork: true }))
    yield jsonList('citations/citations.csl.json', recordsOf(owner))
  },
}

/** What a citation cannot be looked up in leaves it without its case: then the whole is tried again. */
const fail = (error: unknown) => {
  throw error
}

async function* recordsOf(owner: Owner): AsyncGenerator<Item> {
  const citations = createCitations({ database: owner.database, onFailure: fail })
  let few: SavedFields[] = []
  for await (const row of readOwn(owner, 'kept_citations', written, { which: isLive })) {
    few.push(row)
    if (few.length < maxResolved) continue
    yield* await toItems(citations, few)
    few = []
  }
  if (few.length > 0) yield* await toItems(citations, few)
}
