import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Annotation, AnnotationColor } from '#contract/annotations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { type OpenJudgment, useOpenJudgment } from '../../reader/open-judgment.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAnnotationState } from './annotation-state.tsx'
import { AnnotationRow } from './AnnotationRow.tsx'
import { ColorFilter } from './ColorFilter.tsx'
import { countColors, isOfText, isPlaced, placeOf } from './arrange.ts'
import type { AnnotationExtras } from './extras.ts'
import { useAnnotations } from './use-annotations.ts'

/** Rows that are rendered at first, and with each press for more. */
const step = 40

/** All annotations of a case beside its text: by colour, each leading to its passage; last those whose passage is gone. */
export function AnnotationPanel({ caseId, renderMore }: { caseId: string } & AnnotationExtras) {
  const { panel, keyboard, all } = useAnnotationMessages()
  const judgment = useOpenJudgment()
  const { data, isError, isFetching, areTheirsMissing, refetch } = useAnnotations(caseId)
  const { setSelecting } = useAnnotationState()
  const [color, setColor] = useState<AnnotationColor | null>(null)
  const [most, setMost] = useState(step)
  const jump = useJump(judgment, data ?? [])

  if (isError && !isFetching) return <RetryNotice words={panel.failed} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={panel.loading} rows={3} height={64} />
  const start = judgment && (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={() => setSelecting(true)}
      sx={{ display: { xs: 'none', md: 'inline-flex' }, mt: 2 }}
    >
      {keyboard.start}
    </Button>
  )
  if (data.length === 0)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{panel.none}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {panel.noneAdvice}
        </Typography>
        {start}
      </>
    )

  const counts = countColors(data)
  const chosen = counts.some((entry) => entry.color === color) ? color : null
  const shown = chosen === null ? data : data.filter((annotation) => annotation.color === chosen)
  const placed = shown.filter(isPlaced)
  const orphans = shown.filter((annotation) => !isPlaced(annotation))
  const isPresent = !judgment || isOfText(data, judgment.revision)
  const row = (annotation: Annotation) => (
    <AnnotationRow key={annotation.id} caseId={caseId} annotation={annotation} renderMore={renderMore} onJump={jump} />
  )
  return (
    <>
      <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary', mb: 1 }}>
        {panel.count(shown.length)}
      </Typography>
      {areTheirsMissing && <RetryNotice severity="warning" words={panel.theirsFailed} onRetry={() => void refetch()} />}
      {counts.length > 1 && <ColorFilter counts={counts} chosen={chosen} onChoose={setColor} />}
      {!isPresent && (
        <Notice
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => location.reload()}>
              {panel.reload}
            </Button>
          }
        >
          {panel.changed}
        </Notice>
      )}
      <Box component="ul" aria-label={panel.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {placed.slice(0, most).map(row)}
      </Box>
      {placed.length > most && (
        <Button size="small" fullWidth variant="outlined" color="inherit" onClick={() => setMost(most + step)} sx={{ mt: 1 }}>
          {panel.more(Math.min(step, placed.length - most))}
        </Button>
      )}
      {orphans.length > 0 && (
        <Box component="section" aria-labelledby="orphans-title" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography id="orphans-title" component="h3" sx={{ fontWeight: 600 }}>
            {panel.orphans}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {panel.orphansAdvice}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {orphans.map(row)}
          </Box>
        </Box>
      )}
      {start}
      <Typography variant="body2" sx={{ mt: 2 }}>
        <TextLink to="/annotations" sx={{ color: 'primary.main', fontWeight: 600, display: 'inline-block', py: { xs: 1.25, md: 0 } }}>
          {all.open}
        </TextLink>
      </Typography>
    </>
  )
}

/** Leads to the passage of an annotation, also from another tab of the case. The same function all along, since hundreds of rows hold it. */
function useJump(judgment: OpenJudgment | null, annotations: Annotation[]) {
  const { setOpen } = useAnnotationState()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const jump = (annotation: Annotation, from: Element) => {
    if (!isPlaced(annotation) || (judgment && !isOfText(annotations, judgment.revision))) return
    // On a narrow screen the list lies over the text.
    from.closest('dialog')?.close()
    // Behind another tab of the case it is there, but hidden.
    if (judgment?.root.checkVisibility()) judgment.show(placeOf(annotation))
    else void navigate({ search, hash: `#p-${annotation.paragraph}` }, { state: state as unknown })
    setOpen([annotation.id])
  }
  const latest = useRef(jump)
  useEffect(() => {
    latest.current = jump
  })
  return useCallback((annotation: Annotation, from: Element) => latest.current(annotation, from), [])
}
