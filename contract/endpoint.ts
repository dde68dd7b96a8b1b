import type { z } from 'zod'

/** Who may call: anyone, a signed-in user, an editor of the public library, an administrator. Each includes the next. */
export type Access = 'public' | 'user' | 'editor' | 'admin'

/** What is done with an object, of whatever kind. To change a document is to correct what is said of it. */
export type ObjectAction = 'read' | 'change' | 'delete' | 'share'

/**
 * The object that a call is about: `by` is the parameter or the field of the body that names it. Who may is said by the policy of its kind; who
 * may not see it gets 404, who sees it and may not do this with it 403. A kind without a policy is seen by all whom the call lets in.
 */
export interface On {
  kind: string
  by: string
  action: ObjectAction
}

/** One HTTP endpoint: what the server serves, the web calls and OpenAPI documents. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: Access
  /** Left out where it is about no object that somebody may be kept from. */
  on?: On
  /** Answer status on success; 200 when left out. 204 has no body. */
  status?: 200 | 201 | 202 | 204
  /** For people who have signed in: a program with an access token is refused. So is every endpoint for administrators. */
  inPerson?: true
  /** Credentials are the refresh token instead of the access token. */
  bearer?: 'refresh'
  /** Body as an HTML form (application/x-www-form-urlencoded) instead of JSON. */
  form?: true
  /** Body as files (multipart/form-data), which the handler reads one after the other: at most so many, of so many bytes each. */
  upload?: { mostFiles: number; largestFile: number }
  /** Bytes of the body, where the limits of its fields do not say it: what strangers send, whose body is read up to a few kilobytes otherwise. */
  largestBody?: number
  /** A stricter request limit than the general one: sign-in, what sends mail, and what a link shows to strangers. */
  throttle?: 'sign-in' | 'sign-up' | 'invite' | 'shared'
  /** An answer that holds secrets is never kept for replay under an Idempotency-Key. */
  secret?: true
  /**
   * Its effect does not wait for the answer to be kept under an Idempotency-Key: it reaches beyond the database, takes longer than a transaction
   * may, or is the same when repeated. So is that of every upload and stream.
   */
  atOnce?: true
  /** Changes nothing, whatever its method: a repeat needs no key and its answer is not kept. */
  reads?: true
  /** Asked for past every cache between reader and server. */
  fresh?: true
  /** The answer is a file of this media type, to be kept: `response` is then z.file(). */
  file?: `${string}/${string}`
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(e: E): E => e

/**
 * A call that tells what happens while it happens: asked with `Accept: text/event-stream` it answers server-sent events, each JSON in the
 * shape of its name, then `done` with the answer or `error` with a StreamError. Asked otherwise it answers as an endpoint does.
 */
export interface Stream extends Endpoint {
  status?: 200
  file?: never
  /** Its events by name, besides `done` and `error`. */
  events: Readonly<Record<string, z.ZodType>>
  /** Goes on until the reader leaves: it has no end to wait for, and who does not ask for events is refused. */
  live?: true
}

/** Declares a stream, keeping the exact types of its schemas. */
export const stream = <const S extends Stream>(s: S): S => s

/** What an event of a stream carries. */
export type Told<S extends Stream, Name extends keyof S['events']> = z.output<S['events'][Name]>

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
