import type { Endpoint } from '../endpoint.ts'
import { citationListExamples } from './citation-lists.ts'
import { citationExamples } from './citations.ts'
import { citatorExamples } from './citator.ts'
import { documentCheckExamples } from './document-check.ts'

const all = [...citationExamples, ...citationListExamples, ...citatorExamples, ...documentCheckExamples]

/** An answer of each endpoint that has one here. Only the server asks: what screens load stays small. */
export const responseExamples: ReadonlyMap<Endpoint, unknown> = new Map(all.map(({ endpoint, answer }) => [endpoint, answer]))
