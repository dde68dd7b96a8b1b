import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { radii } from '../../ui/theme/tokens.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { moveSelection, selectFirstWord } from '../../reader/marks/keyboard-selection.ts'
import type { MarkableText } from '../../reader/markable-text.ts'
import type { Place } from '../../reader/text-places.ts'
import { useAnnotationState } from './annotation-state.tsx'
import { shorten } from './arrange.ts'

const toToolbar = () => document.querySelector<HTMLElement>('[data-selection-toolbar] button')?.focus()

/** Lets the keyboard select text: a button that is seen when it has the focus, and the keys once it was pressed. */
export function KeyboardSelection({ text, selected }: { text: MarkableText; selected: Place | null }) {
  const { keyboard, toolbar } = useAnnotationMessages()
  const { isSelecting, setSelecting } = useAnnotationState()
  const button = useRef<HTMLButtonElement>(null)
  const { root } = text

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const inField = event.target instanceof Element && event.target.closest('input, textarea, select, button, [role=toolbar], dialog')
    if (event.key === 'Enter' && selected && !inField && !(event.target instanceof Element && event.target.closest('a'))) {
      event.preventDefault()
      return toToolbar()
    }
    if (event.key === 'Escape' && selected && !isSelecting && !inField) getSelection()?.removeAllRanges()
    if (!isSelecting || (inField && event.target !== button.current)) return
    if (event.key === 'Escape') {
      setSelecting(false)
      getSelection()?.removeAllRanges()
      button.current?.focus()
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && moveSelection(event, root)) event.preventDefault()
    else if (event.key === 'Enter' && selected) {
      event.preventDefault()
      toToolbar()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!isSelecting) return
    selectFirstWord(text.elementBeingRead() ?? root)
    button.current?.focus({ preventScroll: true })
  }, [isSelecting, text, root])

  const words = selected && text.wordsOf(selected)
  return (
    <>
      <Box
        component="button"
        data-frame
        ref={button}
        type="button"
        aria-pressed={isSelecting}
        onClick={(event) => (event.detail === 0 && selected && isSelecting ? toToolbar() : setSelecting(!isSelecting))}
        sx={{
          position: isSelecting ? 'fixed' : 'absolute',
          zIndex: 'fab',
          ...(isSelecting
            ? { bottom: 16, left: '50%', transform: 'translateX(-50%)', maxWidth: 'calc(100vw - 32px)' }
            : { top: 8, left: 8 }),
          px: 1.5,
          py: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: `${radii.field}px`,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          typography: 'body2',
          boxShadow: '0 12px 32px -12px rgb(8 16 36 / 0.45)',
          '&:not(:focus)': isSelecting ? {} : { clipPath: 'inset(50%)', pointerEvents: 'none' },
        }}
      >
        {isSelecting ? keyboard.help : keyboard.start}
      </Box>
      <Box
        component="output"
        data-frame
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {isSelecting && words && `${shorten(words, 120)}. ${toolbar.hint}`}
      </Box>
    </>
  )
}
