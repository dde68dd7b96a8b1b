import UploadFileRounded from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { startImport, uploadImport } from '#contract/imports'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Choice } from '../../ui/Choice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ImportRow } from './ImportRow.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Part } from './Part.tsx'
import { importRuns, importSources } from './queries.ts'

/** Imports into the public library: begun from here, followed while they run, told afterwards. */
export function ImportsPart() {
  const { imports: words } = useAdministrationMessages()
  const query = useInfiniteQuery(importRuns)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Part title={words.title} lead={words.lead} action={<UploadButton />}>
        <FromServer />
      </Part>
      <Part title={words.list}>
        <PagedList query={query} label={words.list} none={words.none}>
          {(run) => <ImportRow key={run.id} run={run} />}
        </PagedList>
      </Part>
    </Box>
  )
}

function useBegun() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: importRuns.queryKey })
}

function UploadButton() {
  const { imports: words } = useAdministrationMessages()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const showToast = useToast()
  const begun = useBegun()

  async function send(files: File[]) {
    if (files.length === 0) return
    setShare(0)
    try {
      await upload(uploadImport, {}, files, { signal: new AbortController().signal, onProgress: setShare })
      await begun()
    } catch (error) {
      showToast((error as Error).message, { severity: 'error' })
    } finally {
      setShare(null)
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.upload}
        onChange={(event) => {
          void send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button variant="contained" startIcon={<UploadFileRounded />} disabled={share !== null} onClick={() => input.current?.click()}>
        {share === null ? words.upload : words.uploading(share)}
      </Button>
    </>
  )
}

/** What lies in the folder that the operator set aside. */
function FromServer() {
  const words = useAdministrationMessages()
  const { imports: own } = words
  const { data } = useQuery(importSources)
  const [chosen, setChosen] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const showToast = useToast()
  const begun = useBegun()
  if (!data) return null
  if (data.folder === null || data.entries.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {data.folder === null ? own.noFolder : own.emptyFolder}
      </Typography>
    )

  async function begin() {
    setIsBusy(true)
    try {
      await call(startImport, { body: { name: chosen } })
      await begun()
    } catch (error) {
      showToast((error as Error).message, { severity: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Box component="section" aria-label={own.fromServer} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {own.folder(data.folder)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', '& > div': { flex: { sm: '0 1 360px' } } }}>
        <Choice label={own.choose} value={chosen} onChange={setChosen}>
          <option value="">{own.everything}</option>
          {data.entries.map(({ name, is_folder: isFolder, bytes }) => (
            <option key={name} value={name}>
              {isFolder ? `${name}/` : `${name} (${words.size(bytes ?? 0)})`}
            </option>
          ))}
        </Choice>
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void begin()} sx={{ minHeight: { md: 40 } }}>
          {own.begin}
        </Button>
      </Box>
    </Box>
  )
}
