import { z } from 'zod'

const words = 'Use true or false'

/** Yes or no in an address, as the languages that clients are written in say it: `true`, `True`, `1`, `yes`, `on`, and their opposites. */
export const QueryFlag = z
  .string(words)
  .max(20, { error: words, abort: true })
  .pipe(z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'], error: words }))
  .meta({ description: 'true or false; 1, yes and on, 0, no and off mean the same, in any case of letters', examples: ['true'] })
