import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { longestReliedOn } from '#contract/citation-lists'
import { type FormEvent, useId, useState } from 'react'
import { useCitationMessages } from '../../messages/citations.ts'
import { useProjectToFill } from '../../ui/chosen-project.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { useCitePassage } from './use-cite-passage.ts'

/** Cites a passage of a case: what is cited, and the one thing that it does not say itself. */
export function CiteDialog({ passage, onClose }: { passage: PassageToCite; onClose: () => void }) {
  const { cite: words, dialog } = useCitationMessages()
  const formId = useId()
  const project = useProjectToFill()
  const [reliedOn, setReliedOn] = useState('')
  const { cite, isPending } = useCitePassage()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (await cite(passage, reliedOn.trim()))) onClose()
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
        </div>
        <Field
          label={words.reliedOn}
          helper={words.reliedOnHint}
          value={reliedOn}
          maxLength={longestReliedOn}
          // The only thing that is asked here.
          autoFocus
          onChange={(event) => setReliedOn(event.target.value)}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {project ? words.into(project.name) : words.intoNone}
        </Typography>
      </Box>
    </ModalDialog>
  )
}
