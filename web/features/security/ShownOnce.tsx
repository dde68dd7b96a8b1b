import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { copyText } from '../../ui/clipboard.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Secret } from './Secret.tsx'

interface ShownOnceProps {
  title: string
  lead: string
  label: string
  secret: string
  words: { copy: string; copied: string; notCopied: string; done: string }
  onClose: () => void
}

/** Something secret that is shown this once, to be kept elsewhere. */
export function ShownOnce({ title, lead, label, secret, words, onClose }: ShownOnceProps) {
  const showToast = useToast()
  async function copy() {
    const copied = await copyText(secret)
    showToast(copied ? words.copied : words.notCopied, { severity: copied ? 'success' : 'error' })
  }
  return (
    <ModalDialog
      title={title}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <Button variant="contained" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pb: 1 }}>
        <span>{lead}</span>
        <Secret label={label}>{secret}</Secret>
      </Box>
    </ModalDialog>
  )
}
