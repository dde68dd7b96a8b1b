import Box from '@mui/material/Box'
import type { CitedProvision } from '#contract/citations'
import type { FoundProvision } from '#contract/search-everything'
import { useCaseBrowserMessages } from '../messages/case-browser.ts'
import { formatDay } from './day.ts'
import { addressOfProvision } from './law-address.ts'
import { readMarkedText } from './marked-text.ts'
import { MarkedText } from './MarkedText.tsx'
import { Tag } from './Tag.tsx'
import { TextLink } from './TextLink.tsx'
import { fonts } from './theme/tokens.ts'

interface FoundProvisionsProps {
  provisions: readonly (CitedProvision | FoundProvision)[]
  label: string
  /** The place of the first among all that were found. */
  first?: number
}

/** Provisions of the law, each with its Act and the passages that were found in it. */
export function FoundProvisions({ provisions, label, first = 1 }: FoundProvisionsProps) {
  return (
    <Box component="ol" aria-label={label} start={first} sx={list}>
      {provisions.map((one) => (
        <ProvisionRow key={`${one.act.id}~${one.eid}`} provision={one} />
      ))}
    </Box>
  )
}

function ProvisionRow({ provision }: { provision: CitedProvision | FoundProvision }) {
  const { law: words } = useCaseBrowserMessages()
  const { act, eid, heading } = provision
  const name = words.provision(eid) ?? act.title
  const found = 'snippets' in provision ? provision : null
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.25, rowGap: 0.25 }}>
        <TextLink to={addressOfProvision(act.id, eid)} sx={{ fontWeight: 600, py: { xs: 0.75, md: 0 }, overflowWrap: 'anywhere' }}>
          {heading === null || heading === '' ? name : `${name}. ${heading}`}
        </TextLink>
        {found?.status === 'repealed' && <Tag>{words.repealed}</Tag>}
        {found?.status === 'not_commenced' && <Tag>{words.notCommenced}</Tag>}
        {found?.guide && <Tag>{words.guide}</Tag>}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[act.title, found?.date ? words.asAt(formatDay(found.date)) : null].filter(Boolean).join(' · ')}
      </Box>
      {found?.snippets.map((snippet) => (
        <Box key={snippet} component="p" sx={{ m: 0, mt: 0.5, fontFamily: fonts.reading, maxWidth: '80ch', overflowWrap: 'anywhere' }}>
          <MarkedText stretches={readMarkedText(snippet)} />
        </Box>
      ))}
    </Box>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const
