import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type AnnotationColor, annotationColors, maxAnnotationNoteLength } from '#contract/annotations'
import { useEffect, useId, useRef, useState } from 'react'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Swatch } from './swatch.ts'

interface AnnotationFormProps {
  note: string
  color: AnnotationColor
  /** Told at once, so that the passage shows it. */
  onColor?: (color: AnnotationColor) => void
  onNote?: (note: string) => void
  /** What another tab or device saved since this was begun; what is saved here replaces it. */
  theirs?: { note: string; color: AnnotationColor } | null
  /** Resolves to whether it was saved. */
  onSave: (values: { note: string; color: AnnotationColor }) => Promise<boolean>
  onCancel: () => void
}

/** Colour and note of an annotation. Ctrl+Enter saves, Escape leaves it as it was. */
export function AnnotationForm({ note, color, onColor, onNote, theirs, onSave, onCancel }: AnnotationFormProps) {
  const { form } = useAnnotationMessages()
  const [values, setValues] = useState({ note, color })
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // Where it stands is settled by now, so that the page need not move.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const joined = theirs && !values.note.includes(theirs.note) ? `${theirs.note}\n\n${values.note}`.trim() : values.note
  const write = (written: string) => {
    setValues({ ...values, note: written })
    onNote?.(written)
  }

  async function save() {
    if (busy) return
    setBusy(true)
    if (!(await onSave({ ...values, note: values.note.trim() }))) setBusy(false)
  }

  return (
    <Box
      component="form"
      onSubmit={(event: React.SubmitEvent) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onCancel()
        } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
      }}
      sx={{ display: 'grid', gap: 1.25 }}
    >
      <ColorChoice
        color={values.color}
        onColor={(chosen) => {
          setValues({ ...values, color: chosen })
          onColor?.(chosen)
        }}
      />
      <TextField
        label={form.note}
        placeholder={form.placeholder}
        rows={3}
        ref={field}
        maxLength={maxAnnotationNoteLength}
        value={values.note}
        onChange={(event) => write(event.target.value)}
      />
      {theirs && <OtherWords words={theirs} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button size="small" color="inherit" onClick={onCancel}>
          {theirs ? form.useTheirs : form.cancel}
        </Button>
        {theirs && joined !== values.note && (
          <Button size="small" color="inherit" onClick={() => write(joined)}>
            {form.useBoth}
          </Button>
        )}
        <Button type="submit" size="small" variant="contained" disabled={busy}>
          {busy ? form.saving : theirs ? form.saveMine : form.save}
        </Button>
      </Box>
    </Box>
  )
}

/** The words that were saved elsewhere, above the choice of what to keep. */
function OtherWords({ words: { note, color } }: { words: { note: string; color: AnnotationColor } }) {
  const { form, colors } = useAnnotationMessages()
  return (
    <Box
      component="section"
      aria-label={form.theirs}
      sx={{
        borderLeft: 3,
        borderColor: 'warning.main',
        bgcolor: 'warning.light',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        display: 'grid',
        gap: 0.75,
      }}
    >
      <Box sx={{ typography: 'body2' }} role="alert">
        <strong>{form.theirs}.</strong> {form.theirsExplained}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2', fontWeight: 600 }}>
        <Swatch data-color={color} aria-hidden />
        {form.theirNote(colors[color])}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }} tabIndex={0}>
        {note === '' ? form.noNote : note}
      </Box>
    </Box>
  )
}

function ColorChoice({ color, onColor }: { color: AnnotationColor; onColor: (color: AnnotationColor) => void }) {
  const { form, colors } = useAnnotationMessages()
  const name = useId()
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'body2', fontWeight: 600 }}>
        {form.color}
        <Box component="span" aria-hidden sx={{ fontWeight: 400, color: 'text.secondary', ml: 1 }}>
          {colors[color]}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: { xs: 0.5, md: 0.25 }, ml: -0.5 }}>
        {annotationColors.map((option) => (
          <Box
            component="label"
            key={option}
            title={colors[option]}
            sx={{
              position: 'relative',
              display: 'grid',
              placeContent: 'center',
              width: { xs: 44, md: 38 },
              height: { xs: 44, md: 38 },
              cursor: 'pointer',
              borderRadius: 1,
              '&:has(:checked)': { boxShadow: (theme) => `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
            }}
          >
            <input
              type="radio"
              name={name}
              checked={option === color}
              aria-label={colors[option]}
              onChange={() => onColor(option)}
              style={{ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' }}
            />
            <Swatch data-color={option} aria-hidden />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
