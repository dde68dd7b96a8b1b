import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { longestReliedOn } from '#contract/citation-lists'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { projectIssues } from '../../api/project-issues.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { useProjectToFill } from '../../ui/chosen-project.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { InputFrame } from '../../ui/input-frame.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { useCitePassage } from './use-cite-passage.ts'

/** The issue under which the last passage of a project was cited: the next is mostly about the same. */
const lastIssue = new Map<string, string>()

/** Cites a passage of a case: what is cited, and the one thing that it does not say itself. */
export function CiteDialog({ passage, onClose }: { passage: PassageToCite; onClose: () => void }) {
  const { cite: words, dialog } = useCitationMessages()
  const formId = useId()
  const project = useProjectToFill()
  const [reliedOn, setReliedOn] = useState('')
  const { data: issues } = useQuery({ ...projectIssues(project?.id ?? ''), enabled: project !== null })
  const [chosenIssue, setChosenIssue] = useState(() => (project ? (lastIssue.get(project.id) ?? '') : ''))
  const issue = issues?.results.some(({ id }) => id === chosenIssue) ? chosenIssue : ''
  const { cite, isPending } = useCitePassage()
  const field = useRef<HTMLInputElement>(null)
  // The one thing that is asked here: an opened dialog would begin with its title.
  useEffect(() => field.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !(await cite(passage, { reliedOn: reliedOn.trim(), issue }))) return
    if (project) lastIssue.set(project.id, issue)
    onClose()
  }

  const { name, pinpoint, words: exact, seen } = passage
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <FormActions
          form={formId}
          cancel={dialog.cancel}
          submit={isPending ? words.citing : words.cite}
          isBusy={isPending}
          onCancel={onClose}
        />
      }
    >
      <Box component="form" id={formId} onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{pinpoint === null ? name : `${name}, ${pinpoint}`}</Typography>
          <QuotedWords lines={5}>{exact ?? seen ?? ''}</QuotedWords>
          {exact === undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {words.whole}
            </Typography>
          )}
        </div>
        <Field
          label={words.reliedOn}
          helper={words.reliedOnHint}
          value={reliedOn}
          maxLength={longestReliedOn}
          ref={field}
          onChange={(event) => setReliedOn(event.target.value)}
        />
        {issues && issues.total > 0 && (
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            <Box component="label" htmlFor={`${formId}-issue`} sx={{ typography: 'body2', fontWeight: 600 }}>
              {words.issue}
            </Box>
            <InputFrame>
              <Box
                component="select"
                id={`${formId}-issue`}
                value={issue}
                onChange={(event) => setChosenIssue(event.target.value)}
                sx={{ width: '100%', minWidth: 0, px: 1.25 }}
              >
                <option value="">{words.noIssue}</option>
                {issues.results.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Box>
            </InputFrame>
          </Box>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {project ? words.into(project.name) : words.intoNone}
        </Typography>
      </Box>
    </ModalDialog>
  )
}
