import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import EditNoteRounded from '@mui/icons-material/EditNoteRounded'
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded'
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import PostAddRounded from '@mui/icons-material/PostAddRounded'
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded'
import { styled } from '@mui/material/styles'
import { type AnnotationColor, annotationColors } from '#contract/annotations'
import { type KeyboardEvent, useState } from 'react'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { Swatch } from './swatch.ts'

/** What the assistant is asked about a passage. */
const passageQuestions = ['explain', 'followed', 'otherSide', 'applied'] as const
export type PassageQuestion = (typeof passageQuestions)[number]

interface SelectionToolbarProps {
  onMark: (color: AnnotationColor) => void
  onAnnotate: () => void
  onBookmark: () => void
  onNote: () => void
  onCopy: () => void
  /** Left out where what is selected cannot be cited with a pinpoint. */
  onCite?: (() => void) | undefined
  questions: readonly PassageQuestion[]
  onAsk: (question: PassageQuestion) => void
  onClose: () => void
}

const Bar = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    padding: 4,
    gap: 2,
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 6,
      minHeight: 36,
      minWidth: 36,
      padding: '0 8px',
      border: 0,
      borderRadius: radii.field,
      background: 'none',
      color: palette.text.primary,
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { background: palette.fill.inset },
      '@media (max-width: 599px), (pointer: coarse)': { minHeight: measures.touch, minWidth: measures.touch },
    },
    'button.color': { padding: 0 },
    svg: { fontSize: 18, color: palette.text.secondary },
    '.divide': { width: 1, height: 20, margin: '0 4px', background: palette.divider },
    // The questions stand in a row of their own.
    '.break': { flexBasis: '100%', height: 1, margin: '2px 0', background: palette.divider },
    // Two rows on a phone: the colours above the words.
    '@media (max-width: 599px)': {
      padding: '6px 8px 8px',
      justifyContent: 'space-evenly',
      '.divide': { flexBasis: '100%', height: 1, margin: '2px 0' },
      'button:not(.color)': { padding: '0 4px', gap: 4, fontSize: '0.8125rem' },
    },
  }
})

/** The buttons over selected text. Arrow keys go from one to the next, Escape takes it away. */
export function SelectionToolbar({
  onMark,
  onAnnotate,
  onBookmark,
  onNote,
  onCopy,
  onCite,
  questions,
  onAsk,
  onClose,
}: SelectionToolbarProps) {
  const { toolbar, colors, ask } = useAnnotationMessages()
  const [isAsking, setIsAsking] = useState(false)
  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return onClose()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }
  return (
    // A press must not take the selection away that it is about.
    <Bar
      role="toolbar"
      aria-label={toolbar.label}
      data-selection-toolbar
      onKeyDown={move}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {annotationColors.map((color) => (
        <button
          key={color}
          type="button"
          className="color"
          aria-label={toolbar.mark(colors[color])}
          title={toolbar.mark(colors[color])}
          onClick={() => onMark(color)}
        >
          <Swatch data-color={color} aria-hidden />
        </button>
      ))}
      <span className="divide" />
      {onCite && (
        <button type="button" onClick={onCite}>
          <PlaylistAddRounded />
          {toolbar.cite}
        </button>
      )}
      <button type="button" onClick={onAnnotate}>
        <EditNoteRounded />
        {toolbar.annotate}
      </button>
      <button type="button" onClick={onBookmark}>
        <BookmarkAddOutlined />
        {toolbar.bookmark}
      </button>
      <button type="button" onClick={onNote}>
        <PostAddRounded />
        {toolbar.addToNote}
      </button>
      <button type="button" onClick={onCopy}>
        <FormatQuoteRounded />
        {toolbar.copy}
      </button>
      <button type="button" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
        <ChatBubbleOutlineRounded />
        {ask.open}
      </button>
      {isAsking && (
        <>
          <span className="break" />
          {questions.map((question) => (
            <button key={question} type="button" onClick={() => onAsk(question)}>
              {ask.choices[question]}
            </button>
          ))}
        </>
      )}
    </Bar>
  )
}
