/** Why an archive is not read. */
export const refusals = ['no-archive', 'other-key', 'damaged', 'later-version', 'other-version'] as const
export type Refusal = (typeof refusals)[number]

/** An archive that cannot be read, or not here: in words for the operator. Nothing was changed because of it. */
export class RefusedArchive extends Error {
  readonly code: Refusal

  constructor(code: Refusal, words: string, options?: ErrorOptions) {
    super(words, options)
    this.code = code
  }
}
