import { sayReason } from '#contract/reasons/say-reason'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type UploadOutcome, largestUpload } from '#contract/library'
import { useEffect, useSyncExternalStore } from 'react'
import { Link as RouterLink } from 'react-router'
import { motion } from '../../ui/theme/tokens.ts'
import { useImportReasons } from '../../messages/import-reasons.ts'
import { useLibraryMessages } from '../../messages/library.ts'
import { fromLibrary } from './from-library.ts'
import { type Upload, isOver, uploadQueue } from './upload-queue.ts'

/** Records named of a file that holds many. */
const maxNamed = 5

/** The files on their way, each with how far it is and what became of it. */
export function UploadList() {
  const { uploads: words } = useLibraryMessages()
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read)
  const finished = uploads.filter(isOver).length
  const busy = finished < uploads.length

  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [busy])

  if (uploads.length === 0) return null
  return (
    <Card component="section" aria-labelledby="uploads-title" sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: { xs: 2, sm: 2.5 }, py: 1, minHeight: 52 }}>
        <Typography variant="h3" component="h2" id="uploads-title" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
          {busy ? words.title : words.over}
        </Typography>
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary', flex: { xs: 1, sm: 'none' } }}>
          {words.said(finished, uploads.length)}
        </Typography>
        {finished > 0 && (
          <Button size="small" color="inherit" onClick={uploadQueue.clear}>
            {words.clear}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uploads.map((one) => (
          <UploadRow key={one.id} upload={one} />
        ))}
      </Box>
    </Card>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { uploads: words, size } = useLibraryMessages()
  const { id, file, state, share, outcomes, problem } = upload
  const moving = state === 'uploading' || state === 'reading'
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, sm: 2.5 }, py: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 36 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Box>
          <Typography variant="body2" sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}>
            {[size(file.size), stateWords(), problemWords()].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {!isOver(upload) && (
          <Button size="small" color="inherit" aria-label={words.stopNamed(file.name)} onClick={() => uploadQueue.stop(id)}>
            {words.stop}
          </Button>
        )}
        {(state === 'stopped' || (state === 'failed' && typeof problem === 'string')) && (
          <Button size="small" aria-label={words.againNamed(file.name)} onClick={() => uploadQueue.again(id)}>
            {words.again}
          </Button>
        )}
      </Box>
      {moving && (
        <Box
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no browser lets its own be drawn as a hairline
          role="progressbar"
          aria-label={words.progress(file.name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          sx={{ height: 4, mt: 0.75, borderRadius: 2, bgcolor: 'fill.inset', overflow: 'hidden' }}
        >
          <Box sx={{ height: 1, bgcolor: 'primary.main', width: `${share * 100}%`, transition: `width ${motion.calm}` }} />
        </Box>
      )}
      {outcomes.slice(0, maxNamed).map((outcome) => (
        <OutcomeLine key={outcome.file} outcome={outcome} />
      ))}
      {outcomes.length > maxNamed && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {words.more(outcomes.length - maxNamed)}
        </Typography>
      )}
    </Box>
  )

  function stateWords() {
    if (state === 'done') return null
    return state === 'uploading' ? words.states.uploading(Math.round(share * 100)) : words.states[state]
  }
  function problemWords() {
    if (problem === null || typeof problem === 'string') return problem
    return problem.refused === 'empty' ? words.empty : words.tooLarge(size(largestUpload))
  }
}

const hues = {
  added: 'success',
  updated: 'success',
  unchanged: 'info',
  flagged: 'warning',
  withheld: 'warning',
  rejected: 'error',
} as const

/** What became of a document, and why where there is something to say. */
function OutcomeLine({ outcome: { file, outcome, case_id: caseId, reason_codes: reasons } }: { outcome: UploadOutcome }) {
  const { uploads: words } = useLibraryMessages()
  const messages = useImportReasons()
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', mt: 0.5, pl: 1.25, borderLeft: 3, borderColor: `${hues[outcome]}.main` }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600, color: `${hues[outcome]}.main` }}>
          {words.outcomes[outcome]}
        </Box>
        {reasons.length > 0 && `. ${reasons.map((one) => sayReason(one, messages)).join('; ')}`}
      </Typography>
      {caseId !== null && outcome !== 'withheld' && (
        <Button
          component={RouterLink}
          to={`/cases/${encodeURIComponent(caseId)}`}
          state={fromLibrary}
          size="small"
          aria-label={words.readNamed(file)}
        >
          {words.read}
        </Button>
      )}
    </Box>
  )
}
