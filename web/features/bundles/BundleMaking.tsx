import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Bundle, BundleFile } from '#contract/bundles'
import { useState } from 'react'
import { useBundleMessages } from '../../messages/bundles.ts'
import { DoubtfulDialog, type DoubtfulAuthority } from '../../ui/DoubtfulDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import { type Doubtful, bundleFile, oneBundle, useBundleCalls, useBundleNews } from './queries.ts'

interface BundleMakingProps {
  id: string
  bundle: Bundle
  isDirty: boolean
  saving: boolean
  onSave: () => Promise<boolean>
  mayChange: boolean
  /** The list is written with the bundle, by one press. */
  inOneGo?: boolean
}

/** What leaves the house: nothing doubtful unasked, and what is written is what is kept, so that it is saved first. */
type Wanted = 'papers' | 'bundle' | 'docx' | 'pdf' | 'table'

/** The PDF of the bundle and the list apart from it: made, followed, cancelled and fetched. */
export function BundleMaking({ id, bundle, isDirty, saving, onSave, mayChange, inOneGo = false }: BundleMakingProps) {
  const { make, papers, save } = useBundleMessages()
  const title = inOneGo ? papers.title : make.title
  const client = useQueryClient()
  const showToast = useToast()
  const calls = useBundleCalls(id)
  const { data: file } = useQuery(bundleFile(id))
  useBundleNews(id)
  const [asked, setAsked] = useState<{ wanted: Wanted; doubtful: DoubtfulAuthority[] } | null>(null)
  const [busy, setBusy] = useState(false)
  const chosen = bundle.authorities.filter(({ included }) => included)
  const silent = chosen.filter(({ kind, marks, holding }) => kind === 'case' && marks === 0 && holding === '')
  const fail = (words: string, error: unknown) =>
    showToast(`${words}: ${error instanceof Error ? error.message : ''}`, { severity: 'error', about: 'bundle-file' })

  async function take(wanted: Wanted, doubtful: Doubtful) {
    setAsked(null)
    setBusy(true)
    try {
      if (wanted === 'papers') saveFile(await calls.list('docx', doubtful))
      if (wanted === 'papers' || wanted === 'bundle') await calls.make(doubtful)
      else saveFile(await (wanted === 'table' ? calls.table(doubtful) : calls.list(wanted, doubtful)))
    } catch (error) {
      fail(wanted === 'papers' || wanted === 'bundle' ? make.failed : make.listFailed, error)
    }
    setBusy(false)
  }
  /** Saves first, since the library then says what it knows of what was added; asks where something is doubtful. */
  async function ask(wanted: Wanted) {
    if (isDirty && !(await onSave())) return
    const present = client.getQueryData(oneBundle(id).queryKey) ?? bundle
    const doubtful = present.authorities.flatMap(({ key, title, citation, doubt, included }) =>
      doubt !== null && included ? [{ id: key, text: [title, citation].filter((one) => one !== null).join(' '), doubt }] : [],
    )
    if (doubtful.length > 0) setAsked({ wanted, doubtful })
    else await take(wanted, 'mark')
  }
  const fetchFile = () => void calls.download().then(saveFile, (error: unknown) => fail(make.downloadFailed, error))
  const cancel = () =>
    void calls.cancel().then(
      () => showToast(make.cancelled, { about: 'bundle-file' }),
      (error: unknown) => fail(make.failed, error),
    )
  const isMaking = file?.status === 'making'
  const isIdle = !busy && !saving && !isMaking && chosen.length > 0

  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5, display: 'grid', gap: 1.5, position: { lg: 'sticky' }, top: { lg: 88 } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {file && <FileState file={file} onCancel={cancel} onFetch={fetchFile} />}
      {silent.length > 0 && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{make.silent(silent.length)}</Box>}
      {mayChange && (
        <Button variant="outlined" disabled={!isDirty || saving} onClick={() => void onSave()}>
          {saving ? save.saving : isDirty || bundle.updated_at === null ? save.button : save.saved}
        </Button>
      )}
      <Button
        variant={file?.status === 'ready' && !file.stale && !isDirty ? 'outlined' : 'contained'}
        disabled={!isIdle}
        onClick={() => void ask(inOneGo ? 'papers' : 'bundle')}
      >
        {inOneGo ? make.inOneGo : file?.status === 'ready' ? make.again : make.button}
      </Button>
      {inOneGo && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{make.inOneGoExplained}</Box>}
      {(['docx', 'pdf', 'table'] as const).map((format) => (
        <Button key={format} variant="text" disabled={!isIdle} onClick={() => void ask(format)} sx={{ justifyContent: 'flex-start' }}>
          {{ docx: make.word, pdf: make.pdf, table: make.table }[format]}
        </Button>
      ))}
      {asked && (
        <DoubtfulDialog doubtful={asked.doubtful} onChoice={(choice) => void take(asked.wanted, choice)} onClose={() => setAsked(null)} />
      )}
    </Card>
  )
}

function FileState({ file, onCancel, onFetch }: { file: BundleFile; onCancel: () => void; onFetch: () => void }) {
  const { make } = useBundleMessages()
  const { status, done, total, pages, bytes, stale, expires_at: expiresAt } = file
  if (status === 'none') return null
  if (status === 'failed') return <Notice severity="error">{make.stopped}</Notice>
  if (status === 'making')
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box component="output" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {total === 0 ? make.begins : make.making(done, total)}
        </Box>
        <LinearProgress aria-label={make.progress} {...(total > 0 && { variant: 'determinate', value: (done / total) * 100 })} />
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {make.cancel}
        </Button>
      </Box>
    )
  if (stale) return <Notice severity="warning">{make.stale}</Notice>
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="output" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {make.ready(pages ?? 0, bytes ?? 0)}
      </Box>
      <Button variant="contained" onClick={onFetch}>
        {make.download}
      </Button>
      {expiresAt !== null && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{make.until(new Date(expiresAt))}</Box>}
    </Box>
  )
}
