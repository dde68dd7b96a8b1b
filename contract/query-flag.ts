import { z } from 'zod'

/** Yes or no in an address, as the languages that clients are written in say it: `true`, `True`, `1`, `yes`, `on`, and their opposites. */
export const QueryFlag = z
  .stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'], error: 'Use true or false' })
  .meta({ description: 'true or false; 1, yes and on, 0, no and off mean the same, in any case of letters', examples: ['true'] })
