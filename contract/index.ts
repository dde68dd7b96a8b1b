/** Every area's endpoints; tests walk this list. */
export * as accounts from './accounts.ts'
export * as cases from './cases.ts'
export * as citations from './citations.ts'
export * as digests from './digests.ts'
export * as health from './health.ts'
export * as library from './library.ts'
export * as search from './search.ts'
