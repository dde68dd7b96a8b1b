import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSettingsMessages } from '../../messages/settings.ts'
import { useToast } from '../../ui/toast.tsx'
import { PushRefused, isThisDeviceNotified, knowsPush, notifyThisDevice } from './push-device.ts'
import { SwitchRow } from './SwitchRow.tsx'

const thisDevice = queryOptions({ queryKey: ['push-device'], queryFn: isThisDeviceNotified, staleTime: 0 })

interface PushSwitchProps {
  /** Whether the account wants push notices at all. */
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Push notices of the account, and whether this device is among those that get them. */
export function PushSwitch({ checked, onChange }: PushSwitchProps) {
  const { push: words, ways } = useSettingsMessages().notifications
  const showToast = useToast()
  const client = useQueryClient()
  const { data: isNotified } = useQuery(thisDevice)
  const { mutate: notify, isPending } = useMutation({
    mutationFn: notifyThisDevice,
    onSuccess: () => {
      if (!checked) onChange(true)
    },
    onError: (error) =>
      showToast(error instanceof PushRefused ? words.refused[error.why] : words.failed(error.message), {
        severity: 'error',
        about: 'push',
      }),
    onSettled: () => client.invalidateQueries(thisDevice),
  })
  return (
    <>
      <SwitchRow
        label={ways.push.label}
        says={knowsPush() ? ways.push.says : words.refused.unsupported}
        checked={checked}
        disabled={isPending || (!checked && !knowsPush())}
        onChange={(on) => (on ? notify() : onChange(false))}
      />
      {checked && isNotified === false && knowsPush() && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: 1 }}>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{words.notHere}</Box>
          <Button variant="outlined" size="small" disabled={isPending} onClick={() => notify()}>
            {words.notifyHere}
          </Button>
        </Box>
      )}
    </>
  )
}
