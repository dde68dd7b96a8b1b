import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { OverseenAccount } from '#contract/overseen-accounts'
import { type LicenceType, licenceTypes } from '#contract/billing'
import { type AccountLicence, giveTrial, setLicence } from '#contract/bookings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Choice } from '../../ui/Choice.tsx'
import { formatDay } from '../../ui/day.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { accountLicence } from './queries.ts'

interface LicenceDialogProps {
  account: OverseenAccount
  onClose: () => void
}

/** The licence of an account, and another for it: without a charge, or as a trial. */
export function LicenceDialog({ account, onClose }: LicenceDialogProps) {
  const words = useAdministrationMessages()
  const { data, error } = useQuery(accountLicence(account.id))
  if (data) return <Licence of={data} account={account} onClose={onClose} />
  return (
    <ModalDialog
      title={words.licences.title(account.name || account.email)}
      width={520}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {error ? <Notice severity="error">{error.message}</Notice> : <Skeleton variant="rounded" height={180} />}
    </ModalDialog>
  )
}

function Licence({ of, account: { id, name, email }, onClose }: LicenceDialogProps & { of: AccountLicence }) {
  const words = useAdministrationMessages()
  const { licences: own } = words
  const called = name || email
  const showToast = useToast()
  const client = useQueryClient()
  const [type, setType] = useState<LicenceType>(of.license_type)
  const [until, setUntil] = useState('')
  const [isTrial, setIsTrial] = useState(false)
  const trial = of.trials.find(({ license_type }) => license_type === type)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (isTrial && trial) await call(giveTrial, { params: { id }, body: { license_type: trial.license_type } })
      // Days end in Nairobi, where they are read.
      else
        await call(setLicence, {
          body: { email, license_type: type, valid_until: until === '' ? null : new Date(`${until}T23:59:59+03:00`).toISOString() },
        })
    },
    onSuccess: () => {
      showToast(own.changed(called, own.types[type]), { severity: 'success' })
      return client.invalidateQueries({ queryKey: ['administration'] })
    },
  })
  const ends = of.source === 'own' && of.plan_name !== null && of.status !== 'trialing'
  return (
    <ModalDialog
      title={own.title(called)}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="contained" disabled={isPending || (type === 'free' && of.source !== 'own')} onClick={() => mutate()}>
            {type === 'free' ? own.takeBack : own.save(own.types[type])}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ p: 1.5, bgcolor: 'fill.inset', borderRadius: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{of.plan_name ?? own.types[of.license_type]}</Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {own.state(of, of.valid_until === null ? null : formatDay(of.valid_until))}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
          <Choice label={own.type} value={type} onChange={(value) => setType(value as LicenceType)}>
            {licenceTypes.map((one) => (
              <option key={one} value={one}>
                {own.types[one]}
              </option>
            ))}
          </Choice>
          {trial && (
            <Choice label={own.how} value={isTrial ? 'trial' : 'given'} onChange={(value) => setIsTrial(value === 'trial')}>
              <option value="given">{own.given}</option>
              <option value="trial">{own.trial(trial.days, trial.used)}</option>
            </Choice>
          )}
        </Box>
        {type !== 'free' && !(isTrial && trial) && (
          <Field label={own.until} type="date" value={until} helper={own.untilHint} onChange={({ target }) => setUntil(target.value)} />
        )}
        {ends && !(isTrial && trial) && <Notice severity="warning">{own.endsPaid}</Notice>}
        {error && <Notice severity="error">{error.message}</Notice>}
      </Box>
    </ModalDialog>
  )
}
