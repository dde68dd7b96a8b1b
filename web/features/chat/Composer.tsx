import CodeRounded from '@mui/icons-material/CodeRounded'
import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded'
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded'
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded'
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded'
import SendRounded from '@mui/icons-material/SendRounded'
import StopRounded from '@mui/icons-material/StopRounded'
import TextFormatRounded from '@mui/icons-material/TextFormatRounded'
import TipsAndUpdatesOutlined from '@mui/icons-material/TipsAndUpdatesOutlined'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { maxQuestionLength } from '#contract/chat'
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { radii } from '../../ui/theme/tokens.ts'
import { isSend } from './is-send.ts'
import { type Format, formats, putFormat, putWords, type Written } from './format-text.ts'

const icons = {
  bold: FormatBoldRounded,
  italic: FormatItalicRounded,
  bullet: FormatListBulletedRounded,
  quote: FormatQuoteRounded,
  code: CodeRounded,
} satisfies Record<Format, unknown>

/** Lines between which the field grows with what is written. */
const rows = { least: 1, most: 8 }

export interface ComposerHandle {
  focus: () => void
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>
  busy: boolean
  onSend: (question: string) => void
  onStop: () => void
  /** What stands beside the buttons for writing: the filters. */
  tools?: ReactNode
}

/** The field of the question. Enter sends, Shift+Enter adds a line. */
export function Composer({ ref, busy, onSend, onStop, tools }: ComposerProps) {
  const { composer: words } = useChatMessages()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  useLayoutEffect(() => {
    if (field.current && field.current.value === text) growWith(field.current)
  }, [text])

  // While an answer is given the field is closed: the focus waits at Stop, and comes back.
  useLayoutEffect(() => {
    if (busy) {
      if (hadFocus.current) stop.current?.focus()
    } else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body || document.activeElement === stop.current) field.current?.focus({ preventScroll: true })
    }
  }, [busy])

  function send() {
    if (busy || text.trim() === '') return
    hadFocus.current = true
    onSend(text.trim())
    setText('')
  }
  function onKey(event: KeyboardEvent) {
    if (!isSend(event)) return
    event.preventDefault()
    send()
  }
  function write(change: (written: Written) => Written) {
    const input = field.current
    if (!input) return
    const next = change({ text, start: input.selectionStart, end: input.selectionEnd })
    setText(next.text)
    // Once the field holds it.
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(next.start, next.end)
    })
  }

  return (
    <Box
      component="form"
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: `${radii.card}px`,
        '&:focus-within': { borderColor: 'primary.main', boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.primary.main}` },
      }}
    >
      <Box
        component="textarea"
        ref={field}
        rows={rows.least}
        value={text}
        disabled={busy}
        maxLength={maxQuestionLength}
        aria-label={words.label}
        placeholder={words.placeholder}
        title={words.hint}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        sx={{
          display: 'block',
          width: '100%',
          px: 1.75,
          pt: 1.5,
          pb: 0.5,
          border: 0,
          outline: 0,
          resize: 'none',
          background: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: 16,
          lineHeight: 1.5,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&:disabled': { cursor: 'progress' },
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.25 }, px: 0.75, pb: 0.75 }}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons in a row, no fields */}
        <Box role="group" aria-label={words.formats} sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {formats.map((format) => {
            const Icon = icons[format]
            return (
              <IconButton
                key={format}
                size="small"
                disabled={busy}
                title={words[format]}
                aria-label={words[format]}
                onClick={() => write((written) => putFormat(written, format))}
              >
                <Icon fontSize="small" />
              </IconButton>
            )
          })}
        </Box>
        <Box sx={{ display: { sm: 'none' } }}>
          <PopoverMenu
            label={words.formats}
            renderTrigger={(props) => (
              <IconButton {...props} size="small" disabled={busy} aria-label={words.formats}>
                <TextFormatRounded fontSize="small" />
              </IconButton>
            )}
          >
            {formats.map((format) => {
              const Icon = icons[format]
              return (
                <PopoverMenuItem key={format} icon={<Icon />} onSelect={() => write((written) => putFormat(written, format))}>
                  {words[format]}
                </PopoverMenuItem>
              )
            })}
          </PopoverMenu>
        </Box>
        <PopoverMenu
          label={words.queries}
          renderTrigger={(props) => (
            <IconButton {...props} size="small" disabled={busy} title={words.queries} aria-label={words.queries}>
              <TipsAndUpdatesOutlined fontSize="small" />
            </IconButton>
          )}
        >
          {words.asked.map((query) => (
            <PopoverMenuItem key={query} onSelect={() => write((written) => putWords(written, query))}>
              {query}
            </PopoverMenuItem>
          ))}
        </PopoverMenu>
        {tools}
        <Box sx={{ flex: 1 }} />
        {busy ? (
          <IconButton ref={stop} type="button" onClick={onStop} title={words.stop} aria-label={words.stop} sx={sendStyle}>
            <CircularProgress size={30} thickness={2.5} aria-hidden sx={{ position: 'absolute', color: 'secondary.main' }} />
            <StopRounded fontSize="small" />
          </IconButton>
        ) : (
          <IconButton type="submit" disabled={text.trim() === ''} title={words.send} aria-label={words.send} sx={sendStyle}>
            <SendRounded fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}

const sendStyle = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  minWidth: 40,
  minHeight: 40,
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-disabled': { bgcolor: 'fill.inset', color: 'text.secondary' },
} as const

/** Makes a field as high as what is written in it, up to the most rows. */
function growWith(input: HTMLTextAreaElement) {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(input)
  const most = rows.most * parseFloat(lineHeight) + parseFloat(paddingTop) + parseFloat(paddingBottom)
  input.style.height = 'auto'
  input.style.height = `${Math.min(input.scrollHeight, most)}px`
  input.style.overflowY = input.scrollHeight > most ? 'auto' : 'hidden'
}
