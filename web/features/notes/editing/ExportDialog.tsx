import Box from '@mui/material/Box'
import { citationStyles } from '#contract/citations'
import { exportNote, listNoteDoubts, noteFormats, noteTemplates } from '#contract/note-exports'
import { useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useCitationMessages } from '../../../messages/citations.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { type DoubtfulAuthority, DoubtfulDialog } from '../../../ui/DoubtfulDialog.tsx'
import { FormActions } from '../../../ui/FormActions.tsx'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { measures } from '../../../ui/theme/tokens.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useFailureWords } from '../use-notes.ts'

/** Takes a note along as a file, after what it rests on was looked at. */
export function ExportDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const { leaving: words } = useNoteEditorMessages()
  const { styles } = useCitationMessages()
  const showToast = useToast()
  const wordsOf = useFailureWords()
  const formId = useId()
  const [format, setFormat] = useState<(typeof noteFormats)[number]>('docx')
  const [template, setTemplate] = useState<(typeof noteTemplates)[number]>('plain')
  const [style, setStyle] = useState<(typeof citationStyles)[number]>('standard')
  const [withCitations, setWithCitations] = useState(true)
  const [withReferences, setWithReferences] = useState(true)
  const [doubtful, setDoubtful] = useState<readonly DoubtfulAuthority[]>([])
  const [busy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showToast(wordsOf(words.failed, error), { severity: 'error', about: `export:${note}` })
    }
    setBusy(false)
  }
  const save = (choice: 'mark' | 'leave out') =>
    attempt(async () => {
      setDoubtful([])
      const query = { format, template_id: template, style, doubtful: choice }
      const flags = { include_citations: String(withCitations), include_references: String(withReferences) }
      saveFile(await call(exportNote, { params: { id: note }, query: { ...query, ...flags } }))
      onClose()
    })
  /** Nothing doubtful leaves the house unasked. */
  const ask = () =>
    attempt(async () => {
      const { results } = await call(listNoteDoubts, { params: { id: note } })
      if (results.length === 0) await save('mark')
      else setDoubtful(results)
    })

  if (doubtful.length > 0) return <DoubtfulDialog doubtful={doubtful} onChoice={(choice) => void save(choice)} onClose={onClose} />
  const check = (label: string, checked: boolean, onChange: (checked: boolean) => void) => (
    <Box component="label" sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minHeight: measures.touch, cursor: 'pointer' }}>
      <Box
        component="input"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ width: 18, height: 18, m: 0, accentColor: (theme) => theme.vars.palette.primary.main }}
      />
      {label}
    </Box>
  )
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <FormActions form={formId} cancel={words.cancel} submit={busy ? words.writing : words.save} isBusy={busy} onCancel={onClose} />
      }
    >
      <Box
        component="form"
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        <Choice label={words.format} value={format} onChange={(chosen) => setFormat(noteFormats.find((one) => one === chosen) ?? 'docx')}>
          {noteFormats.map((one) => (
            <option key={one} value={one}>
              {words.formats[one]}
            </option>
          ))}
        </Choice>
        <Choice
          label={words.template}
          value={template}
          onChange={(chosen) => setTemplate(noteTemplates.find((one) => one === chosen) ?? 'plain')}
        >
          {noteTemplates.map((one) => (
            <option key={one} value={one}>
              {words.templates[one]}
            </option>
          ))}
        </Choice>
        <Choice
          label={words.style}
          value={style}
          onChange={(chosen) => setStyle(citationStyles.find((one) => one === chosen) ?? 'standard')}
        >
          {citationStyles.map((one) => (
            <option key={one} value={one}>
              {styles[one]}
            </option>
          ))}
        </Choice>
        <Box sx={{ flexBasis: '100%', display: 'grid' }}>
          {check(words.withCitations, withCitations, setWithCitations)}
          {check(words.withReferences, withReferences, setWithReferences)}
        </Box>
      </Box>
    </ModalDialog>
  )
}
