import type { AccountData } from '../../account-data/account-data.ts'
import { jsonFile } from '../../account-data/json-file.ts'
import { preferencesStorage } from './storage.ts'

export const ownedPreferences: AccountData = {
  name: 'preferences',
  tables: ['preferences'],
  guide: ['preferences.json', 'how you wanted to be shown things and told of them'],
  async *export({ reader, database }) {
    yield jsonFile('preferences.json', () => preferencesStorage(database).read(reader.userId))
  },
}
