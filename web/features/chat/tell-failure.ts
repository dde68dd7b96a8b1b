import { CallError } from '../../api/call-error.ts'

/** What is said of a question that was not answered: the error's message, or that it could not be sent. `lost`: its answer may come still. */
export function tellFailure(error: unknown, words: { send: string; lost: string }): { words: string; lost: boolean } {
  if (!(error instanceof CallError) || error.message === '') return { words: words.send, lost: false }
  const lost = error.kind === 'network' || error.kind === 'timeout'
  return { words: lost ? `${error.message.replace(/\.?$/, '.')} ${words.lost}` : error.message, lost }
}
