import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { SharedProject } from '#contract/profile'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useSettingsMessages } from '../../messages/settings.ts'
import { formatDay } from '../../ui/day.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { deletionRules, useDeleteAccount } from './data-queries.ts'
import { SettingsCard } from './SettingsCard.tsx'

interface DeleteAccountProps {
  onDeleted: () => void
  /** How a project that others are in is handed over or ended; `onDone` is called after each. */
  renderProject: (project: SharedProject, onDone: () => void) => ReactNode
}

/** The end of an account, asked for with its password. */
export function DeleteAccount({ onDeleted, renderProject }: DeleteAccountProps) {
  const { deletion: words } = useSettingsMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsCard heading={words.heading} lead={words.lead} severity="error">
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <DeleteDialog onClose={() => setIsOpen(false)} onDeleted={onDeleted} renderProject={renderProject} />}
    </SettingsCard>
  )
}

function DeleteDialog({ onClose, onDeleted, renderProject }: DeleteAccountProps & { onClose: () => void }) {
  const { deletion: words } = useSettingsMessages()
  const showToast = useToast()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { data: rules, error: unknown, refetch } = useQuery({ ...deletionRules, staleTime: 0 })
  const shared = rules?.shared_projects ?? []
  const isFree = rules?.possible === true && shared.length === 0
  const { mutate, isPending, error } = useDeleteAccount(({ removed_at: removedAt, days }) => {
    showToast(days > 0 ? words.asked(formatDay(removedAt)) : words.deleted, { severity: 'info' })
    onDeleted()
  })
  const isMissing = isTried && password === ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (password !== '' && !isPending) mutate(password)
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          {isFree && (
            <Button type="submit" form={formId} variant="contained" color="error" disabled={isPending}>
              {isPending ? words.deleting : words.delete}
            </Button>
          )}
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{words.question}</Typography>
        {unknown && <Notice severity="error">{unknown.message}</Notice>}
        {rules && !rules.possible && <Notice severity="info">{words.demo}</Notice>}
        {rules?.possible && shared.length > 0 && (
          <div>
            <Typography sx={{ mb: 1 }}>{words.shared.lead}</Typography>
            <Box component="ul" aria-label={words.shared.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {shared.map((one) => (
                <li key={one.id}>{renderProject(one, () => void refetch())}</li>
              ))}
            </Box>
          </div>
        )}
        {isFree && (
          <>
            <Typography sx={{ color: 'text.secondary' }}>{rules.days > 0 ? words.grace(rules.days) : words.atOnce}</Typography>
            {error && <Notice severity="error">{error.message}</Notice>}
            <Field
              label={words.password}
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              invalid={isMissing}
              {...(isMissing && { helper: words.passwordMissing })}
            />
          </>
        )}
      </Box>
    </ModalDialog>
  )
}
