import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import type { AnalyticsRequest } from './analytics-address.ts'
import { ProvisionTable } from './ProvisionTable.tsx'
import { type Narrowed, courtProvisions } from './queries.ts'

interface CourtProvisionsProps {
  court: string
  shown: AnalyticsRequest
  narrowed: Narrowed
}

/** What of the law is most litigated before a court. */
export function CourtProvisions({ court, shown, narrowed }: CourtProvisionsProps) {
  const { before: words, form } = useAnalyticsMessages()
  const { data, isError, refetch } = useQuery(courtProvisions(court, narrowed))
  if (isError) return <RetryNotice words={words.provisionsFailed} retry={form.retry} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={words.provisions} rows={3} height={36} />
  if (data.provisions.length === 0) return <Typography variant="body2">{words.noProvisions}</Typography>
  return <ProvisionTable provisions={data.provisions} of={{ court }} shown={shown} />
}
