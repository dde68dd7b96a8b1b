import Box from '@mui/material/Box'
import type { SearchResult } from '#contract/search'
import { useChecksOf } from '../features/bookmarks/queries.ts'
import { CiteResultButton } from '../features/citations/CiteResultButton.tsx'
import { pickPassage } from '../features/search/best-passage.ts'
import { divideTitle } from '../ui/case-name.ts'
import { CaseBookmarkButton } from './CaseBookmarkButton.tsx'

/** What other areas do with a case of the list: it is cited by its best passage, or as a whole where it has none. */
export function ResultActions({ result, all }: { result: SearchResult; all: readonly SearchResult[] }) {
  const { id, title, case_number: caseNumber, citation, snippets } = result
  useChecksOf(all)
  const passage = pickPassage(snippets, title)
  const name = divideTitle(title, { caseNumber, citation }).parties || title
  return (
    <Box sx={{ display: 'flex', gap: { md: 1 } }}>
      <Box sx={place}>
        <CiteResultButton
          passage={{
            caseId: id,
            name,
            paragraph: passage?.paragraph ?? null,
            pinpoint: passage?.number == null ? null : `para ${passage.number}`,
          }}
        />
      </Box>
      <Box sx={place}>
        <CaseBookmarkButton caseId={id} name={name} variant="icon" />
      </Box>
    </Box>
  )
}

const place = { flex: 'none', width: { xs: 44, md: 36 } } as const
