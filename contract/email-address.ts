import { z } from 'zod'

/** Text, @, text, a dot, text, no spaces. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const words = 'Please enter a valid email address'
/** No control characters, of which a mail header can hold none, and no signs that nobody sees: they would make two addresses of what reads as one. */
const isSeen = /^[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u

/** Too long ends the check: the form of megabytes of dots takes hours to refute. */
export const Email = z
  .string(words)
  .trim()
  .max(254, { error: words, abort: true })
  .regex(emailForm, { error: words, abort: true })
  .regex(isSeen, words)

/** Told with an address that `looksLikeAnother`: whoever wrote it may have meant the other. */
export const addressWarning = { warning: z.literal('look-alike-address').optional() }
