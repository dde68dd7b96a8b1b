import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeptCheck, type KeptPart, keptParts, maxCheckNameLength } from '#contract/saved-checks'
import { useId, useState } from 'react'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { useKept } from './use-kept.ts'

interface KeepDialogProps {
  name: string
  text: string
  /** Why it is to be kept; null where its reader asked for it. */
  lead: string | null
  onKept: (check: KeptCheck) => void
  onClose: () => void
}

/** Asks under which name a check is kept, and how much of the document with it. */
export function KeepDialog({ name: given, text, lead, onKept, onClose }: KeepDialogProps) {
  const { keep: words } = useDocumentCheckMessages()
  const form = useId()
  const kept = useKept()
  const [name, setName] = useState(given === '' ? words.untitled : given.slice(0, maxCheckNameLength))
  const [keeps, setKeeps] = useState<KeptPart>('whole')
  const [isWrong, setIsWrong] = useState(false)
  const [busy, setBusy] = useState(false)

  async function save() {
    if (busy) return
    if (name.trim() === '') return setIsWrong(true)
    setBusy(true)
    const made = await kept.keep(text, name.trim(), keeps)
    setBusy(false)
    if (!made) return
    onKept(made)
    onClose()
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={500}
      actions={<FormActions form={form} cancel={words.cancel} submit={busy ? words.saving : words.save} isBusy={busy} onCancel={onClose} />}
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault()
          void save()
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {lead !== null && <Typography>{lead}</Typography>}
        <Field
          label={words.name}
          value={name}
          maxLength={maxCheckNameLength}
          invalid={isWrong}
          {...(isWrong && { helper: words.enter })}
          onChange={(event) => {
            setName(event.target.value)
            setIsWrong(false)
          }}
        />
        <ChoiceCards
          legend={words.what}
          choices={keptParts.map((value) => ({ value, label: words.parts[value], says: words.explained[value] }))}
          chosen={keeps}
          onChoose={setKeeps}
        />
      </Box>
    </ModalDialog>
  )
}
