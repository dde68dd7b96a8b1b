import { useMemo } from 'react'
import { cases } from './en/cases.ts'
import { problems } from './en/problems.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'
import { hookOf } from './language-context.ts'

/**
 * The words of the first screens, by area; they load with every visit, so those of other areas stand in files of their own beside this
 * one, as `library.ts` does.
 */
export interface Messages {
  cases: typeof cases
  problems: typeof problems
  search: typeof search
  shell: typeof shell
}

const useCases = hookOf('cases', cases)
const useProblems = hookOf('problems', problems)
const useSearch = hookOf('search', search)
const useShell = hookOf('shell', shell)

/** The words of the chosen language. */
export function useMessages(): Messages {
  const [ofCases, ofProblems, ofSearch, ofShell] = [useCases(), useProblems(), useSearch(), useShell()]
  return useMemo(
    () => ({ cases: ofCases, problems: ofProblems, search: ofSearch, shell: ofShell }),
    [ofCases, ofProblems, ofSearch, ofShell],
  )
}
