import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Field } from '../../../ui/Field.tsx'
import { safeAddress } from '../../../ui/markdown/safe-address.ts'
import { FormActions } from '../../../ui/FormActions.tsx'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { linkTo } from './format-commands.ts'

interface LinkDialogProps {
  /** The words that are selected. */
  selected: string
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** A link needs both text and address. */
export function LinkDialog({ selected, onInsert, onClose }: LinkDialogProps) {
  const { link: words } = useNoteEditorMessages()
  const formId = useId()
  const [text, setText] = useState(selected)
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = () => {
    if (text.trim() === '' || address.trim() === '') return setWrong(words.needsBoth)
    // 'kenyalaw.org' means the site.
    const written = address.trim()
    const safe = safeAddress(/^[a-z][a-z\d+-]*:|^[/#]/i.test(written) ? written : `https://${written}`)
    if (safe === null) return setWrong(words.unsafe)
    onInsert(linkTo(text, safe))
  }
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={460}
      actions={<FormActions form={formId} cancel={words.cancel} submit={words.insert} onCancel={onClose} />}
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Field
          label={words.words}
          value={text}
          autoFocus={selected === ''}
          invalid={wrong !== null && text.trim() === ''}
          onChange={(event) => setText(event.target.value)}
        />
        <Field
          label={words.address}
          value={address}
          inputMode="url"
          autoFocus={selected !== ''}
          invalid={wrong !== null}
          helper={wrong ?? words.addressHint}
          onChange={(event) => {
            setAddress(event.target.value)
            setWrong(null)
          }}
        />
      </Box>
    </ModalDialog>
  )
}
