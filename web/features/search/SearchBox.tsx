import CloseRounded from '@mui/icons-material/CloseRounded'
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded'
import SearchRounded from '@mui/icons-material/SearchRounded'
import IconButton from '@mui/material/IconButton'
import Box from '@mui/material/Box'
import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import type { SuggestionState } from './SuggestionList.tsx'
import { InputFrame } from '../../ui/input-frame.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const SuggestionList = lazyPart(async () => (await import('./SuggestionList.tsx')).SuggestionList)

/** Letters from which on names are suggested. */
const fewestLetters = 2
/** Milliseconds without a key before what was typed is searched. */
const debounceTime = 500

/** The id of what says what is wrong with the words. */
export const problemId = 'search-problem'

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>
  text: string
  /** What is wrong with the words searched last, which stands under `problemId`. */
  problem: string | null
  onText: (text: string) => void
  /** Typing rests. `again`: this is not the first rest since the field was entered, so it needs no new step in the history. */
  onPause: (text: string, again: boolean) => void
  onSubmit: (text: string) => void
  onHelp: () => void
  children?: ReactNode
}

/** The search field of the case browser. It searches 500 ms after the last key, and at once on submit. */
export function SearchBox({ input, text, problem, onText, onPause, onSubmit, onHelp, children }: SearchBoxProps) {
  const { search, shell } = useMessages()
  const { form } = search
  const listId = useId()
  const [suggesting, setSuggesting] = useState(false)
  const [suggestions, setSuggestions] = useState<SuggestionState>({ shown: false, active: null })
  const suggestionKeys = useRef<((event: React.KeyboardEvent) => boolean) | null>(null)
  const closeSuggestions = () => setSuggesting(false)
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)
  const paused = useRef(false)
  useEffect(() => () => clearTimeout(debounce.current), [])

  // The debounce ends after later renders: it must see their address, not that of the first key.
  const rest = useRef((_text: string) => {})
  useEffect(() => {
    rest.current = (rested) => {
      onPause(rested, paused.current)
      paused.current = true
    }
  })

  function type(typed: string) {
    onText(typed)
    clearTimeout(debounce.current)
    debounce.current = setTimeout(() => rest.current(typed.trim()), debounceTime)
  }

  /** What was typed is not searched any more: the screen of a suggestion is on its way. */
  const leave = () => {
    clearTimeout(debounce.current)
    closeSuggestions()
  }

  function submit(submitted: string) {
    clearTimeout(debounce.current)
    closeSuggestions()
    onSubmit(submitted.trim())
  }

  const listed = suggesting && suggestions.shown
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': listed,
    'aria-controls': listed ? listId : undefined,
    'aria-activedescendant': (listed && suggestions.active) || undefined,
  }

  return (
    <search aria-label={form.label}>
      <Box
        component="form"
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault()
          submit(text)
        }}
        sx={{ display: 'flex', gap: 1 }}
      >
        <InputFrame sx={{ position: 'relative', flex: 1, ...(problem !== null && { borderColor: 'error.main' }) }}>
          <SearchRounded aria-hidden sx={{ mx: 1.25, fontSize: 20, flex: 'none', color: 'text.secondary' }} />
          <Box
            component="input"
            ref={input}
            type="search"
            value={text}
            onChange={(event) => {
              type(event.target.value)
              setSuggesting(event.target.value.trim().length >= fewestLetters)
            }}
            onFocus={() => {
              paused.current = false
              SuggestionList.preload()
            }}
            onBlur={closeSuggestions}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && suggesting) {
                // Else the browser would empty the field.
                event.preventDefault()
                closeSuggestions()
              } else if (suggesting && suggestionKeys.current?.(event)) event.preventDefault()
            }}
            {...combobox}
            aria-label={form.query}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : problemId}
            aria-keyshortcuts="/"
            placeholder={shell.search.placeholder}
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
          <IconButton size="small" aria-label={form.help} title={form.help} onClick={onHelp} sx={{ mr: 0.5 }}>
            <HelpOutlineRounded fontSize="small" />
          </IconButton>
          {suggesting && (
            <Suspense>
              <SuggestionList id={listId} text={text} keysRef={suggestionKeys} onState={setSuggestions} onChosen={leave} />
            </Suspense>
          )}
        </InputFrame>
        {children}
      </Box>
    </search>
  )
}
