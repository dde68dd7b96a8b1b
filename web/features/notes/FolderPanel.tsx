import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { SvgIconComponent } from '@mui/icons-material'
import type { NoteFolder, listNoteFolders } from '#contract/note-folders'
import type { Output } from '#contract/endpoint'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { type FolderTask, FolderDialogs } from './FolderDialogs.tsx'

interface FolderPanelProps {
  folders: Output<typeof listNoteFolders> | undefined
  failed: boolean
  onRetry: () => void
  /** The id of the folder whose notes are shown, `none`, or null for all. */
  shown: string | null
  addressOf: (folder: string | null) => string
  onGone: (folder: string) => void
}

/** The folders of notes: beside them, and on a narrow screen a row above them that is moved sideways. */
export function FolderPanel({ folders, failed, onRetry, shown, addressOf, onGone }: FolderPanelProps) {
  const { folders: words, failure } = useNoteMessages()
  const [task, setTask] = useState<FolderTask | null>(null)
  const has = (folders?.results.length ?? 0) > 0
  const row = (folder: string | null, name: string, count: number, Icon: SvgIconComponent, menu?: ReactNode) => (
    <FolderRow key={folder} to={addressOf(folder)} isShown={shown === folder} name={name} count={count} Icon={Icon} menu={menu} />
  )
  return (
    <Box component="nav" aria-label={words.heading} sx={{ position: { md: 'sticky' }, top: measures.topBar + 24, minWidth: 0 }}>
      {failed && <RetryNotice words={failure.folders} onRetry={onRetry} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: { xs: 'flex', md: 'grid' },
          gap: { xs: 0.75, md: 0.25 },
          overflowX: { xs: 'auto', md: 'visible' },
          mx: { xs: -2, sm: -3, md: 0 },
          px: { xs: 2, sm: 3, md: 0 },
        }}
      >
        {folders && row(null, words.all, folders.notes, StickyNote2Outlined)}
        {folders?.results.map((folder) =>
          row(folder.id, folder.name, folder.note_count, FolderOutlined, <FolderMenu folder={folder} onTask={setTask} />),
        )}
        {folders && has && row('none', words.none, folders.unfiled, InboxOutlined)}
        <Box component="li" sx={{ flex: 'none' }}>
          <Button
            color="inherit"
            size="small"
            startIcon={<CreateNewFolderOutlined />}
            onClick={() => setTask({ kind: 'create' })}
            sx={{ color: 'text.secondary', px: 1.25, mt: { md: 0.5 }, minHeight: { xs: measures.touch, md: 36 }, whiteSpace: 'nowrap' }}
          >
            {words.create}
          </Button>
        </Box>
      </Box>
      {task && <FolderDialogs task={task} onGone={onGone} onClose={() => setTask(null)} />}
    </Box>
  )
}

interface FolderRowProps {
  to: string
  isShown: boolean
  name: string
  count: number
  Icon: SvgIconComponent
  menu?: ReactNode
}

function FolderRow({ to, isShown, name, count, Icon, menu }: FolderRowProps) {
  return (
    <Box
      component="li"
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        maxWidth: { xs: 240, md: 'none' },
        border: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
        borderRadius: `${radii.field}px`,
        bgcolor: isShown ? 'primary.light' : 'transparent',
        '&:hover': { bgcolor: isShown ? 'primary.light' : 'fill.inset' },
      }}
    >
      <Box
        component={Link}
        to={to}
        aria-current={isShown ? 'page' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.25,
          minHeight: { xs: measures.touch, md: 38 },
          color: isShown ? 'primary.main' : 'text.primary',
          fontWeight: isShown ? 600 : 500,
          textDecoration: 'none',
          borderRadius: 'inherit',
        }}
      >
        <Icon sx={{ fontSize: 19, color: isShown ? 'primary.main' : 'text.secondary' }} />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
        <Box component="span" sx={{ ml: 'auto', pl: 1, typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {count}
        </Box>
      </Box>
      {menu}
    </Box>
  )
}

function FolderMenu({ folder, onTask }: { folder: NoteFolder; onTask: (task: FolderTask) => void }) {
  const { folders: words } = useNoteMessages()
  return (
    <PopoverMenu
      label={words.actions(folder.name)}
      renderTrigger={(props) => (
        <IconButton
          {...props}
          size="small"
          aria-label={words.actions(folder.name)}
          sx={{ width: { xs: measures.touch, md: 32 }, height: { xs: measures.touch, md: 32 } }}
        >
          <MoreHorizRounded sx={{ fontSize: 18 }} />
        </IconButton>
      )}
    >
      <PopoverMenuItem onSelect={() => onTask({ kind: 'rename', folder })}>{words.rename}</PopoverMenuItem>
      <PopoverMenuItem onSelect={() => onTask({ kind: 'delete', folder })}>{words.delete}</PopoverMenuItem>
    </PopoverMenu>
  )
}
