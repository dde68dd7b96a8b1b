import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded'
import CodeRounded from '@mui/icons-material/CodeRounded'
import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded'
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded'
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded'
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded'
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded'
import InsertLinkRounded from '@mui/icons-material/InsertLinkRounded'
import SuperscriptRounded from '@mui/icons-material/SuperscriptRounded'
import TableChartOutlined from '@mui/icons-material/TableChartOutlined'
import TitleRounded from '@mui/icons-material/TitleRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { StateCommand } from '@codemirror/state'
import type { SvgIconComponent } from '@mui/icons-material'
import type { KeyboardEvent, ReactNode } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { measures } from '../../../ui/theme/tokens.ts'
import { bold, bullets, code, footnote, heading, insert, italic, numbers, quote, table } from './format-commands.ts'

interface ToolbarProps {
  onCommand: (command: StateCommand) => void
  onLink: () => void
  /** Further buttons, before the table. */
  children?: ReactNode
}

/** The buttons over the text. Arrow keys go from one to the next. */
export function Toolbar({ onCommand, onLink, children }: ToolbarProps) {
  const { toolbar: words } = useNoteEditorMessages()
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }
  const button = (label: string, Icon: SvgIconComponent, run: () => void) => <ToolButton label={label} Icon={Icon} onPress={run} />
  return (
    <Box
      role="toolbar"
      aria-label={words.label}
      onKeyDown={move}
      sx={{
        display: 'flex',
        gap: 0.25,
        overflowX: 'auto',
        px: 0.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'fill.inset',
      }}
    >
      {button(words.heading, TitleRounded, () => onCommand(heading))}
      {button(words.bold, FormatBoldRounded, () => onCommand(bold))}
      {button(words.italic, FormatItalicRounded, () => onCommand(italic))}
      {button(words.bullets, FormatListBulletedRounded, () => onCommand(bullets))}
      {button(words.numbers, FormatListNumberedRounded, () => onCommand(numbers))}
      {button(words.quote, FormatQuoteRounded, () => onCommand(quote))}
      {button(words.code, CodeRounded, () => onCommand(code))}
      {button(words.link, InsertLinkRounded, onLink)}
      {button(words.mention, AlternateEmailRounded, () => onCommand(insert('[[')))}
      {children}
      {button(words.table, TableChartOutlined, () => onCommand(table({ first: words.columns.first, second: words.columns.second })))}
      {button(words.footnote, SuperscriptRounded, () => onCommand(footnote))}
    </Box>
  )
}

interface ToolButtonProps {
  label: string
  Icon: SvgIconComponent
  disabled?: boolean
  onPress: () => void
}

export function ToolButton({ label, Icon, disabled = false, onPress }: ToolButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      disabled={disabled}
      // A press must not take the cursor out of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{
        flex: 'none',
        width: { xs: measures.touch, md: 36 },
        height: { xs: measures.touch, md: 36 },
        borderRadius: 1,
        color: 'text.primary',
      }}
    >
      <Icon sx={{ fontSize: 20 }} />
    </IconButton>
  )
}
