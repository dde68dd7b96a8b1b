import { z } from 'zod'

/** Every error the API can answer with: its HTTP status and the words used when nothing more precise is known. */
export const problems = {
  'invalid-input': { status: 422, words: 'Please check your input and try again.' },
  'malformed-request': { status: 400, words: 'The request could not be read.' },
  'invalid-query': { status: 422, words: 'The search query could not be understood.' },
  'not-a-citation': { status: 400, words: 'These words are not a citation that can be read.' },
  'unreadable-file': { status: 400, words: 'The file could not be read.' },
  'signed-out': { status: 401, words: 'Authentication required' },
  'wrong-credentials': { status: 401, words: 'Incorrect email or password' },
  'email-unverified': { status: 403, words: 'Please activate your account with the link in your email before logging in.' },
  'second-factor-required': { status: 401, words: 'Enter the code of your authenticator app.' },
  'wrong-password': { status: 403, words: 'This is not your password.' },
  'wrong-code': { status: 401, words: 'This code is not right. Take the one that the app shows now.' },
  'weak-password': { status: 422, words: 'This password is one of the first that are guessed. Choose another.' },
  'account-locked': { status: 403, words: 'This account is locked. Please write to whoever runs this library.' },
  'in-person-only': { status: 403, words: 'This cannot be done with an access token. Sign in to do it.' },
  'scope-missing': { status: 403, words: 'The access token does not allow this: make one with the scope that it needs.' },
  forbidden: { status: 403, words: 'You do not have permission to perform this action.' },
  demo: { status: 403, words: 'Account deletion is disabled in this demo.' },
  'not-found': { status: 404, words: 'The requested resource was not found.' },
  'taken-down': { status: 410, words: 'This judgment was taken down.' },
  'too-slow': { status: 408, words: 'The text took too long to read.' },
  'statement-timeout': { status: 408, words: 'canceling statement due to statement timeout (57014)' },
  'account-exists': { status: 409, words: 'An account with this email already exists' },
  'last-admin': { status: 409, words: 'Somebody must administer this installation: give another account that role first.' },
  'folder-exists': { status: 409, words: 'There is a folder of this name already.' },
  'item-not-found': { status: 404, words: 'There is nothing of this id that you could put into a project.' },
  'own-project': { status: 409, words: 'This is the address of the owner of the project.' },
  'not-a-member': { status: 409, words: 'Only a member of the project can own it.' },
  'shared-projects': { status: 409, words: 'Hand the projects that you share over to a member, or delete them, first.' },
  'not-in-trash': { status: 409, words: 'This is not in the trash.' },
  'note-changed': { status: 409, words: 'This note was saved elsewhere since you opened it.' },
  'bundle-changed': { status: 409, words: 'This bundle was saved by somebody else since you opened it.' },
  'bundle-stale': { status: 409, words: 'An authority has changed since this bundle was made. Make it again.' },
  'no-bundle': { status: 404, words: 'There is no bundle to fetch. Make one first.' },
  'bundle-empty': { status: 409, words: 'No authority is chosen. Choose one first.' },
  'limit-reached': { status: 409, words: 'No more can be added. Remove some first.' },
  'plan-limit': { status: 402, words: 'Your plan does not reach that far.' },
  'not-taken-over': { status: 409, words: 'Nobody else had this account.' },
  'no-billing': { status: 409, words: 'This library is free: nothing is charged.' },
  'trial-used': { status: 409, words: 'You have tried this plan already.' },
  'subscription-runs': { status: 409, words: 'You have a plan already.' },
  'no-subscription': { status: 409, words: 'You have no plan that this can be done with.' },
  'payment-runs': { status: 409, words: 'A payment is waiting on your phone. Complete or decline it first.' },
  'payment-booked': { status: 409, words: 'This payment is booked already.' },
  'payment-method-off': { status: 409, words: 'This way of paying is not offered here.' },
  'no-seat': { status: 409, words: 'You have no seat of somebody else.' },
  'seat-taken': { status: 409, words: 'This person has a seat already.' },
  'only-samples': { status: 409, words: 'The library holds no judgments but the samples yet. Add some first.' },
  'unknown-push-service': { status: 400, words: 'This browser is notified by a service that Hukumu does not know.' },
  'no-source': { status: 409, words: 'This source is not set up.' },
  'invalid-token': { status: 400, words: 'This link is no longer valid.' },
  'not-acceptable': { status: 406, words: 'This call answers server-sent events only: ask for text/event-stream.' },
  'idempotency-conflict': { status: 409, words: 'This Idempotency-Key was used for a different request.' },
  'request-in-progress': { status: 409, words: 'The same request is still being carried out.' },
  'sent-too-slowly': { status: 408, words: 'The request took too long to arrive.' },
  'not-writable': {
    status: 422,
    words: 'This is too long or too deeply nested to be written as a file. Shorten it, or divide it into several.',
  },
  'writers-busy': { status: 503, words: 'Too much is being read and written at this moment. Please try again in a minute.' },
  'too-large': { status: 413, words: 'The request is too large.' },
  'address-too-long': { status: 431, words: 'The address of the request is too long. Ask for less at once.' },
  'too-many-tries': { status: 429, words: 'Too many wrong tries for this account. Wait a minute, or choose a new password.' },
  'too-many-requests': { status: 429, words: 'Too many requests. Please wait a moment and try again.' },
  unexpected: { status: 500, words: 'A server error occurred. Please try again later.' },
  'model-unreachable': { status: 503, words: 'The language model could not be reached. Please try again in a moment.' },
  'model-busy': { status: 503, words: 'The language model has too much to do. Please try again in a moment.' },
  'model-failed': { status: 502, words: 'The language model gave no answer that can be used.' },
  'database-unreachable': { status: 503, words: 'The database cannot be reached.' },
  'search-unreachable': {
    status: 503,
    words: 'The search cannot be reached at the moment. Everything else works; please try again in a minute.',
  },
  'disk-full': { status: 503, words: 'The disk is full: nothing can be written.' },
  'read-only': { status: 503, words: 'Nothing can be saved now: the database can only be read.' },
  stopping: { status: 503, words: 'The server is being restarted. Please try again in a moment.' },
  'not-ready': { status: 503, words: 'The server is starting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; words: string }>

export type ProblemCode = keyof typeof problems

/** One field that did not pass validation; `loc[0]` says where it stood: body, query or path. */
export const FieldError = z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The body of every error answer. 422 lists the fields; all others carry a sentence. `request_id` stands beside 500. */
export const ProblemBody = z.object({
  code: z.string(),
  detail: z.union([z.string(), z.array(FieldError)]),
  request_id: z.string().optional(),
})
export type ProblemBody = z.infer<typeof ProblemBody>

/** The problem with which a stream ends that has begun, with the status that it would have been answered with. */
export const StreamError = ProblemBody.extend({ status: z.number().int() })
export type StreamError = z.infer<typeof StreamError>
