import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { NoteFolder } from '#contract/note-folders'
import { maxNoteTitleLength } from '#contract/notes'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { useProjectToFill } from '../../ui/chosen-project.ts'
import { useToast } from '../../ui/toast.tsx'
import { FolderSelect } from './FolderSelect.tsx'
import { addressOfNote } from './note-address.ts'
import { useNotes } from './use-notes.ts'

const templates = ['plain', 'memorandum', 'submissions'] as const

interface NewNoteDialogProps {
  folders: NoteFolder[]
  /** The one that is shown, which the note is for unless another is chosen. */
  folder: string | null
  /** What the note is put into; null for the project that is worked on. */
  project: string | null
  onClose: () => void
}

/** Title, folder and what the note begins with; then it opens. */
export function NewNoteDialog({ folders, folder, project, onClose }: NewNoteDialogProps) {
  const { create: words, beginnings, toasts } = useNoteMessages()
  const showToast = useToast()
  const notes = useNotes()
  const navigate = useNavigate()
  const formId = useId()
  const [title, setTitle] = useState('')
  const [wrong, setWrong] = useState(false)
  const [chosen, setChosen] = useState(folder)
  const [template, setTemplate] = useState<(typeof templates)[number]>('plain')
  const [busy, setBusy] = useState(false)
  const matter = useProjectToFill()
  const projectId = project ?? matter?.id ?? null

  async function submit() {
    if (busy) return
    if (title.trim() === '') {
      setWrong(true)
      return showToast(toasts.enterTitle, { severity: 'error' })
    }
    setBusy(true)
    const made = await notes.create({ title: title.trim(), content: beginnings[template], folder_id: chosen, project_id: projectId })
    setBusy(false)
    if (made) void navigate(addressOfNote(made.id), { replace: true, state: { writes: true } })
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <FormActions form={formId} cancel={words.cancel} submit={busy ? words.creating : words.create} isBusy={busy} onCancel={onClose} />
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <Field
          label={words.name}
          value={title}
          autoFocus
          maxLength={maxNoteTitleLength}
          placeholder={words.namePlaceholder}
          invalid={wrong}
          {...(wrong && { helper: toasts.enterTitle })}
          onChange={(event) => {
            setTitle(event.target.value)
            setWrong(false)
          }}
        />
        {project === null && matter && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.intoProject(matter.name)}
          </Typography>
        )}
        {folders.length > 0 && <FolderSelect label={words.folder} folders={folders} chosen={chosen} onChoose={setChosen} />}
        <ChoiceCards
          legend={words.template}
          choices={templates.map((value) => ({ value, label: words.templates[value].name, says: words.templates[value].about }))}
          chosen={template}
          onChoose={setTemplate}
        />
      </Box>
    </ModalDialog>
  )
}
