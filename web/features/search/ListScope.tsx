import Box from '@mui/material/Box'
import type { SearchResults } from '#contract/search'
import { JurisdictionAsked } from '#contract/search-choices'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { narrowList } from '../../ui/narrow-list.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { breadthOf, countWords, widened } from './breadth.ts'
import { type SearchRequest, sortInUse, writeSearch } from './search-address.ts'

interface ListScopeProps {
  request: SearchRequest
  /** Undefined until they are there. */
  results: SearchResults | undefined
  onChange: (change: Partial<SearchRequest>) => void
}

/** What is listed of all that answers: whose decisions, how many others that hides, and whether only cases with every word. */
export function ListScope({ request, results, onChange }: ListScopeProps) {
  const { jurisdiction: words } = useCaseBrowserMessages()
  const elsewhere = results?.elsewhere ?? 0
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1.5, md: 2 },
        whiteSpace: 'nowrap',
        [narrowList]: { '& > a': twoLines },
        // One line: what has no room is scrolled to.
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& > *': { flex: 'none' },
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
          sx={{ px: 1, minHeight: { xs: measures.touch, md: 0 }, cursor: 'pointer', fieldSizing: 'content' }}
        >
          {JurisdictionAsked.options.map((one) => (
            <option key={one} value={one}>
              {words.options[one]}
            </option>
          ))}
        </Box>
      </InputFrame>
      {results && results.total > 0 && <EveryWord request={request} results={results} />}
      {elsewhere > 0 && (
        <TextLink to={`?${writeSearch({ ...request, jurisdiction: 'all', page: 1 })}`} sx={press}>
          {request.jurisdiction === 'KE' ? words.fromAbroad(elsewhere) : words.fromElsewhere(elsewhere)}
        </TextLink>
      )}
    </Box>
  )
}

/** One press leaves only the cases with every word, and one brings the others back. */
function EveryWord({ request, results }: { request: SearchRequest; results: SearchResults }) {
  const { breadth: words } = useCaseBrowserMessages()
  const breadth = breadthOf(request, results)
  const asked = countWords(request.query)
  const every = results.total_every ?? 0
  if (breadth === null) return null
  if (breadth === 'enough' && every === 0) return <span>{words.noneWithEvery(asked)}</span>
  return breadth === 'enough' ? (
    <TextLink to={`?${writeSearch({ ...request, every: true, page: 1 })}`} sx={press}>
      {words.onlyEvery(every, asked)}
    </TextLink>
  ) : (
    <TextLink to={`?${writeSearch(widened(request))}`} sx={press}>
      {sortInUse(request) === 'relevance' ? words.alsoOthers(asked) : words.byRelevance}
    </TextLink>
  )
}

/** Beside the tools, in a narrow list. */
const twoLines = {
  display: 'flex',
  alignItems: 'center',
  width: 'min-content',
  minWidth: 128,
  height: 44,
  py: 0,
  lineHeight: 1.25,
  whiteSpace: 'normal',
} as const

const press = { fontWeight: 600, color: 'primary.main', py: { xs: 1.25, md: 0.25 } } as const
