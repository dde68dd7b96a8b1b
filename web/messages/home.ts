import { home } from './en/home.ts'
import { hookOf } from './language-context.ts'

/** The words of the home screen, which load with it. */
export const useHomeMessages = hookOf('home', home)
