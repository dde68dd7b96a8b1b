import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { CitedProvision } from '#contract/citations'
import type { ReactNode } from 'react'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { FoundProvisions } from '../../ui/FoundProvisions.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { clampLines } from './CardFrame.tsx'
import { citingOf, lawOf, provisionsOnPage, wordsOf } from './later-queries.ts'
import { Pager } from './Pager.tsx'
import { emptySearch, type SearchRequest, writeSearch } from './search-address.ts'

/** The provisions that a search names: 's 41 EA', 'Order 42 rule 6'. */
function NamedLaw({ provisions }: { provisions: readonly CitedProvision[] }) {
  const { law: words } = useCaseBrowserMessages()
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Typography variant="label" component="h2" sx={{ color: 'text.secondary' }}>
        {words.named}
      </Typography>
      <FoundProvisions provisions={provisions} label={words.named} Beside={CitingCases} Below={ProvisionWords} />
    </Box>
  )
}

/** How a provision begins; as tall while its words are on their way. */
function ProvisionWords({ provision: { act, eid } }: { provision: CitedProvision }) {
  const { law: words } = useCaseBrowserMessages()
  const { data } = useQuery(wordsOf(act.id, eid))
  return (
    <Typography sx={{ mt: 0.5, minHeight: '3.1em', fontFamily: fonts.reading, maxWidth: '80ch', ...clampLines(2) }}>
      {data?.guide && (
        <Tag mark hue="indigo" style={{ marginRight: 8 }}>
          {words.guide}
        </Tag>
      )}
      {data?.words}
    </Typography>
  )
}

/** Leads to the cases that cite the section, article, rule or Order in which a provision stands, where there are any. */
function CitingCases({ provision: { act, eid } }: { provision: CitedProvision }) {
  const { law: words } = useCaseBrowserMessages()
  const { data: citing } = useQuery(citingOf(act.id))
  const unit = /^(?:(?:sec|art|rule)_[^_]+|order_[^_]+(?:__rule_[^_]+)?)/.exec(eid)?.[0]
  const cases = unit === undefined ? undefined : citing?.get(unit)
  if (!cases) return null
  return (
    <TextLink
      to={`/cases?${writeSearch({ ...emptySearch, cites: [`${act.id}~${unit}`] })}`}
      sx={{ color: 'primary.main', fontWeight: 600, py: { xs: 1, md: 0 } }}
    >
      {words.citedIn(cases)}
    </TextLink>
  )
}

/** 'section 107 evidence act', 's 41 EA', 'Article 46', 'Order 42 rule 6' */
const namesProvision = /\b(?:s|ss|sec|sections?|art|articles?|rules?|order|o)\.?\s*\d/i

interface LawFoundProps {
  request: SearchRequest
  onPage: (page: number) => void
}

/** The law of a search: what it names ('s 41 EA') above its cases, or all that has its words in their place. */
export function LawFound({ request, onPage }: LawFoundProps) {
  const { data, isPending } = useQuery(lawOf(request))
  if (request.kind !== '') return <LawResults request={request} onPage={onPage} />
  if (request.page > 1) return null
  // The cases keep clear of what is likely to come.
  if (isPending) return namesProvision.test(request.query) ? <Box sx={{ height: 152 }} /> : null
  return data && data.named.length > 0 ? <NamedLaw provisions={data.named} /> : null
}

/** The law that has the words of a search, where no case has them. */
export function LawInstead({ request, otherwise }: { request: SearchRequest; otherwise: ReactNode }) {
  const { law: words } = useCaseBrowserMessages()
  const { data, isPending } = useQuery(lawOf({ ...request, page: 1 }))
  if (isPending) return null
  if (!data || data.total === 0) return otherwise
  return (
    <Box component="section">
      <Typography variant="h3" component="p">
        {words.total(data.total, data.total_relation === 'gte')}
      </Typography>
      <FoundProvisions provisions={data.results} label={words.title} />
      <TextLink
        to={`?${writeSearch({ ...request, kind: 'legislation', page: 1 })}`}
        sx={{ fontWeight: 600, color: 'primary.main', py: { xs: 1.25, md: 0.5 } }}
      >
        {words.all}
      </TextLink>
    </Box>
  )
}

/** The provisions of the law that a search names, and those that have its words. */
function LawResults({ request, onPage }: LawFoundProps) {
  const { law: words } = useCaseBrowserMessages()
  const { data, isError, refetch } = useQuery(lawOf(request))
  if (isError) return <RetryNotice words={words.failed} retry={words.retry} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 2 }}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} variant="rounded" height={88} />
        ))}
      </Box>
    )
  const { named, results, total, offset } = data
  const atLeast = data.total_relation === 'gte'
  const pages = Math.ceil(total / provisionsOnPage)
  if (named.length === 0 && total === 0)
    return (
      <Box sx={{ py: 3 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {words.none}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{words.noneHint}</Typography>
      </Box>
    )
  return (
    <>
      {named.length > 0 && request.page === 1 && <NamedLaw provisions={named} />}
      {total > 0 && (
        <Box component="section">
          <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary', mt: 2 }}>
            {words.total(total, atLeast)}
          </Typography>
          <FoundProvisions provisions={results} label={words.title} first={offset + 1} />
          {pages > 1 && (
            <Pager
              page={request.page}
              pages={pages}
              open={atLeast}
              addressOf={(page) => `?${writeSearch({ ...request, page })}`}
              onJump={onPage}
            />
          )}
        </Box>
      )}
    </>
  )
}
