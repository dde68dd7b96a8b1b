import type { Endpoint, Output } from '../endpoint.ts'

/** One true answer of an endpoint, for the description of the API. */
export interface ResponseExample {
  endpoint: Endpoint
  answer: unknown
}

/** Keeps the type of the answer to that of the endpoint. */
export const exampleOf = <E extends Endpoint>(endpoint: E, answer: Output<E>): ResponseExample => ({ endpoint, answer })
