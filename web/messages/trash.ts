import { trash } from './en/trash.ts'
import { hookOf } from './language-context.ts'

/** The words of the trash. */
export const useTrashMessages = hookOf('trash', trash)
