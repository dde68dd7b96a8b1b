interface Reason {
  code: string
}
type WithCode<R extends Reason, Code> = R extends { code: infer Own } ? (Code extends Own ? R : never) : never

/** The words of some reasons by their codes: as they stand, or made of the values that go with the code. */
export type ReasonWords<R extends Reason> = { [Code in R['code']]: string | ((values: WithCode<R, Code>) => string) }

/** A reason in the words of a language. */
export function sayReason<R extends Reason>(reason: R, words: ReasonWords<R>): string {
  const said: string | ((values: never) => string) = words[reason.code as R['code']]
  return typeof said === 'string' ? said : said(reason as never)
}
