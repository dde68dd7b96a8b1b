import Box from '@mui/material/Box'
import type { SearchResult } from '#contract/search'
import { useChecksOf } from '../features/bookmarks/queries.ts'
import { CitePassageButton } from '../features/citations/CitePassageButton.tsx'
import { KeepCaseButton } from '../features/citations/KeepCaseButton.tsx'
import { pickPassage } from '../features/search/best-passage.ts'
import { divideTitle } from '../ui/case-name.ts'
import { CaseBookmarkButton } from './CaseBookmarkButton.tsx'

/** What other areas do with a case of the list: its best passage is cited, where it has one. */
export function ResultActions({ result, all }: { result: SearchResult; all: readonly SearchResult[] }) {
  const { id, title, case_number: caseNumber, citation, snippets } = result
  useChecksOf(all)
  const passage = pickPassage(snippets, title)
  const name = divideTitle(title, { caseNumber, citation }).parties || title
  return (
    <Box sx={{ display: 'flex', gap: { md: 1 } }}>
      <Box sx={place}>
        {passage?.paragraph == null ? (
          <KeepCaseButton caseId={id} name={name} />
        ) : (
          <CitePassageButton
            passage={{
              caseId: id,
              name,
              paragraph: passage.paragraph,
              pinpoint: passage.number === null ? null : `para ${passage.number}`,
            }}
          />
        )}
      </Box>
      <Box sx={place}>
        <CaseBookmarkButton caseId={id} name={name} variant="icon" />
      </Box>
    </Box>
  )
}

const place = { flex: 'none', width: { xs: 44, md: 36 } } as const
