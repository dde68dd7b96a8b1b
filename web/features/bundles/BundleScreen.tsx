import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useBundleMessages } from '../../messages/bundles.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { BundleEditor } from './BundleEditor.tsx'
import { oneBundle, projectOfBundle } from './queries.ts'

/** The bundle of authorities of a project: where one is, and what is worked on. */
export function BundleScreen({ id }: { id: string }) {
  const words = useBundleMessages()
  const { data: project } = useQuery(projectOfBundle(id))
  const { data, error, refetch } = useQuery(oneBundle(id))
  usePageTitle(words.title)
  const reason = error instanceof CallError && error.worded ? `: ${error.message}` : ''
  return (
    <>
      <Box component="nav" aria-label={words.crumbs} sx={{ typography: 'body2', mb: 1.5 }}>
        <Link
          component={RouterLink}
          to={`/research-hub/projects/${encodeURIComponent(id)}`}
          sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.5 }, overflowWrap: 'anywhere' }}
        >
          {project?.name ?? words.back}
        </Link>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', px: 1 }}>
          /
        </Box>
        <Box component="span" aria-current="page" sx={{ color: 'text.secondary' }}>
          {words.title}
        </Box>
      </Box>
      <Typography variant="h1" tabIndex={-1}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mt: 1, mb: 3 }}>{words.lead}</Typography>
      {data ? (
        <BundleEditor id={id} kept={data} />
      ) : error ? (
        <RetryNotice words={`${words.failed}${reason}`} onRetry={() => void refetch()} />
      ) : (
        <RowsLoading label={words.loading} rows={3} height={104} />
      )}
    </>
  )
}
