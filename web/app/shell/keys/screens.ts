import { useLegalMenuMessages } from '../../../messages/legal-menu.ts'
import { useMessages } from '../../../messages/messages.ts'
import { useQuickOpenMessages } from '../../../messages/quick-open.ts'
import { menuGroups, ownEntries } from '../menu-entries.ts'
import { lettersOfScreens } from './listen-to-keys.ts'

export interface Screen {
  to: string
  name: string
  /** What is pressed after g; undefined where it has no letter. */
  letter: string | undefined
}

/** Every screen that the frame leads to, those of the menu first and in its order. */
export function useScreens(): Screen[] {
  const messages = useMessages()
  const law = useLegalMenuMessages()
  const words = useQuickOpenMessages()
  const named: [to: string, name: string][] = [
    ...menuGroups.flatMap(({ entries }) => entries).map((entry): [string, string] => [entry.to, entry.words(messages)]),
    ['/legal-library/constitution', law.constitution],
    ['/legal-library/legislation', law.legislation],
    ['/coverage', law.coverage],
    ['/analytics', law.analytics],
    ['/library', law.library],
    ['/citations/check', words.check],
    ['/annotations', words.annotations],
    ['/watches', words.watches],
    ['/notifications', words.notifications],
    ...ownEntries.map((entry): [string, string] => [entry.to, entry.words(messages)]),
    ['/trash', words.trash],
  ]
  return named.map(([to, name]) => ({ to, name, letter: Object.keys(lettersOfScreens).find((letter) => lettersOfScreens[letter] === to) }))
}
