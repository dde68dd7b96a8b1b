import CloseRounded from '@mui/icons-material/CloseRounded'
import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { InputFrame } from './input-frame.ts'

/** Milliseconds without a key before what was typed is searched. */
const debounceTime = 500

const usualRoom = { least: 240, most: 420 }

interface SearchFieldProps {
  label: string
  placeholder: string
  /** Of the button that empties it. */
  clear: string
  /** What is searched for; where somebody else empties or changes it, the field follows. */
  query: string
  onQuery: (query: string) => void
  /** Its least and greatest width beside what stands in its row, in px. */
  room?: { least: number; most: number }
  /** Whether it stands alone in a dialog or panel, and is as wide as that. */
  fills?: boolean
}

/** Narrows a list while words are typed into it; Enter does so at once. */
export function SearchField({ label, placeholder, clear, query, onQuery, room = usualRoom, fills = false }: SearchFieldProps) {
  const [text, setText] = useState(query)
  const [given, setGiven] = useState(query)
  const [asked, setAsked] = useState(query)
  if (query !== given) {
    setGiven(query)
    // Not the echo of what was asked here.
    if (query !== asked) {
      setAsked(query)
      setText(query)
    }
  }
  const input = useRef<HTMLInputElement>(null)
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(debounce.current), [])
  const search = (typed: string, wait: number) => {
    setText(typed)
    clearTimeout(debounce.current)
    debounce.current = setTimeout(() => {
      setAsked(typed.trim())
      onQuery(typed.trim())
    }, wait)
  }
  return (
    <Box component="search" aria-label={label} sx={{ flex: `1 1 ${room.least}px`, maxWidth: { md: fills ? 'none' : room.most } }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search(text, 0)
        }}
      >
        <InputFrame>
          <SearchRounded aria-hidden sx={{ mx: 1.25, fontSize: 20, color: 'text.secondary' }} />
          <Box
            component="input"
            ref={input}
            type="search"
            value={text}
            maxLength={200}
            aria-label={label}
            placeholder={placeholder}
            onChange={(event) => search(event.target.value, debounceTime)}
            sx={{ flex: 1 }}
          />
          {text !== '' && (
            <IconButton
              size="small"
              aria-label={clear}
              onClick={() => {
                search('', 0)
                input.current?.focus()
              }}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          )}
        </InputFrame>
      </form>
    </Box>
  )
}
