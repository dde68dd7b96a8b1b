import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Role, roles } from '#contract/accounts'
import type { OverseenAccount } from '#contract/administration'
import { useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'

interface RoleDialogProps {
  account: OverseenAccount
  onClose: () => void
  onSave: (role: Role) => Promise<unknown>
}

/** The roles with what each may do. */
export function RoleDialog({ account, onClose, onSave }: RoleDialogProps) {
  const words = useAdministrationMessages()
  const { accounts: own } = words
  const [chosen, setChosen] = useState(account.role)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save() {
    setIsBusy(true)
    setProblem(null)
    try {
      await onSave(chosen)
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }

  return (
    <ModalDialog
      title={own.roleOf(account.name || account.email)}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="contained" disabled={isBusy || chosen === account.role} onClick={() => void save()}>
            {own.save}
          </Button>
        </>
      }
    >
      <Box role="radiogroup" aria-label={own.roleOf(account.name || account.email)} sx={{ display: 'grid', gap: 1 }}>
        {roles.map((role) => (
          <Box
            component="label"
            key={role}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'start',
              minHeight: measures.touch,
              p: 1.5,
              border: 1,
              borderColor: chosen === role ? 'primary.main' : 'divider',
              borderRadius: `${radii.field}px`,
              cursor: 'pointer',
              '& input': { width: 18, height: 18, m: 0, mt: '3px', flex: 'none', accentColor: (theme) => theme.vars.palette.primary.main },
            }}
          >
            <input type="radio" name="role" value={role} checked={chosen === role} onChange={() => setChosen(role)} />
            <Box>
              <Box sx={{ fontWeight: 600 }}>{words.roles[role]}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{own.roleAdvice[role]}</Box>
            </Box>
          </Box>
        ))}
      </Box>
      {problem !== null && (
        <Box sx={{ mt: 2 }}>
          <Notice severity="error">{problem}</Notice>
        </Box>
      )}
    </ModalDialog>
  )
}
