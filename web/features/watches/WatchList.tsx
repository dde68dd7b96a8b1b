import BalanceOutlined from '@mui/icons-material/BalanceOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined'
import GavelOutlined from '@mui/icons-material/GavelOutlined'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { alertFrequencies } from '#contract/saved-searches'
import type { Watch } from '#contract/watches'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { useWatchMessages } from '../../messages/watches.ts'
import { Select } from '../../ui/Select.tsx'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { formatDay } from '../../ui/day.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { watchPages } from './queries.ts'
import { useWatching } from './use-watching.ts'

const icons = {
  case: ArticleOutlined,
  judge: GavelOutlined,
  court: BalanceOutlined,
  provision: MenuBookOutlined,
  list: FormatQuoteOutlined,
  check: FactCheckOutlined,
}

/** Everything that somebody watches beside searches, the newest first. */
export function WatchList() {
  const words = useWatchMessages()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(watchPages)
  const all = data?.pages.flatMap(({ results }) => results)
  if (!all && error) return <RetryNotice words={words.failed} retry={words.retry} onRetry={() => void refetch()} />
  if (!all) return <RowsLoading label={words.loading} rows={3} height={72} />
  if (all.length === 0) return <None />
  return (
    <>
      <Card component="ul" aria-label={words.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map((watch) => (
          <WatchRow key={watch.id} watch={watch} />
        ))}
      </Card>
      {hasNextPage && (
        <Button variant="outlined" sx={{ mt: 2 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}

function WatchRow({ watch }: { watch: Watch }) {
  const words = useWatchMessages()
  const watching = useWatching()
  const { kind, frequency, href, created_at } = watch
  const name = watch.name === null ? words.gone : watch.name === '' ? words.ownCitations : watch.name
  const Icon = icons[kind]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.75, flex: '1 1 300px', minWidth: 0 }}>
        <Icon aria-hidden sx={{ color: 'secondary.main', mt: 0.25 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {watch.name === null ? (
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {name}
              </Box>
            ) : (
              <TextLink to={href}>{name}</TextLink>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {words.kinds[kind]} · {words.tells[kind]} · {words.since(formatDay(created_at))}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { xs: 4.75, sm: 'auto' } }}>
        <Select
          label={words.often(name)}
          value={frequency}
          options={alertFrequencies.map((value) => ({ value, label: words.frequencies[value] }))}
          onChange={(value) => void watching.change(watch.id, value)}
        />
        <IconButton color="inherit" title={words.end} aria-label={words.endNamed(name)} onClick={() => void watching.end(watch, name)}>
          <NotificationsOffOutlined />
        </IconButton>
      </Box>
    </Box>
  )
}

function None() {
  const words = useWatchMessages()
  return (
    <NothingHere title={words.empty} advice={words.emptyAdvice}>
      <Button variant="outlined" component={RouterLink} to="/cases">
        {words.start}
      </Button>
    </NothingHere>
  )
}
