import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Act, ActVersion } from '#contract/legislation'
import { useQuery } from '@tanstack/react-query'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import type { useActPlace } from './act-place.ts'
import { versions } from './queries.ts'
import { type Moment, timelineOf } from './timeline-of.ts'
import { useUnitCount } from './ActMarks.tsx'

interface TimelineProps {
  act: Act
  place: ReturnType<typeof useActPlace>
}

/** The life of an Act: when it was assented to, began, changed and ended, the latest first. */
export function Timeline({ act, place }: TimelineProps) {
  const { timeline: words } = useLegalLibraryMessages()
  const { data } = useQuery(versions(act.id))
  return (
    <Box component="section" aria-label={words.title} sx={{ maxWidth: 760 }}>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '68ch' }}>{words.lead}</Typography>
      <Box component="ol" sx={line}>
        {timelineOf(act, data ?? []).map((moment) => (
          <Box component="li" key={`${moment.kind}-${moment.day}`} data-kind={moment.kind}>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', typography: 'body2' }}>
              {moment.day === null ? words.undated : formatDay(moment.day)}
            </Box>
            <MomentWords moment={moment} act={act} place={place} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function MomentWords({ moment, act, place }: TimelineProps & { moment: Moment }) {
  const { timeline: words } = useLegalLibraryMessages()
  const count = useUnitCount(act)
  if (moment.kind !== 'text')
    return <Box sx={title}>{moment.kind === 'repealed' ? words.repealed(act.repealed_by) : words[moment.kind]}</Box>
  const { version, before } = moment
  return (
    <>
      <Box sx={title}>{version.guide ? words.guide : words.text(count(version.sections))}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'body2', alignItems: 'center' }}>
        <TextLink to={readingOf(version, place)} sx={link}>
          {words.read}
        </TextLink>
        {version.date !== null && before !== null && (
          <TextLink to={place.changesAddress(before, version.date)} sx={link}>
            {words.changes}
          </TextLink>
        )}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {words.from(version.source)}
        </Box>
        {version.date === act.version.date && <Tag mark>{words.now}</Tag>}
      </Box>
    </>
  )
}

const readingOf = ({ date, until }: ActVersion, { pathname }: TimelineProps['place']) =>
  until === null || date === null ? pathname : `${pathname}?as_at=${date}`

const title = { fontFamily: fonts.reading, fontWeight: 600, fontSize: '1.0625rem' } as const
const link = { color: 'primary.main', fontWeight: 600, textDecoration: 'underline', py: { xs: 1, md: 0 } } as const

const line = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', pl: 4, pb: 3.5, borderLeft: '2px solid', borderColor: 'divider', ml: 1 },
  '& > li:last-of-type': { borderColor: 'transparent', pb: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -8,
    top: 4,
    width: 14,
    height: 14,
    borderRadius: '50%',
    bgcolor: 'background.paper',
    border: '3px solid',
    borderColor: 'divider',
  },
  '& > li[data-kind=text]::before': { borderColor: 'secondary.main' },
  '& > li[data-kind=repealed]::before': { borderColor: 'burgundy.main' },
} as const
