import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RedactionReport } from '#contract/administration'
import { useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

interface RedactionPreviewProps {
  report: RedactionReport
  onClose: () => void
  onDo: () => Promise<void>
}

/** What a redaction would change, before it is done for good. */
export function RedactionPreview({ report, onClose, onDo }: RedactionPreviewProps) {
  const words = useAdministrationMessages()
  const { redactions: own } = words
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run() {
    setIsBusy(true)
    setProblem(null)
    try {
      await onDo()
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }

  return (
    <ModalDialog
      title={own.previewTitle}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void run()}>
            {own.do}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {report.documents.map(({ case_id: id, places }) => (
            <li key={id}>
              <TextLink to={`/cases/${id}`}>{id}</TextLink>: {own.places(places)}
            </li>
          ))}
        </Box>
        {report.also_naming.length > 0 && (
          <Box>
            {own.alsoNaming(report.also_naming.length)}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {report.also_naming.map((id) => (
                <li key={id}>
                  <TextLink to={`/cases/${id}`}>{id}</TextLink>
                </li>
              ))}
            </Box>
          </Box>
        )}
        <div>{own.besides(report.answers, report.mails)}</div>
        {report.lone_words > 0 && <Notice severity="warning">{own.loneWords(report.lone_words)}</Notice>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {own.backups}
        </Typography>
        {problem !== null && <Notice severity="error">{problem}</Notice>}
      </Box>
    </ModalDialog>
  )
}
