import { uploadImport } from '#contract/imports'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '../../api/upload.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { DropFrame } from '../../ui/DropFrame.tsx'
import { useToast } from '../../ui/toast.tsx'

/** A frame into which a folder of judgments is dropped: it is imported, and the import is shown. */
export function ImportDrop() {
  const { imports: words } = useAdministrationMessages()
  const navigate = useNavigate()
  const showToast = useToast()
  const [share, setShare] = useState<number | null>(null)

  async function send(files: File[]) {
    if (files.length === 0 || share !== null) return
    setShare(0)
    try {
      await upload(uploadImport, {}, files, { signal: new AbortController().signal, onProgress: setShare })
      void navigate('/admin?tab=imports')
    } catch (error) {
      showToast((error as Error).message, { severity: 'error', about: 'import' })
      setShare(null)
    }
  }

  return (
    <DropFrame onFiles={(files) => void send(files)} accept="" multiple choose={words.upload} variant="outlined" testId="import-drop">
      {() => (
        <>
          <Typography variant="h3">{share === null ? words.drop : words.uploading(share)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {words.lead}
          </Typography>
        </>
      )}
    </DropFrame>
  )
}
