import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { NoteFolder } from '#contract/note-folders'
import { longestNoteTitle } from '#contract/notes'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { radii } from '../../ui/theme/tokens.ts'
import { useToast } from '../../ui/toast.tsx'
import { FolderSelect } from './FolderSelect.tsx'
import { addressOfNote } from './note-address.ts'
import { useNotes } from './use-notes.ts'

const templates = ['plain', 'memorandum', 'submissions'] as const

interface NewNoteDialogProps {
  folders: NoteFolder[]
  /** The one that is shown, which the note is for unless another is chosen. */
  folder: string | null
  /** What the note is put into. */
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

  async function submit() {
    if (busy) return
    if (title.trim() === '') {
      setWrong(true)
      return showToast(toasts.enterTitle, { severity: 'error' })
    }
    setBusy(true)
    const made = await notes.create({ title: title.trim(), content: beginnings[template], folder_id: chosen, project_id: project })
    setBusy(false)
    if (made) void navigate(addressOfNote(made.id), { replace: true })
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={busy}>
            {busy ? words.creating : words.create}
          </Button>
        </>
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
          maxLength={longestNoteTitle}
          placeholder={words.namePlaceholder}
          invalid={wrong}
          {...(wrong && { helper: toasts.enterTitle })}
          onChange={(event) => {
            setTitle(event.target.value)
            setWrong(false)
          }}
        />
        {folders.length > 0 && <FolderSelect label={words.folder} folders={folders} chosen={chosen} onChoose={setChosen} />}
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1 }}>
          <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 600 }}>
            {words.template}
          </Box>
          {templates.map((one) => (
            <Box
              key={one}
              component="label"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                columnGap: 1.5,
                alignItems: 'center',
                px: 1.5,
                py: 1,
                border: 1,
                borderColor: template === one ? 'primary.main' : 'divider',
                bgcolor: template === one ? 'primary.light' : 'transparent',
                borderRadius: `${radii.field}px`,
                cursor: 'pointer',
              }}
            >
              <Box
                component="input"
                type="radio"
                name={`${formId}-template`}
                checked={template === one}
                onChange={() => setTemplate(one)}
                sx={{ width: 18, height: 18, m: 0, accentColor: (theme) => theme.vars.palette.primary.main }}
              />
              <span>
                <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {words.templates[one].name}
                </Box>
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {words.templates[one].about}
                </Box>
              </span>
            </Box>
          ))}
        </Box>
      </Box>
    </ModalDialog>
  )
}
