import { useQuery, useQueryClient } from '@tanstack/react-query'
import { divideTitle } from '../../ui/case-name.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { suggestedCases } from './queries.ts'

/** An id: words and numbers with hyphens between them, as in kesc-2026-90007. */
const idForm = /^[a-z\d]+(?:-[a-z\d.]+)+$/
/** Fewer letters than this name too many cases. */
const fewest = 3

/** The id in what was typed: the id itself, or the address of its page; null in a name or a citation. */
export const idIn = (typed: string): string | null => /\/cases\/([^/?#]+)/.exec(typed)?.[1] ?? (idForm.test(typed) ? typed : null)

interface SuggestedCase {
  id: string
  title: string
  citation: string | null
  case_number: string | null
}

/** A case that may be meant, by the name under which it is offered. */
export interface MeantCase {
  id: string
  name: string
}

const asMeant = ({ id, title, citation, case_number: caseNumber }: SuggestedCase): MeantCase => ({
  id,
  name: [divideTitle(title, { caseNumber, citation }).parties || title, citation ?? caseNumber].filter(Boolean).join(' '),
})

/** Offers cases by the name or the citation being typed, and finds those that may be meant by what was entered. */
export function useFindCase(typed: string) {
  const client = useQueryClient()
  const words = useDebounced(typed.trim(), 200)
  const { data } = useQuery({ ...suggestedCases(words), enabled: words.length >= fewest && idIn(words) === null })
  const offered = data?.cases.map(asMeant) ?? []
  async function find(entered: string): Promise<MeantCase[]> {
    const id = idIn(entered)
    if (id !== null) return [{ id, name: entered }]
    const chosen = offered.find(({ name }) => name === entered)
    if (chosen) return [chosen]
    const { cases } = await client.fetchQuery(suggestedCases(entered))
    const cited = cases.filter(({ citation }) => citation === entered)
    return (cited.length > 0 ? cited : cases).map(asMeant)
  }
  return { names: offered.map(({ name }) => name), find }
}
