import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReportKind, maxReportLength, maxReportedQuoteLength, reportKinds, reportMistake } from '#contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useReportsMessages } from '../../messages/reports.ts'
import { Choice } from '../../ui/Choice.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Reported } from '../../ui/report-store.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/toast.tsx'
import { reportsKey } from './queries.ts'

/** What is wrong, in the reader's words; what fails to be sent stays in the form. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const messages = useReportsMessages()
  const { form } = messages
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const [kind, setKind] = useState<ReportKind>(reported.about === 'treatment' ? 'treatment' : reported.quote === '' ? 'record' : 'text')
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const quote = reported.quote.trim().slice(0, maxReportedQuoteLength)

  async function send() {
    if (words.trim() === '') {
      setProblem(form.empty)
      return
    }
    setIsBusy(true)
    setProblem(null)
    try {
      const { caseId, about, place } = reported
      await call(reportMistake, { body: { case_id: caseId, about, place, kind, quote, words } })
      onClose()
      showToast(form.sent, { severity: 'success', action: { label: form.see, run: () => void navigate('/reports') } })
      await queryClient.invalidateQueries({ queryKey: reportsKey })
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }

  return (
    <ModalDialog
      title={form.title}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void send()}>
            {form.send}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{form.lead}</Typography>
        {quote !== '' && (
          <Box
            component="blockquote"
            aria-label={form.quote}
            sx={{
              m: 0,
              pl: 1.5,
              borderLeft: 3,
              borderColor: 'divider',
              fontFamily: 'serif',
              maxHeight: 120,
              overflowY: 'auto',
              overflowWrap: 'anywhere',
            }}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
            tabIndex={0}
          >
            {quote}
          </Box>
        )}
        <Choice label={form.kind} value={kind} onChange={(value) => setKind(value as ReportKind)}>
          {reportKinds.map((one) => (
            <option key={one} value={one}>
              {messages.kinds[one]}
            </option>
          ))}
        </Choice>
        <TextField
          label={form.words}
          helper={form.help}
          rows={4}
          maxLength={maxReportLength}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {problem !== null && <Notice severity="error">{problem}</Notice>}
      </Box>
    </ModalDialog>
  )
}
