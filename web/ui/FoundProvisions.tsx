import Box from '@mui/material/Box'
import { headingAlone } from '#citations/law/heading-alone'
import type { CitedProvision } from '#contract/citations'
import type { FoundProvision } from '#contract/search-everything'
import type { ComponentType } from 'react'
import { useCaseBrowserMessages } from '../messages/case-browser.ts'
import { CiteButton } from './CiteButton.tsx'
import { formatDay } from './day.ts'
import { addressOfProvision } from './law-address.ts'
import { type Stretch, readMarkedText } from './marked-text.ts'
import { provisionToCite } from './provision-to-cite.ts'
import { MarkedText } from './MarkedText.tsx'
import { Tag } from './Tag.tsx'
import { TextLink } from './TextLink.tsx'
import { fonts } from './theme/tokens.ts'

interface FoundProvisionsProps {
  provisions: readonly (CitedProvision | FoundProvision)[]
  label: string
  /** The place of the first among all that were found. */
  first?: number
  /** What stands behind the Act of each. */
  Beside?: ComponentType<{ provision: CitedProvision }>
  /** What stands under each. */
  Below?: ComponentType<{ provision: CitedProvision }>
}

/** Provisions of the law, each with its Act and the passages that were found in it. */
export function FoundProvisions({ provisions, label, first = 1, Beside, Below }: FoundProvisionsProps) {
  return (
    <Box component="ol" aria-label={label} start={first} sx={list}>
      {provisions.map((one) => (
        <ProvisionRow key={`${one.act.id}~${one.eid}`} provision={one} Beside={Beside} Below={Below} />
      ))}
    </Box>
  )
}

interface ProvisionRowProps {
  provision: CitedProvision | FoundProvision
  Beside: FoundProvisionsProps['Beside']
  Below: FoundProvisionsProps['Below']
}

function ProvisionRow({ provision, Beside, Below }: ProvisionRowProps) {
  const { law: words } = useCaseBrowserMessages()
  const { act, eid, num, heading } = provision
  const name = words.provision(eid) ?? act.title
  const found = 'snippets' in provision ? provision : null
  const passages = (found?.snippets ?? []).map(readMarkedText)
  const title = heading === null || heading === '' ? null : passages.find((one) => isHeading(one, num, heading))
  return (
    <Box component="li" sx={{ py: 1.5, position: 'relative' }}>
      {/* Beside its heading and its Act, so that these stand as close as without it. */}
      <Box sx={{ pr: 9 }}>
        <TextLink
          to={addressOfProvision(act.id, eid)}
          sx={{ display: 'inline-block', fontWeight: 600, py: { xs: 0.75, md: 0 }, overflowWrap: 'anywhere' }}
        >
          {title ? (
            <>
              {`${name}. `}
              <MarkedText stretches={alone(title)} />
            </>
          ) : heading === null || heading === '' ? (
            name
          ) : (
            `${name}. ${headingAlone(heading)}`
          )}
        </TextLink>
        <Box sx={{ position: 'absolute', top: { xs: 12, md: 8 }, right: 0 }}>
          <CiteButton passage={provisionToCite(provision)} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, typography: 'body2' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[act.title, found?.date ? words.asAt(formatDay(found.date)) : null].filter(Boolean).join(' · ')}
        </Box>
        {found?.status === 'repealed' && (
          <Tag mark hue="burgundy">
            {words.repealed}
          </Tag>
        )}
        {found?.status === 'not_commenced' && (
          <Tag mark hue="secondary">
            {words.notCommenced}
          </Tag>
        )}
        {found?.guide && (
          <Tag mark hue="indigo">
            {words.guide}
          </Tag>
        )}
        {Beside && <Beside provision={provision} />}
      </Box>
      {passages
        .filter((one) => one !== title)
        .map((stretches) => (
          <Box
            key={textOf(stretches)}
            component="p"
            sx={{ m: 0, mt: 0.5, fontFamily: fonts.reading, maxWidth: '80ch', overflowWrap: 'anywhere' }}
          >
            <MarkedText stretches={stretches} />
          </Box>
        ))}
      {Below && <Below provision={provision} />}
    </Box>
  )
}

const textOf = (stretches: readonly Stretch[]) => stretches.map(({ text }) => text).join('')
const printedNumber = /^\d+\w*\.\s+/

/** Whether a passage is the printed heading alone, '29. Who is a dependant': its marks are shown in the title, and it is not said twice. */
const isHeading = (stretches: readonly Stretch[], num: string | null, heading: string): boolean =>
  [heading, `${num ?? ''}. ${heading}`].includes(textOf(stretches))

/** A heading without the number before it and the place that a source prints behind it. */
const alone = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.map((one, place) => ({
    ...one,
    text: headingAlone(place === 0 ? one.text.replace(printedNumber, '') : one.text),
  }))

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const
