import Box from '@mui/material/Box'
import type { SearchResult } from '#contract/search'
import { KeepCaseButton } from '../features/citations/KeepCaseButton.tsx'
import { divideTitle } from '../ui/case-name.ts'
import { CaseBookmarkButton } from './CaseBookmarkButton.tsx'

/** What other areas do with a case of the list. */
export function ResultActions({ id, title, case_number: caseNumber, citation }: SearchResult) {
  const name = divideTitle(title, { caseNumber, citation }).parties || title
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box sx={place}>
        <KeepCaseButton caseId={id} name={name} />
      </Box>
      <Box sx={place}>
        <CaseBookmarkButton caseId={id} name={name} variant="icon" />
      </Box>
    </Box>
  )
}

const place = { flex: 'none', width: { xs: 44, md: 36 } } as const
