import Link from '@mui/material/Link'
import type { ComparedCase } from '#contract/compare'
import { Link as RouterLink } from 'react-router'
import { useComparingMessages } from '../../messages/comparing.ts'
import { divideTitle } from '../../ui/case-name.ts'

/** "para 12", which leads to it. `paragraph` is its id. */
export function ParagraphLink({ of: { case: one }, paragraph, number }: { of: ComparedCase; paragraph: number; number: string | null }) {
  const words = useComparingMessages()
  const name = divideTitle(one.title, { caseNumber: one.case_number, citation: one.citation }).parties
  return (
    <Link
      component={RouterLink}
      to={`/cases/${encodeURIComponent(one.id)}#p-${paragraph}`}
      aria-label={words.paragraphOf(number, name)}
      sx={{ typography: 'body2', fontWeight: 600, whiteSpace: 'nowrap', mr: 1, display: 'inline-block', minHeight: 24 }}
    >
      {words.paragraph(number)}
    </Link>
  )
}
