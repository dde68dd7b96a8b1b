import { Verdict } from '#contract/citations'
import { useQuery } from '@tanstack/react-query'
import { useReaderMessages } from '../../messages/reader.ts'
import { useOpenJudgment } from '../../reader/open-judgment.ts'
import { HoverCard } from '../../ui/HoverCard.tsx'
import { CitedCaseView } from './CitedCaseView.tsx'
import { UnheldCaseView } from './UnheldCaseView.tsx'
import { caseCard } from './queries.ts'

/** The card of the citation that is pointed at, focused or touched: what the cited case is and what it stands for. */
export function CitationCard() {
  const { card: words } = useReaderMessages()
  const open = useOpenJudgment()
  return (
    <HoverCard
      root={open?.root ?? null}
      links="a.cited, .unheld"
      label={words.label}
      render={(cited) => <CitedView key={cited.dataset['case']} cited={cited} />}
    />
  )
}

function CitedView({ cited }: { cited: HTMLElement }) {
  const caseId = cited.dataset['case'] ?? ''
  const verdict = Verdict.safeParse(cited.dataset['verdict']).data
  const { data, isError } = useQuery({ ...caseCard(caseId), enabled: caseId !== '' })
  if (caseId !== '') return <CitedCaseView card={data} failed={isError} isOtherName={verdict === 'name mismatch'} caseId={caseId} />
  return verdict ? <UnheldCaseView verdict={verdict} cited={cited.textContent} /> : null
}
