import CloseRounded from '@mui/icons-material/CloseRounded'
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import type { Quoting } from '../../reader/quoting.ts'
import { placeOf, type PlacedAnnotation } from './arrange.ts'
import { EditForm } from './EditForm.tsx'
import type { AnnotationExtras } from './extras.ts'
import { FloatingCard } from './FloatingCard.tsx'
import type { Marked } from './marked.ts'
import { Swatch } from './swatch.ts'
import { useAnnotating } from './use-annotating.ts'
import { useCopyQuote } from './use-copy-quote.ts'
import { useEditing } from './use-editing.ts'

interface AnnotationCardProps extends AnnotationExtras {
  marked: Marked
  quoting: Quoting
  /** Those that lie where the reader pressed. */
  annotations: PlacedAnnotation[]
  range: Range
  onClose: () => void
}

/** The notes of the annotations at a place, over the text. */
export function AnnotationCard({ marked, quoting, annotations, range, renderMore, onClose }: AnnotationCardProps) {
  const { card } = useAnnotationMessages()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <FloatingCard
      range={range}
      side="below"
      width={392}
      label={annotations.length === 1 ? card.label : card.several(annotations.length)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Box ref={place} tabIndex={-1} sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 0.5, pt: 0.5, outline: 0 }}>
        <Box sx={{ flex: 1, typography: 'label', color: 'text.secondary' }}>
          {annotations.length === 1 ? card.label : card.several(annotations.length)}
        </Box>
        <IconButton size="small" aria-label={card.close} onClick={onClose}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      {annotations.map((annotation) => (
        <OpenAnnotation key={annotation.id} marked={marked} quoting={quoting} annotation={annotation} renderMore={renderMore} />
      ))}
    </FloatingCard>
  )
}

interface OpenAnnotationProps extends AnnotationExtras {
  marked: Marked
  quoting: Quoting
  annotation: PlacedAnnotation
}

function OpenAnnotation({ marked, quoting, annotation, renderMore }: OpenAnnotationProps) {
  const { card, colors } = useAnnotationMessages()
  const annotating = useAnnotating(marked)
  const copyQuote = useCopyQuote(quoting)
  const editing = useEditing(marked, annotation, { resumes: true })
  const { edit, begin } = editing
  const { note, color, author } = annotation
  if (edit)
    return (
      <Box sx={{ p: 2, pt: 0.5 }}>
        <EditForm editing={editing} />
      </Box>
    )
  return (
    <Box sx={{ px: 2, pb: 1, '& + &': { borderTop: 1, borderColor: 'divider', pt: 1.5 } }}>
      {author && <Box sx={{ typography: 'body2', fontWeight: 600, pb: 0.5, overflowWrap: 'anywhere' }}>{card.by(author.name)}</Box>}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Swatch data-color={color} aria-hidden />
        <Box component="span" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
          {colors[color]}
        </Box>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 28,
            pt: '3px',
            maxHeight: 240,
            overflowY: 'auto',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            color: note === '' ? 'text.secondary' : 'text.primary',
          }}
        >
          {note === '' ? card.noNote : note}
        </Box>
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', mx: -1, mt: 0.75, '& .MuiButton-root': { px: 1, minWidth: 0, color: 'text.secondary' } }}
      >
        {!author && (
          <Button size="small" color="inherit" startIcon={<EditOutlined />} onClick={begin}>
            {note === '' ? card.addNote : card.edit}
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<ContentCopyRounded />} onClick={() => void copyQuote(placeOf(annotation))}>
          {card.copy}
        </Button>
        {!author && renderMore?.(annotation, 'card')}
        {!author && (
          <Button size="small" color="inherit" startIcon={<DeleteOutlineRounded />} onClick={() => void annotating.delete(annotation)}>
            {card.delete}
          </Button>
        )}
      </Box>
    </Box>
  )
}
