import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Annotation } from '#contract/annotations'
import { memo } from 'react'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { isPlaced, shorten } from './arrange.ts'
import { EditForm } from './EditForm.tsx'
import type { AnnotationExtras } from './extras.ts'
import type { Marked } from './marked.ts'
import { MarkedIn } from './MarkedIn.tsx'
import { Swatch } from './swatch.ts'
import { useAnnotating } from './use-annotating.ts'
import { useEditing } from './use-editing.ts'

/** Letters of a passage that its row shows. */
const quoteLength = 160

/** Plain elements under one style sheet, since there may be hundreds. */
const Item = styled('li')(({ theme }) => {
  const { palette } = theme.vars
  const bare = { border: 0, background: 'none', font: 'inherit', color: 'inherit', cursor: 'pointer', borderRadius: radii.field }
  return {
    padding: '10px 0',
    borderTop: `1px solid ${palette.divider}`,
    '&:first-of-type': { borderTop: 0 },
    '.head': { display: 'flex', alignItems: 'center', gap: 8 },
    '.place': { fontSize: '0.8125rem', fontWeight: 600, color: palette.primary.main },
    '.color': { fontSize: '0.8125rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
    '.tools:not([hidden])': { display: 'flex', marginLeft: 'auto', marginRight: -6 },
    '.tools button': { ...bare, display: 'grid', placeContent: 'center', width: 32, height: 32, padding: 0, color: palette.text.secondary },
    '.tools button:hover': { color: palette.text.primary, background: palette.fill.inset },
    [theme.breakpoints.down('md')]: { '.tools button': { width: measures.touch, height: measures.touch } },
    '.tools svg': { fontSize: 18 },
    '.jump': { ...bare, display: 'block', width: '100%', padding: '4px 0', textAlign: 'left' },
    '.jump:hover q': { textDecoration: 'underline' },
    q: { fontFamily: theme.typography.h1.fontFamily, fontSize: '0.9375rem', lineHeight: 1.45, overflowWrap: 'anywhere', quotes: '"“" "”"' },
    '.note': {
      margin: '4px 0 0',
      fontSize: '0.875rem',
      paddingLeft: 10,
      borderLeft: `2px solid ${palette.secondary.main}`,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  }
})

interface AnnotationRowProps extends AnnotationExtras {
  marked: Marked
  annotation: Annotation
  onJump: (annotation: Annotation, from: Element) => void
}

/** One annotation in the list beside the text. */
export const AnnotationRow = memo(
  function AnnotationRow({ marked, annotation, renderMore, onJump }: AnnotationRowProps) {
    const { panel, colors } = useAnnotationMessages()
    const annotating = useAnnotating(marked)
    // One with a place is taken up again over the text.
    const editing = useEditing(marked, annotation, { resumes: !isPlaced(annotation) })
    const { edit, begin, end } = editing
    const { color, note, number, author } = annotation
    const quote = shorten(annotation.text_selection, quoteLength)
    const few = shorten(annotation.text_selection, 60)
    return (
      <Item>
        <div className="head">
          <Swatch data-color={color} aria-hidden />
          <span className="place">
            {annotation.eid !== null ? panel.provision(annotation.eid) : isPlaced(annotation) && panel.pinpoint(number)}
          </span>
          <span className="color">{author ? panel.markedBy(colors[color], author.name) : colors[color]}</span>
          <span className="tools" hidden={author !== null}>
            {!author && renderMore?.(annotation, 'row')}
            <button type="button" aria-label={panel.editOf(few)} title={panel.editOf(few)} onClick={edit ? end : begin}>
              <EditOutlined />
            </button>
            <button
              type="button"
              aria-label={panel.deleteOf(few)}
              title={panel.deleteOf(few)}
              onClick={({ currentTarget }) => {
                // Else it would lie over the button that undoes this.
                currentTarget.closest('dialog')?.close()
                void annotating.delete(annotation)
              }}
            >
              <DeleteOutlineRounded />
            </button>
          </span>
        </div>
        {isPlaced(annotation) ? (
          <button type="button" className="jump" onClick={(event) => onJump(annotation, event.currentTarget)}>
            <q>{quote}</q>
          </button>
        ) : (
          <q>{annotation.text_selection}</q>
        )}
        {!isPlaced(annotation) && marked.kind === 'law' && <MarkedIn annotation={annotation} />}
        {!edit && note !== '' && <p className="note">{note}</p>}
        {edit && (
          <Box sx={{ mt: 1 }}>
            <EditForm editing={editing} />
          </Box>
        )}
      </Item>
    )
  },
  (before, after) => before.annotation === after.annotation,
)
