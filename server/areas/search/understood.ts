import { InvalidInput } from '../../problem.ts'
import { MalformedQuery } from './query/query.ts'

/** A query that cannot be understood is an error of the field it came in. */
export async function understood<T>(place: 'query' | 'body', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MalformedQuery)) throw error
    throw new InvalidInput([{ loc: [place, 'query'], msg: error.message, type: 'query-syntax' }], 'invalid-query')
  }
}
