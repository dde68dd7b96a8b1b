import type { z } from 'zod'

/** Who may call: anyone, a signed-in user, an editor of the public library, an administrator. Each includes the next. */
export type Access = 'public' | 'user' | 'editor' | 'admin'

/** One HTTP endpoint: what the server serves, the web calls and OpenAPI documents. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: Access
  /** Answer status on success; 200 when left out. 204 has no body. */
  status?: 200 | 201 | 202 | 204
  /** Credentials are the refresh token instead of the access token. */
  bearer?: 'refresh'
  /** Body as an HTML form (application/x-www-form-urlencoded) instead of JSON. */
  form?: true
  /** Body as files (multipart/form-data), which the handler reads one after the other: at most so many, of so many bytes each. */
  upload?: { mostFiles: number; largestFile: number }
  /** A stricter request limit than the general one: sign-in and what sends mail. */
  throttle?: 'sign-in' | 'sign-up'
  /** An answer that holds secrets is never kept for replay under an Idempotency-Key. */
  secret?: true
  /** Changes nothing, whatever its method: a repeat needs no key and its answer is not kept. */
  reads?: true
  /** The answer is a file of this media type, to be kept: `response` is then z.file(). */
  file?: `${string}/${string}`
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(e: E): E => e

type Part = 'params' | 'query' | 'body'

/** What a caller sends: defaults may be left out. */
export type Input<E extends Endpoint> = {
  [P in Part & keyof E]: E[P] extends z.ZodType ? z.input<E[P]> : never
}

/** What a handler receives: validated, defaults filled in. */
export type Received<E extends Endpoint> = {
  [P in Part & keyof E]: E[P] extends z.ZodType ? z.output<E[P]> : never
}

/** What a handler answers and a caller gets. */
export type Output<E extends Endpoint> = z.output<E['response']>
