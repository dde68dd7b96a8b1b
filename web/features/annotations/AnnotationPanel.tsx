import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Annotation, AnnotationColor } from '#contract/annotations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import type { MarkableText } from '../../reader/markable-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAnnotationState } from './annotation-state.tsx'
import { AnnotationRow } from './AnnotationRow.tsx'
import { ColorFilter } from './ColorFilter.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { countColors, isOfText, isPlaced, placeOf, type PlacedAnnotation } from './arrange.ts'
import type { AnnotationExtras } from './extras.ts'
import type { Marked } from './marked.ts'
import { useAnnotations } from './use-annotations.ts'

/** Rows that are rendered at first, and with each press for more. */
const step = 40

interface AnnotationPanelProps extends AnnotationExtras {
  marked: Marked
  /** Null while it loads. */
  text: MarkableText | null
  /** Leads to the passage of an annotation that is not on the screen, or not shown. */
  onGo: (annotation: PlacedAnnotation) => void
}

/** All annotations of a text beside it: by colour, each leading to its passage; last those whose passage is gone. */
export function AnnotationPanel({ marked, text, onGo, renderMore }: AnnotationPanelProps) {
  const { panel, lawPanel, keyboard, all } = useAnnotationMessages()
  const words = marked.kind === 'law' ? lawPanel : panel
  const { data, isError, isFetching, areTheirsMissing, refetch } = useAnnotations(marked)
  const { setSelecting } = useAnnotationState()
  const [color, setColor] = useState<AnnotationColor | null>(null)
  const [most, setMost] = useState(step)
  const jump = useJump(text, data ?? [], onGo)

  if (isError && !isFetching) return <RetryNotice words={panel.failed} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={panel.loading} rows={3} height={64} />
  const start = text && (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={() => setSelecting(true)}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      {keyboard.start}
    </Button>
  )
  if (data.length === 0)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{panel.none}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {words.noneAdvice}
        </Typography>
        <Box sx={{ mt: 2 }}>{start}</Box>
      </>
    )

  const counts = countColors(data)
  const chosen = counts.some((entry) => entry.color === color) ? color : null
  const shown = chosen === null ? data : data.filter((annotation) => annotation.color === chosen)
  const placed = shown.filter(isPlaced)
  const orphans = shown.filter((annotation) => !isPlaced(annotation))
  const isPresent = !text || isOfText(data, text.revision)
  const row = (annotation: Annotation) => (
    <AnnotationRow key={annotation.id} marked={marked} annotation={annotation} renderMore={renderMore} onJump={jump} />
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
          {words.changed}
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
            {words.orphans}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {words.orphansAdvice}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {orphans.map(row)}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {start}
        {data.some(({ author }) => author === null) && <ExportMenu size="small" chosen={{ case_id: marked.id }} />}
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }}>
        <TextLink to="/annotations" sx={{ color: 'primary.main', fontWeight: 600, display: 'inline-block', py: { xs: 1.25, md: 0 } }}>
          {all.open}
        </TextLink>
      </Typography>
    </>
  )
}

/** Leads to the passage of an annotation. The same function all along, since hundreds of rows hold it. */
function useJump(text: MarkableText | null, annotations: Annotation[], onGo: AnnotationPanelProps['onGo']) {
  const { setOpen } = useAnnotationState()
  const jump = (annotation: Annotation, from: Element) => {
    if (!isPlaced(annotation) || (text && !isOfText(annotations, text.revision))) return
    // On a narrow screen the list lies over the text.
    from.closest('dialog')?.close()
    // Behind another tab it is there, but hidden; of a long Act it may be elsewhere.
    if (text?.root.checkVisibility() && text.rangeOf(placeOf(annotation))) text.show(placeOf(annotation))
    else onGo(annotation)
    setOpen([annotation.id])
  }
  const latest = useRef(jump)
  useEffect(() => {
    latest.current = jump
  })
  return useCallback((annotation: Annotation, from: Element) => latest.current(annotation, from), [])
}
