import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded'
import Button from '@mui/material/Button'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'

/** Leads to a chat about the document. */
export function AskAboutDocument({ onAsk }: { onAsk: () => void }) {
  const { ask } = useDocumentCheckMessages()
  return (
    <Button variant="outlined" color="inherit" startIcon={<ChatBubbleOutlineRounded />} onClick={onAsk}>
      {ask}
    </Button>
  )
}
