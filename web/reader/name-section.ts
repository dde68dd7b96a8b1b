import type { CasePageMessages } from '../messages/case-page.ts'
import type { Section } from './lay-out-judgment.ts'

/** What a section is called: "Dissenting opinion by Bonaya, JA". */
export function nameSection(
  { kind, opinionKind, author }: Pick<Section, 'kind' | 'opinionKind' | 'author'>,
  words: CasePageMessages['reader'],
): string {
  if (kind !== 'opinion') return words.sections[kind]
  const name = words.opinions[opinionKind ?? 'sole']
  return author === null ? name : `${name} ${words.by(author)}`
}
