import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Takedown, restoreCase } from '#contract/takedowns'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AskDialog } from './AskDialog.tsx'
import { Facts, Part } from './Part.tsx'
import { Person } from './Person.tsx'
import { TakeDownDialog } from './TakeDownDialog.tsx'
import { takedowns } from './queries.ts'

/** Judgments that were taken down, why and by whom; another one is named here, or taken down where it is read. */
export function TakedownsPart() {
  const { takedowns: words } = useAdministrationMessages()
  const query = useInfiniteQuery(takedowns)
  const [asks, setAsks] = useState(false)
  return (
    <Part
      title={words.title}
      lead={words.lead}
      action={
        <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
          {words.askAny}
        </Button>
      }
    >
      <PagedList query={query} label={words.list} none={words.none}>
        {(one) => <Entry key={one.case_id} of={one} />}
      </PagedList>
      {asks && <TakeDownDialog onClose={() => setAsks(false)} />}
    </Part>
  )
}

function Entry({ of: { case_id: caseId, citation, at, reason, reference, actor } }: { of: Takedown }) {
  const { takedowns: words, at: moment } = useAdministrationMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [asks, setAsks] = useState(false)
  const named = citation ?? caseId

  async function restore() {
    await call(restoreCase, { params: { id: caseId } })
    showToast(words.restored(named), { severity: 'success' })
    void queryClient.invalidateQueries()
  }

  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, columnGap: 2, alignItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{named}</Box>
        <Typography>{reason}</Typography>
        <Facts of={[words.orderOf(reference), moment(at), actor && <Person key="by" of={actor} />, citation !== null && caseId]} />
      </Box>
      <Button
        color="inherit"
        onClick={() => setAsks(true)}
        aria-label={words.restoreNamed(named)}
        sx={{ justifySelf: 'start', ml: { xs: -1, sm: 0 }, px: 1 }}
      >
        {words.restore}
      </Button>
      {asks && (
        <AskDialog title={words.restoreTitle} does={words.restoreDo} onClose={() => setAsks(false)} onDo={restore}>
          <Typography>{words.restoreWhat(named)}</Typography>
        </AskDialog>
      )}
    </Box>
  )
}
