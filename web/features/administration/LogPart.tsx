import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type LogEntry, auditActions } from '#contract/administration'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Facts, Filters, Part } from './Part.tsx'
import { Person } from './Person.tsx'
import { type LogFilter, log } from './queries.ts'

/** Entries that were done to a case; the ids of other things tell a reader nothing. */
const ofCase: ReadonlySet<LogEntry['action']> = new Set(['redacted'])

/** What was done, the latest first; of one account where the address of the screen names it (`?tab=log&account=ID`). */
export function LogPart() {
  const words = useAdministrationMessages()
  const { log: own } = words
  const [search, setSearch] = useSearchParams()
  const account = search.get('account')
  const [action, setAction] = useState<LogFilter['action']>('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const query = useInfiniteQuery(log({ action, account, from, to }))
  const showAll = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('account')
      return next
    })
  return (
    <Part
      title={own.title}
      lead={own.lead}
      action={
        account !== null && (
          <Button variant="outlined" color="inherit" onClick={showAll}>
            {own.clearAccount}
          </Button>
        )
      }
    >
      <Filters>
        <Choice label={own.action} value={action} onChange={(value) => setAction(value as LogFilter['action'])}>
          <option value="">{words.any}</option>
          {auditActions.map((one) => (
            <option key={one} value={one}>
              {own.actions[one]}
            </option>
          ))}
        </Choice>
        <Field label={own.from} type="date" value={from} max={to || undefined} onChange={(event) => setFrom(event.target.value)} />
        <Field label={own.to} type="date" value={to} min={from || undefined} onChange={(event) => setTo(event.target.value)} />
      </Filters>
      <PagedList query={query} label={own.title} none={own.none} count={own.count}>
        {(entry) => <Entry key={entry.id} of={entry} />}
      </PagedList>
    </Part>
  )
}

function Entry({ of }: { of: LogEntry }) {
  const words = useAdministrationMessages()
  const { log: own } = words
  const { at, action, by, actor, person, object, address } = of
  const isAboutAnother = person !== null && person.number !== actor?.number
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' }, columnGap: 3, rowGap: 0.25 }}
    >
      <Box component="time" dateTime={at} sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {words.at(at)}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <Box sx={{ fontWeight: 600 }}>{own.actions[action]}</Box>
        <Facts
          of={[
            actor ? <Person of={actor} /> : words.by[by],
            isAboutAnother && <Person of={person} />,
            own.details(of),
            object !== null && ofCase.has(action) && <TextLink to={`/cases/${object}`}>{own.object(object)}</TextLink>,
            address !== null && own.address(address),
          ]}
        />
      </Box>
    </Box>
  )
}
