import Box from '@mui/material/Box'
import { type KeptCitation, maxReliedOnLength } from '#contract/citation-lists'
import { type CitationStyle, citationStyles } from '#contract/citations'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { projectIssues } from '../../api/project-issues.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { Field } from '../../ui/Field.tsx'
import { InputFrame } from '../../ui/input-frame.ts'
import { Notice } from '../../ui/Notice.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/toast.tsx'
import { IssueChoice } from './IssueChoice.tsx'
import { useKeepCitation } from './queries.ts'

export interface FiledCitation {
  project: string
  /** Null where it lies under none. */
  issue: string | null
}

interface CitationDialogProps {
  citation?: KeptCitation | undefined
  /** The project in which it is looked at, with its issue there. */
  filed?: FiledCitation | undefined
  /** Called once the citation is added or changed. */
  onKept?: (() => void) | undefined
  onClose: () => void
}

/** The dialog that adds a citation or, given one, changes it. */
export function CitationDialog({ citation, filed, onKept, onClose }: CitationDialogProps) {
  const { cite, dialog, styles, said } = useCitationMessages()
  const showToast = useToast()
  const formId = useId()
  const isRelied = citation !== undefined && (citation.words !== '' || citation.case_id !== null)
  const { data: issues } = useQuery({ ...projectIssues(filed?.project ?? ''), enabled: filed !== undefined })
  const [issue, setIssue] = useState(filed?.issue ?? '')
  const [text, setText] = useState(citation?.source ?? '')
  const [style, setStyle] = useState<CitationStyle>(citation?.style ?? 'standard')
  const about = `citation:${citation?.id ?? 'new'}`
  const [reliedOn, setReliedOn] = useState(citation?.relied_on ?? '')
  const { mutateAsync, isPending, error } = useKeepCitation(citation?.id)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const under = filed && issue !== (filed.issue ?? '') ? { under: { project: filed.project, issue } } : {}
    try {
      // What is put under another issue is listed elsewhere at once, and this with it: who saved it is told all the same.
      const { formatted } = await mutateAsync({ text: text.trim(), style, ...(isRelied && { relied_on: reliedOn.trim() }), ...under })
      showToast(citation ? said.saved : said.added, { severity: 'success', about })
      const isRewritten = text.trim() !== citation?.source || style !== citation.style
      if (!formatted && isRewritten) showToast(said.notFormatted, { severity: 'warning' })
      onKept?.()
      onClose()
    } catch {
      // Why stands in the dialog.
      showToast(citation ? said.notSaved : said.notAdded, { severity: 'error', about })
    }
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
      <Box component="form" id={formId} onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={dialog.text}
          {...(citation ? {} : { placeholder: dialog.textHint })}
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {isRelied && (
          <Field
            label={cite.reliedOn}
            helper={cite.reliedOnHint}
            value={reliedOn}
            maxLength={maxReliedOnLength}
            onChange={(event) => setReliedOn(event.target.value)}
          />
        )}
        {issues && issues.total > 0 && <IssueChoice issues={issues.results} issue={issue} onChoose={setIssue} />}
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
