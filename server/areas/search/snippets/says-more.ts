import type { Snippet } from '#contract/search'
import { foldedWords } from '../words/words.ts'

const tag = /<\/?mark>|&[a-z]+;/g

/** Whether any passage has a word that the title has not: who finds a case by its name sees the name already. */
export function saysMore(snippets: readonly Snippet[], title: string): boolean {
  const said = new Set(foldedWords(title))
  return snippets.some(({ html }) => foldedWords(html.replace(tag, ' ')).some((word) => !said.has(word)))
}
