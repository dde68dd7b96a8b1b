import CloseRounded from '@mui/icons-material/CloseRounded'
import SearchRounded from '@mui/icons-material/SearchRounded'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { InputFrame } from '../../ui/input-frame.ts'

/** Milliseconds without a key before what was typed is searched. */
const typingPause = 500

interface SearchBoxProps {
  text: string
  onText: (text: string) => void
  /** Typing rests. `again`: this is not the first rest since the field was entered, so it needs no new step in the history. */
  onPause: (text: string, again: boolean) => void
  onSubmit: (text: string) => void
  children?: ReactNode
}

/** The search field of the case browser. It searches 500 ms after the last key, and at once on submit. */
export function SearchBox({ text, onText, onPause, onSubmit, children }: SearchBoxProps) {
  const { form } = useMessages().search
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const paused = useRef(false)
  useEffect(() => () => clearTimeout(pause.current), [])

  // The pause ends after later renders: it must see their address, not that of the first key.
  const rest = useRef((_text: string) => {})
  useEffect(() => {
    rest.current = (rested) => {
      onPause(rested, paused.current)
      paused.current = true
    }
  })

  function type(typed: string) {
    onText(typed)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => rest.current(typed.trim()), typingPause)
  }

  function submit(submitted: string) {
    clearTimeout(pause.current)
    onSubmit(submitted.trim())
  }

  return (
    <search aria-label={form.label}>
      <Box
        component="form"
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault()
          submit(text)
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <InputFrame sx={{ flex: '1 1 320px', height: 48 }}>
          <SearchRounded aria-hidden sx={{ mx: 1.5, fontSize: 20, color: 'text.secondary' }} />
          <Box
            component="input"
            ref={input}
            type="search"
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={() => (paused.current = false)}
            aria-label={form.query}
            placeholder={form.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={2000}
            sx={{ flex: 1 }}
          />
          {text !== '' && (
            <IconButton
              size="small"
              aria-label={form.clear}
              onClick={() => {
                onText('')
                submit('')
                input.current?.focus()
              }}
              sx={{ mx: 0.25 }}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          )}
        </InputFrame>
        <Box sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: '0 0 auto' }, '& > *': { flex: 1, minHeight: 48 } }}>
          <Button type="submit" variant="contained" sx={{ minWidth: 104 }}>
            {form.submit}
          </Button>
          {children}
        </Box>
      </Box>
    </search>
  )
}
