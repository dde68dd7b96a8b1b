import { backups } from './en/backups.ts'
import { hookOf } from './language-context.ts'

/** The words of backups in the administration. */
export const useBackupsMessages = hookOf('backups', backups)
