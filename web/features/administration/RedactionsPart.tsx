import Box from '@mui/material/Box'
import type { Redaction } from '#contract/redactions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Facts, Part } from './Part.tsx'
import { Person } from './Person.tsx'
import { RedactionForm } from './RedactionForm.tsx'
import { redactions } from './queries.ts'

/** Names taken out of cases: asked for here, and what was done so far. */
export function RedactionsPart() {
  const { redactions: words } = useAdministrationMessages()
  const query = useInfiniteQuery(redactions)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Part title={words.title} lead={words.lead}>
        <RedactionForm />
      </Part>
      <Part title={words.list}>
        <PagedList query={query} label={words.list} none={words.none}>
          {(one) => <Entry key={one.id} of={one} />}
        </PagedList>
      </Part>
    </Box>
  )
}

function Entry({ of: { at, case_id: caseId, title, initials, places, told_by: toldBy, actor } }: { of: Redaction }) {
  const { redactions: words, at: moment } = useAdministrationMessages()
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {initials} · {title === null ? `${caseId} (${words.noCase})` : <TextLink to={`/cases/${caseId}`}>{title}</TextLink>}
      </Box>
      <Facts of={[moment(at), actor ? <Person of={actor} /> : toldBy !== null && words.toldBy(toldBy), words.places(places)]} />
    </Box>
  )
}
