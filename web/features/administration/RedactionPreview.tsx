import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RedactionReport } from '#contract/redactions'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AskDialog } from './AskDialog.tsx'

interface RedactionPreviewProps {
  report: RedactionReport
  onClose: () => void
  onDo: () => Promise<void>
}

/** What a redaction would change, before it is done for good. */
export function RedactionPreview({ report, onClose, onDo }: RedactionPreviewProps) {
  const { redactions: own } = useAdministrationMessages()
  return (
    <AskDialog title={own.previewTitle} does={own.do} width={560} onClose={onClose} onDo={onDo}>
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
    </AskDialog>
  )
}
