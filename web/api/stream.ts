import { wordsOf } from '../messages/chosen-language.ts'
import { problems } from '../messages/en/problems.ts'
import { renew, tokens } from './call.ts'
import { createStream } from './create-stream.ts'
import { createRandomKey } from './random-key.ts'

/** The ways to a stream of the contract: as `call` is to its endpoints. */
export const { stream, follow } = createStream({
  fetch: (...request) => fetch(...request),
  tokens,
  renew,
  words: () => wordsOf('problems', problems),
  newKey: createRandomKey,
})
