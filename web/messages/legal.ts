import { legal } from './en/legal.ts'
import { hookOf } from './language-context.ts'

/** The words of the terms and of the privacy notice, which load with them. */
export const useLegalMessages = hookOf('legal', legal)
