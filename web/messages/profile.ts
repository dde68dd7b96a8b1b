import { profile } from './en/profile.ts'
import { hookOf } from './language-context.ts'

/** The words of the profile, which load with its screen. */
export const useProfileMessages = hookOf('profile', profile)
