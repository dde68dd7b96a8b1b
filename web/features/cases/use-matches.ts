import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { findWords, foldText } from '../../reader/find-words.ts'
import { useOpenJudgment } from '../../reader/open-judgment.ts'
import type { Place } from '../../reader/text-places.ts'
import { caseMatches } from './queries.ts'

export interface Matches {
  places: Place[]
  /** False where there are more than are walked. */
  complete: boolean
  state: 'ready' | 'loading' | 'failed' | 'changed'
}

const none: Place[] = []

/**
 * Where the words stand in the judgment on the screen. The words of the search that led here are found by the server, which knows what
 * a search word stands for; whatever is typed instead is found as it is typed.
 */
export function useMatches(words: string, searched: string): Matches {
  const open = useOpenJudgment()
  const isSearch = words !== '' && words === searched
  const { data, isError } = useQuery({ ...caseMatches(open?.caseId ?? '', searched), enabled: isSearch && open !== null })
  const content = open?.text.content
  const isTyped = !isSearch && words !== ''
  const folded = useMemo(() => (isTyped && content !== undefined ? foldText(content) : null), [content, isTyped])
  const typed = useDeferredValue(words)
  const found = useMemo(() => (folded ? findWords(folded, typed) : { places: none, complete: true }), [folded, typed])
  if (!isSearch) return { ...found, state: 'ready' }
  if (isError) return { places: none, complete: true, state: 'failed' }
  if (!data) return { places: none, complete: true, state: 'loading' }
  if (open?.revision !== null && open?.revision !== data.revision) return { places: none, complete: true, state: 'changed' }
  return { places: data.matches, complete: data.complete, state: 'ready' }
}
