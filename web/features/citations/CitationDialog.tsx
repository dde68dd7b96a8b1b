import Box from '@mui/material/Box'
import { type KeptCitation, longestReliedOn } from '#contract/citation-lists'
import { type CitationStyle, citationStyles } from '#contract/citations'
import { type FormEvent, useId, useState } from 'react'
import { useCitationMessages } from '../../messages/citations.ts'
import { Field } from '../../ui/Field.tsx'
import { InputFrame } from '../../ui/input-frame.ts'
import { Notice } from '../../ui/Notice.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useKeepCitation } from './queries.ts'

interface CitationDialogProps {
  citation?: KeptCitation | undefined
  /** Called once the citation is added or changed. */
  onKept?: (() => void) | undefined
  onClose: () => void
}

/** The dialog that adds a citation or, given one, changes it. */
export function CitationDialog({ citation, onKept, onClose }: CitationDialogProps) {
  const { cite, dialog, styles, said } = useCitationMessages()
  const showToast = useToast()
  const formId = useId()
  const isPassage = citation !== undefined && citation.words !== ''
  const [text, setText] = useState(citation?.source ?? '')
  const [style, setStyle] = useState<CitationStyle>(citation?.style ?? 'standard')
  const about = `citation:${citation?.id ?? 'new'}`
  const [reliedOn, setReliedOn] = useState(citation?.relied_on ?? '')
  const { mutate, isPending, error } = useKeepCitation(citation?.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    mutate(
      { text: text.trim(), style, ...(isPassage && { relied_on: reliedOn.trim() }) },
      {
        onSuccess: ({ formatted }) => {
          showToast(citation ? said.saved : said.added, { severity: 'success', about })
          if (!formatted) showToast(said.notFormatted, { severity: 'warning' })
          onKept?.()
          onClose()
        },
        onError: () => showToast(citation ? said.notSaved : said.notAdded, { severity: 'error', about }),
      },
    )
  }

  return (
    <ModalDialog
      title={citation ? dialog.editTitle : dialog.addTitle}
      onClose={onClose}
      width={560}
      actions={
        <FormActions
          form={formId}
          cancel={dialog.cancel}
          submit={isPending ? (citation ? dialog.saving : dialog.adding) : citation ? dialog.save : dialog.add}
          isBusy={isPending}
          onCancel={onClose}
        />
      }
    >
      <Box component="form" id={formId} onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={dialog.text}
          {...(citation ? {} : { placeholder: dialog.textHint })}
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {isPassage && (
          <Field
            label={cite.reliedOn}
            helper={cite.reliedOnHint}
            value={reliedOn}
            maxLength={longestReliedOn}
            onChange={(event) => setReliedOn(event.target.value)}
          />
        )}
        {error && !isPending && <Notice severity="error">{error.message}</Notice>}
        <StyleField label={dialog.style} styles={styles} style={style} onChoose={setStyle} />
      </Box>
    </ModalDialog>
  )
}

interface StyleFieldProps {
  label: string
  styles: Record<CitationStyle, string>
  style: CitationStyle
  onChoose: (style: CitationStyle) => void
}

function StyleField({ label, styles, style, onChoose }: StyleFieldProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      <InputFrame>
        <Box
          component="select"
          id={id}
          value={style}
          onChange={(event) => onChoose(event.target.value as CitationStyle)}
          sx={{ width: '100%', px: 1.25 }}
        >
          {citationStyles.map((one) => (
            <option key={one} value={one}>
              {styles[one]}
            </option>
          ))}
        </Box>
      </InputFrame>
    </Box>
  )
}
