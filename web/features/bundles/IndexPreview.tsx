import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Authority, Bundle } from '#contract/bundles'
import type { Reliance } from '#contract/relied-on'
import { linesOfReliance, ownHolding } from '#contract/say-reliance'
import { reliedUnder, underIssues } from '#contract/under-issues'
import { useBundleMessages } from '../../messages/bundles.ts'
import { inOrder, tabsOf } from './order.ts'
import { bundleFile } from './queries.ts'
import { radii } from '../../ui/theme/tokens.ts'

/** The index as it will stand in the bundle, with the pages of the PDF where one of just these authorities is made. */
export function IndexPreview({ id, bundle, isSaved }: { id: string; bundle: Bundle; isSaved: boolean }) {
  const { index: words, groups, list } = useBundleMessages()
  const { data: file } = useQuery(bundleFile(id))
  const chosen = inOrder(bundle).filter(({ included }) => included)
  const numbers = tabsOf(bundle)
  const isMade = isSaved && file?.status === 'ready' && !file.stale
  const pages = new Map(isMade ? file.starts.map(({ key, page }) => [key, page]) : [])
  if (chosen.length === 0) return <Typography sx={{ py: 3, color: 'text.secondary' }}>{words.none}</Typography>
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{
        maxWidth: 760,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radii.card}px`,
        bgcolor: 'background.paper',
        px: { xs: 2, sm: 5 },
        py: { xs: 2.5, sm: 4 },
      }}
    >
      <Typography variant="h3" component="h2" sx={{ textAlign: 'center', textTransform: 'uppercase', letterSpacing: '0.08em' }}>
        {words.title}
      </Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center', mt: 0.5, mb: 2 }}>
        {isMade ? words.true : words.later}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {underHeadings({ ...bundle, authorities: [...chosen] }, { groups, underNone: list.underNone }).map(({ heading, entries }) =>
          entries.map(({ authority, relied }, place) => (
            <li key={`${heading} ${authority.key}`}>
              {heading !== null && place === 0 && (
                <Typography component="h3" sx={{ fontWeight: 600, mt: 2, mb: 0.5, overflowWrap: 'anywhere' }}>
                  {heading}
                </Typography>
              )}
              <Row authority={authority} relied={relied} number={numbers.get(authority.key)!} page={pages.get(authority.key) ?? null} />
            </li>
          )),
        )}
      </Box>
    </Box>
  )
}

/** The rows of the index under their headings; under issues an authority stands as often as it is cited for such. */
function underHeadings(
  { arrangement, authorities, issues }: Bundle,
  { groups, underNone }: { groups: Record<Authority['group'], string>; underNone: string },
): { heading: string | null; entries: { authority: Authority; relied: Reliance[] }[] }[] {
  const whole = (authority: Authority) => ({ authority, relied: authority.relied })
  if (arrangement === 'hand') return [{ heading: null, entries: authorities.map(whole) }]
  if (arrangement === 'groups')
    return [...Map.groupBy(authorities, ({ group }) => group)].map(([group, of]) => ({ heading: groups[group], entries: of.map(whole) }))
  return underIssues(authorities, issues).map(({ issue, authorities: under }) => ({
    heading: issue?.title ?? (issues.length === 0 ? null : underNone),
    entries: under.map((authority) => ({ authority, relied: reliedUnder(authority, issue?.id ?? null, issues) })),
  }))
}

interface RowProps {
  authority: Authority
  /** What is cited of it under this heading. */
  relied: Reliance[]
  number: number
  page: number | null
}

function Row({ authority, relied, number, page }: RowProps) {
  const { index: words } = useBundleMessages()
  const { title, citation, sub, kind, extent } = authority
  return (
    <Box sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ minWidth: 28 }}>{number}.</Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ ...(kind === 'case' && { fontStyle: 'italic' }) }}>
          {title}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[citation, sub].filter((said) => said !== null && said !== '').join(' · ')}
        </Box>
        {linesOfReliance(relied, ownHolding(authority)).map((line) => (
          <Box key={line}>{line}</Box>
        ))}
      </Box>
      <Box sx={{ textAlign: 'right', ...(extent === 'listed' && { typography: 'body2', fontStyle: 'italic', color: 'text.secondary' }) }}>
        {extent === 'listed' ? words.listed : page === null ? '' : <span aria-label={words.page(page)}>{page}</span>}
      </Box>
    </Box>
  )
}
