import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type RedactionReport, maxReplacements, previewRedaction, redactCase } from '#contract/redactions'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { useToast } from '../../ui/toast.tsx'
import { RedactionPreview } from './RedactionPreview.tsx'

interface Replacement {
  key: number
  name: string
  initials: string
}

const empty = (key: number): Replacement => ({ key, name: '', initials: '' })

/** Which names, in which case, by which initials. The places are counted first; only then can it be done. */
export function RedactionForm() {
  const { redactions: words } = useAdministrationMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [caseId, setCaseId] = useState('')
  const [rows, setRows] = useState([empty(0)])
  const [everywhere, setEverywhere] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [preview, setPreview] = useState<RedactionReport | null>(null)
  const asked = { case_id: caseId, everywhere, replacements: rows.map(({ name, initials }) => ({ name, initials })) }
  const change = (key: number, given: Partial<Replacement>) => setRows(rows.map((row) => (row.key === key ? { ...row, ...given } : row)))

  async function count(event: SyntheticEvent) {
    event.preventDefault()
    setIsBusy(true)
    setProblem(null)
    try {
      setPreview(await call(previewRedaction, { body: asked }))
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }

  async function redact() {
    await call(redactCase, { body: asked })
    showToast(words.done(asked.replacements.map(({ initials }) => initials).join(', ')), { severity: 'success' })
    setRows([empty(0)])
    setCaseId('')
    await queryClient.invalidateQueries()
  }

  return (
    <Box component="form" onSubmit={(event) => void count(event)} sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Field
        label={words.caseId}
        helper={words.caseAdvice}
        value={caseId}
        required
        maxLength={120}
        onChange={(event) => setCaseId(event.target.value)}
      />
      {rows.map(({ key, name, initials }, index) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr auto', sm: '1fr 180px auto' }, gap: 1.5, alignItems: 'end' }}>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <Field
              label={rows.length === 1 ? words.name : words.nameOf(index + 1)}
              value={name}
              required
              maxLength={200}
              autoComplete="off"
              onChange={(event) => change(key, { name: event.target.value })}
            />
          </Box>
          <Field
            label={rows.length === 1 ? words.initials : words.initialsOf(index + 1)}
            value={initials}
            required
            maxLength={40}
            autoComplete="off"
            onChange={(event) => change(key, { initials: event.target.value })}
          />
          {rows.length > 1 && (
            <IconButton
              aria-label={words.remove(index + 1)}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
              sx={{ width: measures.touch, height: measures.touch }}
            >
              <DeleteOutlineRounded />
            </IconButton>
          )}
        </Box>
      ))}
      <Box
        component="label"
        sx={{
          display: 'flex',
          gap: 1.25,
          alignItems: 'center',
          minHeight: measures.touch,
          '& input': { width: 18, height: 18, m: 0, flex: 'none' },
        }}
      >
        <input type="checkbox" checked={everywhere} onChange={(event) => setEverywhere(event.target.checked)} />
        {words.everywhere}
      </Box>
      {problem !== null && <Notice severity="error">{problem}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {words.preview}
        </Button>
        {rows.length < maxReplacements && (
          <Button color="inherit" onClick={() => setRows([...rows, empty(rows.at(-1)!.key + 1)])}>
            {words.add}
          </Button>
        )}
      </Box>
      {preview && <RedactionPreview report={preview} onClose={() => setPreview(null)} onDo={redact} />}
    </Box>
  )
}
