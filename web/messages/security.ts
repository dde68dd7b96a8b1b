import { security } from './en/security.ts'
import { hookOf } from './language-context.ts'

/** The words of the safety of one's account, which load with its screen. */
export const useSecurityMessages = hookOf('security', security)
