import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Role, roles } from '#contract/accounts'
import type { OverseenAccount } from '#contract/overseen-accounts'
import { useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

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
      <ChoiceCards
        legend={own.roleOf(account.name || account.email)}
        isLegendHidden
        choices={roles.map((value) => ({ value, label: words.roles[value], says: own.roleAdvice[value] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {problem !== null && (
        <Box sx={{ mt: 2 }}>
          <Notice severity="error">{problem}</Notice>
        </Box>
      )}
    </ModalDialog>
  )
}
