import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { measures, motion } from '../../ui/theme/tokens.ts'

/** The search box of the top bar: text goes to the case browser, blank text goes nowhere. `isOpened` takes the focus. */
export function TopSearch({ isOpened = false, onSubmitted }: { isOpened?: boolean; onSubmitted?: () => void }) {
  const { search } = useMessages().shell
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = text.trim()
    if (!query) return
    void navigate(`/cases?${new URLSearchParams({ query })}`)
    setText('')
    onSubmitted?.()
  }

  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{
        flex: 1,
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        height: { xs: measures.touch, md: 40 },
        bgcolor: 'fill.inset',
        border: 1,
        borderColor: 'transparent',
        borderRadius: 1,
        transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
        '&:focus-within': { borderColor: 'primary.main', bgcolor: 'background.paper' },
      }}
    >
      <SearchRounded aria-hidden sx={{ mx: 1.25, fontSize: 20, color: 'text.secondary' }} />
      <Box
        component="input"
        ref={field}
        type="search"
        name="query"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={search.label}
        placeholder={search.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          pr: 1.5,
          border: 0,
          outline: 0,
          background: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: { xs: 16, md: 15 },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
    </Box>
  )
}

/** The same over the whole bar of a phone. */
export function PhoneSearch({ onClose }: { onClose: () => void }) {
  const { search } = useMessages().shell
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flex: 1, gap: 0.5 }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
    >
      <IconButton color="inherit" aria-label={search.close} onClick={onClose}>
        <ArrowBackRounded />
      </IconButton>
      <TopSearch isOpened onSubmitted={onClose} />
    </Box>
  )
}
