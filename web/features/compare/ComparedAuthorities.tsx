import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ComparedAuthority, ComparedCase, Comparison } from '#contract/compare'
import { Link as RouterLink } from 'react-router'
import { useComparingMessages } from '../../messages/comparing.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { ParagraphLink } from './ParagraphLink.tsx'

interface ComparedAuthoritiesProps {
  cases: readonly ComparedCase[]
  authorities: Comparison['authorities']
}

/** What the cases rest on: in common first, then each alone. */
export function ComparedAuthorities({ cases, authorities: { common, apart } }: ComparedAuthoritiesProps) {
  const { authorities: words } = useComparingMessages()
  return (
    <section aria-labelledby="authorities">
      <Typography variant="h2" id="authorities" sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {words.common}
      </Typography>
      {common.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.commonNone}</Typography>}
      <Box component="ul" sx={list}>
        {common.map((one) => (
          <li key={keyOf(one)}>
            <AuthorityName of={one} />
            <Box sx={{ typography: 'body2', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {cases.map((compared) => (
                <CitedIn key={compared.case.id} of={compared} authority={one} />
              ))}
            </Box>
          </li>
        ))}
      </Box>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {words.apart}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: `repeat(${cases.length}, minmax(0, 1fr))` } }}>
        {cases.map((compared) => {
          const own = apart.filter(({ cited_in: places }) => places[0]?.case_id === compared.case.id)
          return (
            <div key={compared.case.id}>
              <Typography sx={{ fontWeight: 600, mb: 1 }}>{nameOf(compared)}</Typography>
              {own.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.apartNone}</Typography>}
              <Box component="ul" sx={list}>
                {own.map((one) => (
                  <li key={keyOf(one)}>
                    <AuthorityName of={one} /> <PlaceIn of={compared} authority={one} />
                  </li>
                ))}
              </Box>
            </div>
          )
        })}
      </Box>
    </section>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }

const keyOf = ({ case_id: id, title, citation }: ComparedAuthority) => id ?? `${title} ${citation}`
const nameOf = ({ case: { title, case_number: number, citation } }: ComparedCase) =>
  divideTitle(title, { caseNumber: number, citation }).parties

function AuthorityName({ of: { case_id: id, title, citation } }: { of: ComparedAuthority }) {
  const { authorities: words } = useComparingMessages()
  const parties = title ? divideTitle(title, { caseNumber: null, citation }).parties : null
  const name = [parties, citation].filter(Boolean).join(' ') || words.unnamed
  if (id === null) return <span>{name}</span>
  return (
    <Link component={RouterLink} to={`/cases/${encodeURIComponent(id)}`}>
      {name}
    </Link>
  )
}

function CitedIn({ of, authority }: { of: ComparedCase; authority: ComparedAuthority }) {
  const { authorities: words } = useComparingMessages()
  const place = authority.cited_in.find(({ case_id: id }) => id === of.case.id)
  return (
    <span>
      {nameOf(of)}: {place ? `${words.times(place.count)} ` : words.not}
      <PlaceIn of={of} authority={authority} />
    </span>
  )
}

function PlaceIn({ of, authority }: { of: ComparedCase; authority: ComparedAuthority }) {
  const place = authority.cited_in.find(({ case_id: id }) => id === of.case.id)
  return place?.paragraph == null ? null : <ParagraphLink of={of} paragraph={place.paragraph} number={place.number} />
}
