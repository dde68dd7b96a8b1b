import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type SubmitEvent, useId, useState } from 'react'
import { useLibraryMessages } from '../../messages/library.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Draft, type EditableDocument, correctionOf, findProblems, startDraft } from './editable.ts'
import { useCorrect } from './queries.ts'

/** Corrects what is said of a document. */
export function EditDialog({ document, onClose }: { document: EditableDocument; onClose: () => void }) {
  const { edit } = useLibraryMessages()
  const showToast = useToast()
  const formId = useId()
  const [start] = useState(() => startDraft(document))
  const [draft, setDraft] = useState(start)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useCorrect(document.id)
  const problems = isTried ? findProblems(draft) : {}

  const field = (name: keyof Draft) => ({
    label: edit.fields[name],
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    const wrong = Object.keys(findProblems(draft))[0]
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    const correction = correctionOf(draft, start)
    if (Object.keys(correction).length === 0) return onClose()
    mutate(correction, {
      onSuccess: () => {
        showToast(edit.saved, { severity: 'success' })
        onClose()
      },
    })
  }

  return (
    <ModalDialog
      title={edit.title}
      onClose={onClose}
      width={720}
      actions={
        <FormActions
          form={formId}
          cancel={edit.cancel}
          submit={isPending ? edit.saving : edit.save}
          isBusy={isPending}
          onCancel={onClose}
        />
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{edit.intro}</Typography>
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={save}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        <div className="wide">
          <Field
            {...field('title')}
            name="title"
            maxLength={1000}
            invalid={problems.title}
            {...(problems.title && { helper: edit.problems.title })}
          />
        </div>
        <Field {...field('court')} maxLength={500} placeholder={edit.hints.court} />
        <Field {...field('courtStation')} maxLength={500} />
        <Field
          {...field('date')}
          name="date"
          placeholder={edit.hints.date}
          inputMode="numeric"
          maxLength={10}
          invalid={problems.date}
          {...(problems.date && { helper: edit.problems.date })}
        />
        <Field {...field('documentType')} maxLength={500} placeholder={edit.hints.documentType} />
        <Field {...field('caseNumber')} maxLength={500} placeholder={edit.hints.caseNumber} />
        <Field {...field('citation')} maxLength={500} placeholder={edit.hints.citation} />
        <div className="wide">
          <TextField {...field('parties')} helper={edit.hints.parties} rows={3} />
        </div>
        <TextField {...field('judges')} helper={edit.hints.lines} rows={3} />
        <TextField {...field('legalAreas')} helper={edit.hints.lines} rows={3} />
        <div className="wide">
          <TextField {...field('summary')} rows={4} maxLength={20_000} />
        </div>
        {error && (
          <div className="wide">
            <Notice severity="error">{error.message}</Notice>
          </div>
        )}
      </Box>
    </ModalDialog>
  )
}
