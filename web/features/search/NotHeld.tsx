import Box from '@mui/material/Box'
import { radii } from '../../ui/theme/tokens.ts'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { type SearchRequest, writeSearch } from './search-address.ts'
import { withoutNames } from './without-names.ts'

interface NotHeldProps {
  request: SearchRequest
  /** Citations and case numbers as they are written in the query. */
  names: readonly string[]
  /** Whether there are results, which then only have words of them. */
  mentioned: boolean
}

/** What a query names and the library does not hold: who looks for a judgment must not take another one for it. */
export function NotHeld({ request, names, mentioned }: NotHeldProps) {
  const { notHeld: words } = useCaseBrowserMessages()
  const rest = withoutNames(request.query, names)
  return (
    <Box sx={frame}>
      <Box component="output">
        <strong>
          {words.lead}{' '}
          {names.map((name, place) => (
            <span key={name}>
              {name}
              {place < names.length - 1 ? '; ' : '.'}
            </span>
          ))}
        </strong>
        <small>
          {words.explained(names.length)}
          {mentioned && ` ${words.mentioned(names.length)}`}
        </small>
      </Box>
      <Box sx={ways}>
        {rest && <TextLink to={`?${writeSearch({ ...request, query: rest, page: 1 })}`}>{words.without(rest)}</TextLink>}
        {mentioned && <TextLink to="/coverage">{words.coverage}</TextLink>}
      </Box>
    </Box>
  )
}

const frame = {
  px: 1.75,
  py: 1.25,
  bgcolor: 'warning.light',
  borderLeft: '3px solid',
  borderColor: 'warning.main',
  borderRadius: `${radii.field}px`,
  overflowWrap: 'anywhere',
  '& output': { display: 'block' },
  '& strong': { display: 'block', fontWeight: 600 },
  // A citation is not torn apart where it has room on a line of its own.
  '& strong > span': { display: 'inline-block', maxWidth: '100%', mr: 0.5 },
  '& small': { display: 'block', typography: 'body2', maxWidth: '80ch' },
} as const

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  typography: 'body2',
  '&:empty': { display: 'none' },
  '& a': { fontWeight: 600, textDecoration: 'underline', py: { xs: 1.25, md: 0.25 }, mb: { xs: -0.75, md: 0 } },
} as const
