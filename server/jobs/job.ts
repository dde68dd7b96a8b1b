import type { z } from 'zod'

/** A kind of work that is done later, outside of any request. */
export interface Job<Data extends object> {
  /** 'settle-indexes'; a job that waits is found again by it. */
  name: string
  /** Ids, never copies; checked when a job is sent and again before it runs. */
  data: z.ZodType<Data>
  /** How often it is tried again after an error before it is a dead letter. */
  retries: number
  /** Seconds before the first retry; each next wait is about twice as long, at most an hour. */
  retryAfter: number
  /** Seconds after which a try is given up and the job's signal aborted. */
  longest: number
  /** At most one waits at a time, for each key it is sent with. */
  single: boolean
}

type Defaults = Pick<Job<object>, 'retries' | 'retryAfter' | 'longest' | 'single'>

const defaults: Defaults = { retries: 8, retryAfter: 5, longest: 900, single: false }

export const defineJob = <Data extends object>(job: Pick<Job<Data>, 'name' | 'data'> & Partial<Defaults>): Job<Data> => ({
  ...defaults,
  ...job,
})

/** One try of a job. */
export interface Run<Data> {
  data: Data
  /** Aborted when the try takes too long, when the process ends, or when another has taken the job over. */
  signal: AbortSignal
  /** The same in every try: what a mail or a call to another server is made with, so that it takes effect once. */
  key: string
  /** 0 for the first try. */
  retry: number
}
