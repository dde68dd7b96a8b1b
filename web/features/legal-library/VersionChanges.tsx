import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { titleOfEid } from '#citations/law/name-of-eid'
import type { Act } from '#contract/legislation'
import type { ProvisionChange } from '#contract/legislation-changes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { Choice } from '../../ui/Choice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import type { useActPlace } from './act-place.ts'
import { toSentence } from './to-sentence.ts'
import { comparison, versions } from './queries.ts'
import { leaveReprints, shortenSame } from './shorten-same.ts'

interface VersionChangesProps {
  act: Act
  place: ReturnType<typeof useActPlace>
}

/** What changed between two texts of an Act, provision by provision and word by word. */
export function VersionChanges({ act, place }: VersionChangesProps) {
  const { changes: words } = useLegalLibraryMessages()
  const navigate = useNavigate()
  const { data: held } = useQuery(versions(act.id))
  const dates = held?.flatMap(({ date }) => (date === null ? [] : [date])) ?? []
  if (held && dates.length < 2) return <Typography sx={{ color: 'text.secondary' }}>{words.few}</Typography>
  const to = place.to ?? dates[0]
  const from = place.from ?? dates[1]
  if (from === undefined || to === undefined) return <ChangesSkeleton />
  const offered = [...new Set([...dates, from, to])].sort().reverse()
  const options = offered.map((date) => (
    <option key={date} value={date}>
      {formatDay(date)}
    </option>
  ))
  return (
    <Box component="section" aria-label={words.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, maxWidth: 460 }}>
        <Choice label={words.from} value={from} onChange={(day) => void navigate(place.changesAddress(day, to))}>
          {options}
        </Choice>
        <Choice label={words.to} value={to} onChange={(day) => void navigate(place.changesAddress(from, day))}>
          {options}
        </Choice>
      </Box>
      <Compared key={`${from} ${to}`} act={act} from={from} to={to} place={place} />
    </Box>
  )
}

const shown = ['all', 'changed', 'added', 'removed', 'reprinted'] as const

function Compared({ act, from, to, place }: VersionChangesProps & { from: string; to: string }) {
  const { changes: words } = useLegalLibraryMessages()
  const { data, isError, refetch } = useQuery(comparison(act.id, from, to))
  const [only, setOnly] = useState<(typeof shown)[number]>('all')
  if (isError && !data) return <RetryNotice words={words.failed} retry={words.show} onRetry={() => void refetch()} />
  if (!data) return <ChangesSkeleton />
  const count = (kind: ProvisionChange['change']) => data.provisions.filter(({ change }) => change === kind).length
  const provisions = inOrder(data.provisions).filter(({ change }) => (only === 'all' ? change !== 'reprinted' : change === only))
  if (data.provisions.length === 0) return <Typography component="output">{words.same}</Typography>
  return (
    <>
      <Typography component="output" sx={{ display: 'block', mb: 1.5 }}>
        {words.summary(count('changed'), count('added'), count('removed'), data.unchanged, count('reprinted'))}
      </Typography>
      <Box component="fieldset" aria-label={words.only} sx={{ border: 0, m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        {shown.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant={only === kind ? 'contained' : 'outlined'}
            color={only === kind ? 'primary' : 'inherit'}
            aria-pressed={only === kind}
            onClick={() => setOnly(kind)}
          >
            {kind === 'all' ? words.all : words.kinds[kind]}
          </Button>
        ))}
      </Box>
      <Box
        component="ol"
        aria-label={words.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        {provisions.map((provision) => (
          <li key={provision.eid}>
            <ChangedProvision
              provision={provision}
              address={
                provision.change === 'removed'
                  ? `${place.pathname}?as_at=${from}#${provision.eid}`
                  : `${place.pathname}?as_at=${to}#${provision.eid}`
              }
            />
          </li>
        ))}
      </Box>
    </>
  )
}

/** In the order of the Act; what stands before its first provision, a title page above all, comes last. */
const inOrder = (provisions: readonly ProvisionChange[]): ProvisionChange[] =>
  provisions.toSorted((one, other) => Number(one.type === 'preface') - Number(other.type === 'preface'))

const hues = { added: 'teal', removed: 'burgundy', changed: 'secondary', reprinted: 'quiet' } as const

/** 'Section 49 · Remedies', 'Part II · General Principles'; a provision without a number by its heading. */
function titleOf({ eid, heading }: ProvisionChange): string {
  return [titleOfEid(eid), toSentence(heading)].filter(Boolean).join(' · ') || eid
}

function ChangedProvision({ provision, address }: { provision: ProvisionChange; address: string }) {
  const { changes: words, text } = useLegalLibraryMessages()
  const { change, type, pieces } = provision
  return (
    <Card component="section" sx={{ px: { xs: 2, sm: 3 }, py: 2, contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 200px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.25, mb: 1 }}>
        <Typography variant="h2" sx={{ typography: 'h3' }}>
          {type === 'preface' ? text.front : titleOf(provision)}
        </Typography>
        <Tag mark hue={hues[change]}>
          {words.kinds[change]}
        </Tag>
        <TextLink
          to={address}
          sx={{ ml: { sm: 'auto' }, typography: 'body2', color: 'primary.main', fontWeight: 600, py: { xs: 1, sm: 0 } }}
        >
          {words.read}
        </TextLink>
      </Box>
      <Box sx={comparedStyle}>
        {shortenSame(change === 'reprinted' ? pieces : leaveReprints(pieces)).map((piece, place) =>
          // Pieces have no name but their place, and never move.
          piece.kind === 'same' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place}>{piece.text}</span>
          ) : piece.kind === 'skipped' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <Box key={place} component="span" sx={{ color: 'text.secondary' }}>
              {` ${words.skipped} `}
            </Box>
          ) : piece.kind === 'added' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <ins key={place}>{piece.text}</ins>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <del key={place}>{piece.text}</del>
          ),
        )}
      </Box>
    </Card>
  )
}

const comparedStyle = {
  fontFamily: fonts.reading,
  lineHeight: 1.65,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '78ch',
  '& ins': {
    bgcolor: 'teal.light',
    color: 'teal.main',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  '& del': { bgcolor: 'burgundy.light', color: 'burgundy.main' },
} as const

function ChangesSkeleton() {
  const { changes } = useLegalLibraryMessages()
  return (
    <Box component="output" aria-label={changes.loading} sx={{ display: 'grid', gap: 1.5 }}>
      {[140, 180, 120].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
