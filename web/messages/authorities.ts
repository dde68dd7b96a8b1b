import { authorities } from './en/authorities.ts'
import { hookOf } from './language-context.ts'

/** The words of authorities that are doubtful or not held, which load with what shows them. */
export const useAuthorityMessages = hookOf('authorities', authorities)
