import Box from '@mui/material/Box'
import type { ActInBrief } from '#contract/legislation'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { actAddress } from './act-address.ts'
import { ActMarks, useActNumbers, useUnitCount } from './ActMarks.tsx'
import type { View } from './browse-address.ts'

/** Acts in the groups of their view: letters, years, subjects. */
export function ActRows({ acts, view }: { acts: readonly ActInBrief[]; view: View }) {
  const words = useLegalLibraryMessages()
  const groupOf = ({ title, year, subject }: ActInBrief): string =>
    view === 'title' ? title.charAt(0).toUpperCase() : view === 'year' ? (year?.toString() ?? words.list.undated) : words.subjects[subject]
  const groups = [...Map.groupBy(acts, groupOf)]
  if (view === 'subject') groups.sort(([one], [other]) => one.localeCompare(other))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2.5, md: 3 } }}>
      {groups.map(([group, own]) => (
        <Box component="section" key={group} sx={groupStyle}>
          <Box component="h2" sx={groupHead}>
            {group}
          </Box>
          <Box component="ul" sx={rows}>
            {own.map((act) => (
              <ActRow key={act.id} act={act} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ActRow({ act }: { act: ActInBrief }) {
  const words = useLegalLibraryMessages()
  const numbers = useActNumbers(act)
  const facts = [
    ...numbers,
    act.kind === 'act' ? null : words.kinds[act.kind],
    useUnitCount(act)(act.sections),
    act.versions > 1 ? words.list.versions(act.versions) : null,
  ]
  return (
    <Box component="li" sx={{ py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.25, rowGap: 0.25 }}>
        <TextLink
          to={actAddress(act)}
          sx={{ fontFamily: fonts.reading, fontWeight: 600, fontSize: '1.0625rem', py: { xs: 0.75, md: 0 }, overflowWrap: 'anywhere' }}
        >
          {act.title}
        </TextLink>
        <ActMarks act={act} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {facts.filter(Boolean).join(' · ')}
      </Box>
    </Box>
  )
}

const groupStyle = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' }, columnGap: 3 } as const

const groupHead = {
  m: 0,
  pt: { md: 1.25 },
  fontFamily: fonts.reading,
  fontSize: '1.125rem',
  fontWeight: 600,
  color: 'secondary.main',
  borderBottom: { xs: 1, md: 0 },
  borderColor: 'divider',
} as const

const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderTop: { md: 1 },
  borderColor: { md: 'divider' },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const
