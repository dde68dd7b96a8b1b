import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { maxTextLength } from '#contract/citations'
import { type FormEvent, useState } from 'react'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { DropFrame } from '../../ui/DropFrame.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CheckState } from './use-check.ts'

interface CheckFormProps {
  /** The text that stands in the field at first. */
  given: string
  state: Exclude<CheckState, { at: 'done' }>
  onText: (text: string) => void
  onFile: (file: File) => void
  onStop: () => void
}

/** Where a document comes in: a file or pasted text. */
export function CheckForm({ given, state, onText, onFile, onStop }: CheckFormProps) {
  const { form, failed } = useDocumentCheckMessages()
  const [text, setText] = useState(given)
  const problem = state.at === 'start' ? state.problem : null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') onText(text)
  }

  if (state.at !== 'start') return <Running state={state} onStop={onStop} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 880 }}>
      {problem && <Notice severity="error">{problem === 'too-large' ? form.tooLarge : `${failed}: ${problem.message}`}</Notice>}
      <FileField onFile={onFile} />
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            color: 'text.secondary',
            typography: 'body2',
            '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
          }}
        >
          {form.or}
        </Box>
        <TextField
          label={form.text}
          placeholder={form.hint}
          rows={10}
          maxLength={maxTextLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={text.trim() === ''} sx={{ justifySelf: { xs: 'stretch', sm: 'start' }, px: 4 }}>
          {form.check}
        </Button>
      </Box>
    </Box>
  )
}

function FileField({ onFile }: { onFile: (file: File) => void }) {
  const { form } = useDocumentCheckMessages()
  const take = ([file]: File[]) => {
    if (file) onFile(file)
  }
  return (
    <DropFrame onFiles={take} accept=".docx,.pdf,.txt" choose={form.choose} variant="outlined" testId="check-drop">
      {(isOver) => (
        <>
          <Typography variant="h3" component="h2">
            {isOver ? form.fileNow : form.file}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {form.limits}
          </Typography>
        </>
      )}
    </DropFrame>
  )
}

type RunningState = Extract<CheckState, { at: 'sending' | 'checking' }>

/** How far the check has come, as the server tells; where it cannot be counted the bar only moves. */
function Running({ state, onStop }: { state: RunningState; onStop: () => void }) {
  const { progress: words } = useDocumentCheckMessages()
  const share = shareOf(state)
  const said = state.at === 'sending' ? words.sending(Math.round(state.share * 100)) : words.stages[state.progress?.stage ?? 'looking up']
  const counted =
    state.at === 'checking' && state.progress && state.progress.total > 0 ? words.of(state.progress.done, state.progress.total) : ''
  return (
    <Card component="output" sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 880, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h3" component="p">
          {said}
        </Typography>
        <Typography aria-hidden sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {counted}
        </Typography>
      </Box>
      <LinearProgress aria-label={said} {...(share !== null && { variant: 'determinate', value: share * 100 })} />
      <Button variant="outlined" color="inherit" onClick={onStop} sx={{ justifySelf: 'start' }}>
        {words.stop}
      </Button>
    </Card>
  )
}

function shareOf(state: RunningState): number | null {
  if (state.at === 'sending') return state.share
  const { done = 0, total = 0 } = state.progress ?? {}
  return total > 0 ? done / total : null
}
