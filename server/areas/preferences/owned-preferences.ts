import type { Belongings } from '../../belongings/belongings.ts'
import { jsonFile } from '../../belongings/json-file.ts'
import { preferencesStorage } from './storage.ts'

export const ownedPreferences: Belongings = {
  name: 'preferences',
  tables: ['preferences'],
  guide: ['preferences.json', 'how you wanted to be shown things and told of them'],
  async *export({ reader, database }) {
    yield jsonFile('preferences.json', () => preferencesStorage(database).read(reader.userId))
  },
}
