import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { actKinds, actStatuses } from '#contract/legislation'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { Choice } from '../../ui/Choice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StepPager } from '../../ui/StepPager.tsx'
import { tabIds, TabList } from '../../ui/TabList.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ActRows } from './ActRows.tsx'
import { browseAddress, readBrowsed, views } from './browse-address.ts'
import { InTheText } from './InTheText.tsx'
import { MostCited } from './MostCited.tsx'
import { acts, actsOnPage, browsing } from './queries.ts'

/** The legislation of the library: by letter, year and subject, narrowed while one types. */
export function LegislationBrowser() {
  const words = useLegalLibraryMessages()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { view, ...filters } = readBrowsed(parameters)
  const { data, isPlaceholderData, isError, refetch } = useQuery(acts(filters))
  const change = (changes: Record<string, string | null>) =>
    void navigate(browseAddress(parameters, changes), { replace: 'query' in changes })
  return (
    <>
      <Typography variant="h1" tabIndex={-1}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5, maxWidth: '68ch' }}>{words.lead}</Typography>
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        clear={words.search.clear}
        query={filters.query}
        onQuery={(query) => change({ query })}
        room={{ least: 240, most: 560 }}
      />
      <Filters change={change} />
      <TabList
        label={words.views.label}
        tabs={views.map((name) => ({ name, label: words.views[name] }))}
        shown={view}
        onShow={(name) => change({ view: name === 'title' ? null : name })}
      />
      <Box
        role="tabpanel"
        id={tabIds(view).panel}
        aria-labelledby={tabIds(view).tab}
        aria-busy={isPlaceholderData}
        sx={{ pt: 2, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {view === 'title' && <Letters />}
        {view === 'cited' ? (
          <MostCited />
        ) : data ? (
          data.total === 0 ? (
            <NoneFound />
          ) : (
            <Box component="section" aria-label={words.list.label}>
              <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary', mb: 2 }}>
                {words.list.total(data.total)}
              </Typography>
              <ActRows acts={data.results} view={view} />
              {data.total > actsOnPage && (
                <StepPager
                  label={words.list.pages}
                  previous={words.list.previous}
                  next={words.list.next}
                  said={words.list.page(filters.page, Math.ceil(data.total / actsOnPage))}
                  page={filters.page}
                  pages={Math.ceil(data.total / actsOnPage)}
                  addressOf={(page) => browseAddress(parameters, { page: String(page) })}
                />
              )}
            </Box>
          )
        ) : isError ? (
          <RetryNotice words={words.list.failed} retry={words.list.retry} onRetry={() => void refetch()} />
        ) : (
          <Box component="output" aria-label={words.list.loading} sx={{ display: 'grid', gap: 2 }}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} variant="rounded" height={52} />
            ))}
          </Box>
        )}
        {filters.query !== '' && view !== 'cited' && <InTheText query={filters.query} />}
      </Box>
    </>
  )
}

function Filters({ change }: { change: (changes: Record<string, string | null>) => void }) {
  const words = useLegalLibraryMessages()
  const [parameters] = useSearchParams()
  const { data } = useQuery(browsing)
  const { year, subject, kind, status } = readBrowsed(parameters)
  const kindsHeld = actKinds.filter((one) => data?.kinds.some(({ value }) => value === one))
  const subjects = (data?.subjects ?? []).map(({ value, count }) => ({
    value,
    count,
    name: words.subjects[value as keyof typeof words.subjects],
  }))
  return (
    <Box
      component="fieldset"
      aria-label={words.filters.label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, border: 0, m: 0, p: 0, my: 2, maxWidth: 900 }}
    >
      <Choice label={words.filters.subject} value={subject ?? ''} onChange={(value) => change({ subject: value })}>
        <option value="">{words.filters.all}</option>
        {subjects
          .sort((one, other) => one.name.localeCompare(other.name))
          .map(({ value, count, name }) => (
            <option key={value} value={value}>
              {words.filters.counted(name, count)}
            </option>
          ))}
      </Choice>
      <Choice label={words.filters.year} value={year?.toString() ?? ''} onChange={(value) => change({ year: value })}>
        <option value="">{words.filters.all}</option>
        {data?.years.map(({ value, count }) => (
          <option key={value} value={value}>
            {words.filters.counted(value, count)}
          </option>
        ))}
      </Choice>
      <Choice label={words.filters.kind} value={kind ?? ''} onChange={(value) => change({ kind: value })}>
        <option value="">{words.filters.all}</option>
        {kindsHeld.map((one) => (
          <option key={one} value={one}>
            {words.kinds[one]}
          </option>
        ))}
      </Choice>
      <Choice label={words.filters.status} value={status ?? ''} onChange={(value) => change({ status: value })}>
        <option value="">{words.filters.all}</option>
        {actStatuses
          .filter((one) => one !== 'partly_commenced')
          .map((one) => (
            <option key={one} value={one}>
              {words.statuses[one]}
            </option>
          ))}
      </Choice>
    </Box>
  )
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The letters that titles begin with; one that none begins with is no link. */
function Letters() {
  const words = useLegalLibraryMessages()
  const [parameters] = useSearchParams()
  const { data } = useQuery(browsing)
  const { letter } = readBrowsed(parameters)
  return (
    <Box component="nav" aria-label={words.filters.letter} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, mb: 2, ml: -1 }}>
      {letter !== undefined && (
        <TextLink to={browseAddress(parameters, { letter: null })} sx={{ ...letterStyle, px: 1.25 }}>
          {words.filters.clear}
        </TextLink>
      )}
      {alphabet.map((one) =>
        data?.letters.some(({ value }) => value === one) ? (
          <TextLink
            key={one}
            to={browseAddress(parameters, { letter: one === letter ? null : one })}
            aria-current={one === letter ? 'true' : undefined}
            sx={{ ...letterStyle, ...(one === letter && { bgcolor: 'primary.main', color: 'primary.contrastText' }) }}
          >
            {one}
          </TextLink>
        ) : (
          <Box key={one} component="span" aria-hidden sx={{ ...letterStyle, color: 'divider', display: { xs: 'none', sm: 'inline-flex' } }}>
            {one}
          </Box>
        ),
      )}
    </Box>
  )
}

const letterStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: { xs: 44, md: 32 },
  height: { xs: 44, md: 32 },
  borderRadius: 1,
  fontWeight: 600,
  '&:hover': { bgcolor: 'fill.inset' },
} as const

function NoneFound() {
  const words = useLegalLibraryMessages()
  const [parameters] = useSearchParams()
  const { data } = useQuery(browsing)
  const isEmpty = data?.total === 0
  return (
    <Box component="section" sx={{ py: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {isEmpty ? words.list.empty : words.list.none}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{isEmpty ? words.list.emptyHint : words.list.noneHint}</Typography>
      {!isEmpty && parameters.size > 0 && (
        <Button href="/legal-library/legislation" variant="outlined" color="inherit">
          {words.filters.clear}
        </Button>
      )}
    </Box>
  )
}
