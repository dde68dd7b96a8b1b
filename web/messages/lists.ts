import { lists } from './en/lists.ts'
import { hookOf } from './language-context.ts'

/** The words around a list that comes page by page. */
export const useListMessages = hookOf('lists', lists)
