/** What was found of one thing, in one line: `mend` where something must be done, `note` where somebody should know. */
export interface Finding {
  about: string
  state: 'good' | 'note' | 'mend'
  words: string
  /** What to do. */
  todo?: string
}

export const good = (about: string, words: string): Finding => ({ about, state: 'good', words })
export const note = (about: string, words: string, todo?: string): Finding => ({ about, state: 'note', words, ...(todo && { todo }) })
export const mend = (about: string, words: string, todo: string): Finding => ({ about, state: 'mend', words, todo })

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** 'mend  disk      40 MB are free. Make room …' */
export const lineOf = ({ about, state, words, todo }: Finding): string =>
  oneLine(`${words}.${todo === undefined ? '' : ` ${todo}.`}`)
    .replaceAll('..', '.')
    .replace(/^/, `${state.padEnd(6)}${about.padEnd(10)}`)

/** The words of an error, without the password of an address. */
export const wordsOf = (error: unknown): string =>
  oneLine(error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error)).replaceAll(
    /:\/\/\S+@/g,
    '://…@',
  )
