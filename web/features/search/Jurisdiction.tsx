import Box from '@mui/material/Box'
import { JurisdictionAsked } from '#contract/search-choices'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { type SearchRequest, writeSearch } from './search-address.ts'

interface JurisdictionProps {
  request: SearchRequest
  /** How many cases the choice hides. */
  elsewhere: number
  onChange: (change: Partial<SearchRequest>) => void
}

/** Whose decisions are listed, and how many others that hides. */
export function Jurisdiction({ request, elsewhere, onChange }: JurisdictionProps) {
  const { jurisdiction: words } = useCaseBrowserMessages()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <InputFrame sx={{ minHeight: { md: 32 } }}>
        <Box
          component="select"
          aria-label={words.label}
          value={request.jurisdiction}
          onChange={(event) => onChange({ jurisdiction: JurisdictionAsked.parse(event.target.value) })}
          sx={{ px: 1, cursor: 'pointer' }}
        >
          {JurisdictionAsked.options.map((one) => (
            <option key={one} value={one}>
              {words.options[one]}
            </option>
          ))}
        </Box>
      </InputFrame>
      {elsewhere > 0 && (
        // One line on a phone too: room for it is kept before the count is known.
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <output>{request.jurisdiction === 'KE' ? words.fromAbroad(elsewhere) : words.fromElsewhere(elsewhere)}</output>
          <TextLink
            to={`?${writeSearch({ ...request, jurisdiction: 'all', page: 1 })}`}
            sx={{ fontWeight: 600, py: { xs: 1.25, md: 0.25 } }}
          >
            {words.showAll}
          </TextLink>
        </Box>
      )}
    </Box>
  )
}
