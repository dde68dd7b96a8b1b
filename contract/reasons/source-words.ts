import type { SourceFailureCode } from '../sources.ts'

/** Why a source could not be read, in English. */
export const sourceWords: Record<SourceFailureCode, string> = {
  unreachable: 'The source could not be reached',
  'timed-out': 'The source took too long to answer',
  unavailable: 'The source answered that something is wrong on its side',
  refused: 'The source refused the key it was asked with',
  throttled: 'The source asked to be left alone for a while',
  nonsense: 'The source gave an answer that could not be understood',
  repeats: 'The source gave the same pages again and again',
  elsewhere: 'The source points to another host, which is not followed',
  'too-large': 'The file is larger than 100 MB',
  'folder-missing': 'The folder is not there',
  'too-many-withdrawn': 'The source no longer has much of what it gave; nothing was taken down',
  unexpected: 'Something went wrong here; the log of the server says what',
}
