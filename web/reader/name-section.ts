import type { Messages } from '../messages/messages.ts'
import type { Section } from './lay-out-judgment.ts'

/** What a section is called: "Dissenting opinion by Bonaya, JA". */
export function nameSection(
  { kind, opinionKind, author }: Pick<Section, 'kind' | 'opinionKind' | 'author'>,
  words: Messages['cases']['reader'],
): string {
  if (kind !== 'opinion') return words.sections[kind]
  const name = words.opinions[opinionKind ?? 'sole']
  return author === null ? name : `${name} ${words.by(author)}`
}
