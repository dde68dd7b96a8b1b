import { memorandum } from './en/memorandum.ts'
import { hookOf } from './language-context.ts'

export const useMemorandumMessages = hookOf('memorandum', memorandum)
