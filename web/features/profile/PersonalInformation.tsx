import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { maxNameLength, type Profile } from '#contract/accounts'
import { maxOrganizationLength, updateProfile } from '#contract/profile'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Field } from '../../ui/Field.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { changesOf } from './changes.ts'
import { profile } from './queries.ts'

/** What somebody says of themselves, to be changed, and what the installation says of the account; `onSaved` is told of it as it is then. */
export function PersonalInformation({ onSaved }: { onSaved: (user: Profile) => void }) {
  const { personal: words } = useProfileMessages()
  const client = useQueryClient()
  const { data: user, error, isFetching, refetch } = useQuery(profile)
  if (!user && error && !isFetching)
    return <RetryNotice words={words.notLoaded(error.message)} retry={words.retry} onRetry={() => void refetch()} />
  if (!user) return <RowsLoading label={words.loading} rows={1} height={360} />
  const save = (saved: Profile) => {
    client.setQueryData(profile.queryKey, saved)
    onSaved(saved)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <PersonalForm user={user} onSaved={save} />
      <AccountFacts user={user} />
    </Box>
  )
}

function PersonalForm({ user, onSaved }: { user: Profile; onSaved: (user: Profile) => void }) {
  const { personal: words } = useProfileMessages()
  const showToast = useToast()
  const [draft, setDraft] = useState({ name: user.name, organization: user.organization ?? '' })
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (changes: ReturnType<typeof changesOf>) => call(updateProfile, { body: changes }),
    onSuccess: (saved) => {
      setDraft({ name: saved.name, organization: saved.organization ?? '' })
      onSaved(saved)
      showToast(words.saved, { severity: 'success', about: 'profile' })
    },
    onError: () => showToast(words.notSaved, { severity: 'error', about: 'profile' }),
  })
  const isNameless = draft.name.trim() === ''

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setIsTried(true)
    if (isNameless) return event.currentTarget.querySelector<HTMLElement>('[name=name]')?.focus()
    const changes = changesOf(draft, user)
    if (Object.keys(changes).length === 0) return showToast(words.unchanged, { severity: 'info' })
    mutate(changes)
  }

  return (
    <Card component="section" aria-labelledby="personal-information" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="personal-information">
        {words.heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5, maxWidth: '60ch' }}>{words.lead}</Typography>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2.5, maxWidth: 560 }}>
        <Field
          label={words.name}
          name="name"
          autoComplete="name"
          maxLength={maxNameLength}
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          invalid={isTried && isNameless}
          {...(isTried && isNameless && { helper: words.nameMissing })}
        />
        <Field label={words.email} name="email" type="email" value={user.email} disabled helper={words.emailFixed} />
        <Field
          label={words.organization}
          name="organization"
          autoComplete="organization"
          placeholder={words.organizationHint}
          maxLength={maxOrganizationLength}
          value={draft.organization}
          onChange={({ target }) => setDraft({ ...draft, organization: target.value })}
        />
        <Box>
          <Button type="submit" variant="contained" disabled={isPending} sx={{ width: { xs: '100%', sm: 'auto' } }}>
            {isPending ? words.saving : words.save}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
