import Link from '@mui/material/Link'
import type { CitedCase } from '#contract/citations'
import { Link as RouterLink } from 'react-router'
import { useCitatorMessages } from '../../messages/citator.ts'
import { useStandingMessages } from '../../messages/standing.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'

/** The parties of a case, without what is printed after them. */
export const nameOf = ({ title, citation }: Pick<CitedCase, 'title' | 'citation'>, untitled: string): string =>
  divideTitle(title, { caseNumber: null, citation }).parties || untitled

/** The name of a case, which leads to it; an invented one says so. */
export function CaseLink({ of }: { of: Pick<CitedCase, 'id' | 'title' | 'citation' | 'sample'> }) {
  const { untitled } = useCitatorMessages()
  return (
    <>
      <Link component={RouterLink} to={`/cases/${encodeURIComponent(of.id)}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {nameOf(of, untitled)}
      </Link>
      {of.sample && (
        <>
          {' '}
          <CaseMarks sample />
        </>
      )}
    </>
  )
}

interface PlaceLinkProps {
  of: Pick<CitedCase, 'id' | 'title' | 'citation'>
  paragraph: number | null
  number: string | null
  /** Which of several it is, from 1: tells those without numbers apart. */
  place?: number
}

/** "Para 12", which leads to it. `paragraph` is its id. */
export function PlaceLink({ of, paragraph, number, place }: PlaceLinkProps) {
  const words = useCitatorMessages()
  const { paragraph: paragraphWords } = useStandingMessages()
  if (paragraph === null) return null
  const shown = paragraphWords(number, place)
  return (
    <Link
      component={RouterLink}
      to={`/cases/${encodeURIComponent(of.id)}#p-${paragraph}`}
      aria-label={words.placeOf(shown, nameOf(of, words.untitled))}
      sx={{ typography: 'body2', fontWeight: 600, whiteSpace: 'nowrap', display: 'inline-block', minHeight: 24 }}
    >
      {shown}
    </Link>
  )
}
