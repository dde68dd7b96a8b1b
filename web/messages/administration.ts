import { administration } from './en/administration.ts'
import { hookOf } from './language-context.ts'

/** The words of the administration, which load with it. */
export const useAdministrationMessages = hookOf('administration', administration)
