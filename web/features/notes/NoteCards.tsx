import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import EditNoteRounded from '@mui/icons-material/EditNoteRounded'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { NoteFolder } from '#contract/note-folders'
import { type NoteInBrief, type NoteSort, previewLength } from '#contract/notes'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { formatDay } from '../../ui/day.ts'
import type { Layout } from '../../ui/LayoutChoice.tsx'
import { divided } from '../../ui/list-row.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { PressTag, Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { cardGrid } from './card-grid.ts'
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { radii } from '../../ui/theme/tokens.ts'
import { addressOfNote } from './note-address.ts'
import { useNotes } from './use-notes.ts'

export interface NoteCardsProps {
  notes: NoteInBrief[]
  arrangement: Layout
  sort: NoteSort
  folders: NoteFolder[]
  onTag: (tag: string) => void
  /** What other areas do with a note, as entries of its menu. */
  renderMore?: ((note: NoteInBrief) => ReactNode) | undefined
}

/** How many tags a note shows. */
const shownTags = 3

/** The notes of one page, as cards or in lines. */
export function NoteCards({ notes, arrangement, ...more }: NoteCardsProps) {
  const { card } = useNoteMessages()
  const rows = notes.map((note) => <NoteCard key={note.id} note={note} arrangement={arrangement} {...more} />)
  const list = { listStyle: 'none', m: 0, p: 0 } as const
  return arrangement === 'grid' ? (
    <Box component="ul" aria-label={card.list} sx={{ ...list, ...cardGrid }}>
      {rows}
    </Box>
  ) : (
    <Card component="ul" aria-label={card.list} sx={list}>
      {rows}
    </Card>
  )
}

function NoteCard({ note, arrangement, sort, folders, onTag, renderMore }: { note: NoteInBrief } & Omit<NoteCardsProps, 'notes'>) {
  const { card } = useNoteMessages()
  const inGrid = arrangement === 'grid'
  const [hidden, shown] = [note.tags.slice(shownTags), note.tags.slice(0, shownTags)]
  const folder = folders.find(({ id }) => id === note.folder_id)
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: inGrid ? 'auto 1fr auto auto' : 'auto',
        columnGap: 1,
        rowGap: inGrid ? 1 : 0.25,
        alignItems: 'start',
        p: inGrid ? 2.5 : undefined,
        px: inGrid ? undefined : { xs: 2, sm: 2.5 },
        py: inGrid ? undefined : 1.5,
        minHeight: inGrid ? 184 : 0,
        transition: 'border-color 120ms, background-color 120ms',
        ...(inGrid
          ? {
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: `${radii.card}px`,
              '&:hover': { borderColor: 'text.secondary' },
            }
          : { '&:hover': { bgcolor: 'fill.inset' }, ...divided }),
      }}
    >
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere', ...(inGrid && clamp(2)) }}>
        {/* The whole card leads to the note. */}
        <TextLink to={addressOfNote(note.id)} sx={{ '&::before': { content: '""', position: 'absolute', inset: 0 } }}>
          {note.title}
        </TextLink>
      </Typography>
      <NoteMenu note={note} folders={folders} more={renderMore?.(note)} />
      <Typography
        variant="body2"
        sx={{ gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere', ...clamp(inGrid ? 4 : 1) }}
      >
        {note.preview === '' ? card.empty : note.preview.length < previewLength ? note.preview : `${note.preview.trimEnd()}…`}
      </Typography>
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.75,
          alignItems: 'center',
          typography: 'body2',
          color: 'text.secondary',
          '&:empty': { display: 'none' },
        }}
      >
        {shown.map((tag) => (
          <PressTag key={tag} hue="quiet" aria-label={card.tagNamed(tag)} onClick={() => onTag(tag)}>
            {tag}
          </PressTag>
        ))}
        {hidden.length > 0 && (
          <Tag hue="quiet" title={hidden.join(', ')}>
            <span aria-hidden>{card.moreTags(hidden.length)}</span>
            <Box component="span" sx={unseen}>
              {card.moreTagsNamed(hidden.join(', '))}
            </Box>
          </Tag>
        )}
        {note.role !== 'owner' && (
          <Tag hue="indigo" mark>
            {card.shared}
          </Tag>
        )}
      </Box>
      <Typography variant="body2" sx={{ gridColumn: inGrid ? '1 / -1' : undefined, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[folder?.name, sort === 'created' ? card.created(formatDay(note.created_at)) : card.updated(formatDay(note.updated_at))]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  )
}

const clamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

function NoteMenu({ note, folders, more }: { note: NoteInBrief; folders: NoteFolder[]; more: ReactNode }) {
  const { card } = useNoteMessages()
  const navigate = useNavigate()
  const notes = useNotes()
  const [open, setOpen] = useState<'delete' | 'move' | null>(null)
  const close = () => setOpen(null)
  return (
    <Box sx={{ position: 'relative', mt: -0.75, mr: -1 }}>
      <PopoverMenu
        label={card.actions(note.title)}
        renderTrigger={(props) => (
          <IconButton
            {...props}
            aria-label={card.actions(note.title)}
            size="small"
            sx={{ width: { xs: 44, md: 34 }, height: { xs: 44, md: 34 } }}
          >
            <MoreHorizRounded fontSize="small" />
          </IconButton>
        )}
      >
        <PopoverMenuItem icon={<EditNoteRounded />} onSelect={() => void navigate(addressOfNote(note.id), { state: { writes: true } })}>
          {card.open}
        </PopoverMenuItem>
        <PopoverMenuItem icon={<ContentCopyRounded />} onSelect={() => void notes.duplicate(note)}>
          {card.duplicate}
        </PopoverMenuItem>
        {note.role === 'owner' && (
          <PopoverMenuItem icon={<DriveFileMoveOutlined />} onSelect={() => setOpen('move')}>
            {card.move}
          </PopoverMenuItem>
        )}
        {more}
        {note.role === 'owner' && (
          <PopoverMenuItem icon={<DeleteOutlineRounded />} onSelect={() => setOpen('delete')}>
            {card.delete}
          </PopoverMenuItem>
        )}
      </PopoverMenu>
      {open === 'move' && <MoveDialog note={note} folders={folders} onClose={close} />}
      {open === 'delete' && <DeleteNoteDialog note={note} onClose={close} />}
    </Box>
  )
}
