import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { JudgmentText } from '../../reader/JudgmentText.tsx'
import type { OpenJudgment } from '../../reader/open-judgment.ts'
import { CaseTextSkeleton } from './CaseStates.tsx'
import { headingLines } from './heading-lines.ts'
import type { OpenCase } from './open-case.ts'
import { caseText } from './queries.ts'
import type { CaseRecord } from './read-case.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'

interface CaseBodyProps {
  open: OpenCase
  size: number
  /** What scrolls the text, where that is not the page. */
  box?: RefObject<HTMLElement | null>
  onJudgment: (open: OpenJudgment | null) => void
  /** Over and beside the text. */
  children?: ReactNode
}

/** The text of a judgment. A record that came without its text is asked for it once more before it counts as a stub. */
export function CaseBody({ open: { record, text, references }, size, box, onJudgment, children }: CaseBodyProps) {
  const { failure } = useReaderMessages()
  const repeated = useMemo(() => headingLines(record), [record])
  const { data, isError, refetch } = useQuery({ ...caseText(record.id), enabled: text === null })
  const shown = text ?? data
  if (shown)
    return (
      <JudgmentText
        caseId={record.id}
        revision={shown.revision}
        text={shown}
        references={references}
        repeated={repeated}
        size={size}
        box={box}
        onOpen={onJudgment}
      >
        {children}
      </JudgmentText>
    )
  if (shown === null) return <Stub url={record.url} />
  if (isError) return <RetryNotice words={failure.text} retry={failure.retry} onRetry={() => void refetch()} />
  return <CaseTextSkeleton />
}

/** Only the record of this decision has come so far. */
function Stub({ url }: { url: string | null }) {
  const { stub } = useReaderMessages()
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {stub.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{stub.explained}</Typography>
      <SourceLink url={url} />
    </>
  )
}

/** What a case stands for, where the library does not hold its text. */
export function DigestBody({ record }: { record: CaseRecord }) {
  const { digest } = useCasePageMessages()
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {digest.title}
      </Typography>
      <Typography
        sx={{
          pl: 2.5,
          borderLeft: 3,
          borderColor: 'secondary.main',
          fontFamily: (theme) => theme.typography.h1.fontFamily,
          fontSize: { xs: '1.0625rem', sm: '1.1875rem' },
          lineHeight: 1.6,
          maxWidth: '62ch',
        }}
      >
        {record.summary ?? digest.none}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3, maxWidth: '62ch' }}>
        {record.summary === null ? digest.noneExplained : digest.explained}
      </Typography>
      <SourceLink url={record.url} />
    </>
  )
}

function SourceLink({ url }: { url: string | null }) {
  const { digest, information } = useCasePageMessages()
  if (url === null) return null
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ display: 'inline-block', mt: 2, py: 1.25, fontWeight: 600 }}>
      {digest.source} ({information.newTab})
    </Link>
  )
}
