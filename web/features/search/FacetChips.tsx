import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { PressTag } from '../../ui/Tag.tsx'
import { typographic } from '../../ui/typographic.ts'
import { offerFacets } from './facet-dimensions.ts'
import { facetsOf } from './later-queries.ts'
import type { SearchRequest } from './search-address.ts'
import { SideScroll } from './SideScroll.tsx'
import type { SearchChange } from './use-search-request.ts'

interface FacetChipsProps {
  request: SearchRequest
  onChange: (change: SearchChange) => void
}

/** How the results divide, in one line: a press on a value leaves only the cases that have it. */
export function FacetChips({ request, onChange }: FacetChipsProps) {
  const { facets: words } = useCaseBrowserMessages()
  const { data } = useQuery(facetsOf(request))
  const offers = data ? offerFacets(data, request) : []
  if (offers.length === 0) return null
  return (
    <SideScroll label={words.label} back={words.back} on={words.on}>
      {offers.map(({ dimension, values }) => (
        <Box key={dimension} component="ul" aria-label={words[dimension]} sx={group}>
          <Box component="li" aria-hidden sx={{ typography: 'label', color: 'text.secondary' }}>
            {words[dimension]}
          </Box>
          {values.map(({ value, count }) => (
            <li key={value}>
              <PressTag
                title={words.add(value, count)}
                onClick={() => onChange((now) => ({ [dimension]: [...now[dimension], value] }))}
                tall
              >
                {typographic(value)}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
                  {words.count(count)}
                </Box>
              </PressTag>
            </li>
          ))}
        </Box>
      ))}
    </SideScroll>
  )
}

const group = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'center',
  flexShrink: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  whiteSpace: 'nowrap',
} as const
