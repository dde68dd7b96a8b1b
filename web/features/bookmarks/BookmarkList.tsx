import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined'
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import EditNoteRounded from '@mui/icons-material/EditNoteRounded'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Bookmark } from '#contract/bookmarks'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { useMessages } from '../../messages/messages.ts'
import { nameOfCase } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { addressOfLaw } from '../../ui/law-address.ts'
import { divided } from '../../ui/list-row.ts'
import { SignalMark } from '../../ui/SignalMark.tsx'
import { PressTag, Tag } from '../../ui/Tag.tsx'
import { writeView } from './bookmark-address.ts'
import { FolderPicker } from './FolderPicker.tsx'
import { nameLaw } from './name-law.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { useBookmarking } from './use-bookmarking.ts'

export interface BookmarkListProps {
  bookmarks: Bookmark[]
  inFolder: string | null
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onTag: (tag: string) => void
  /** What other areas do with a bookmark, named as the reader knows it. */
  renderMore?: ((bookmark: Bookmark, name: string) => ReactNode) | undefined
}

/** The bookmarked cases and provisions of one page. `inFolder` is what need not be said of each. */
export function BookmarkList({ bookmarks, inFolder, selected, onSelect, onTag, renderMore }: BookmarkListProps) {
  const { page } = useBookmarkMessages()
  function toggle(id: string) {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <Card component="ul" aria-label={page.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {bookmarks.map((bookmark) => (
        <BookmarkRow
          key={bookmark.id}
          bookmark={bookmark}
          renderMore={renderMore}
          isSelected={selected.has(bookmark.id)}
          onToggle={() => toggle(bookmark.id)}
          onTag={onTag}
          showFolder={bookmark.folder_path !== null && bookmark.folder_path !== inFolder}
        />
      ))}
    </Card>
  )
}

interface BookmarkRowProps extends Pick<BookmarkListProps, 'renderMore' | 'onTag'> {
  bookmark: Bookmark
  showFolder: boolean
  isSelected: boolean
  onToggle: () => void
}

function BookmarkRow({ bookmark, showFolder, isSelected, onToggle, onTag, renderMore }: BookmarkRowProps) {
  const { cases } = useMessages()
  const { page, picker, many, law } = useBookmarkMessages()
  const bookmarking = useBookmarking()
  const [open, setOpen] = useState<'move' | 'note' | null>(null)
  const [leaving, setLeaving] = useState(false)
  const { case_id, folder_path, note, tags, case: held, law: ofLaw, taken_down_on: takenDownOn } = bookmark
  const name = held ? nameOfCase(held) || cases.untitled : ofLaw ? nameLaw(ofLaw, law) : case_id
  const facts = held
    ? [held.court ?? cases.noCourt, held.date && formatDay(held.date), held.citation ?? held.case_number]
    : [ofLaw?.provision ? ofLaw.act.title : law.act]
  const address = held ? `/cases/${encodeURIComponent(case_id)}` : ofLaw ? addressOfLaw(ofLaw) : null
  const close = () => setOpen(null)

  async function remove() {
    setLeaving(true)
    if (!(await bookmarking.remove(bookmark))) setLeaving(false)
  }

  return (
    <Box
      component="li"
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        opacity: leaving ? 0.5 : 1,
        ...divided,
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', xl: 'auto minmax(0, 1fr) auto' },
        boxShadow: ({ vars: { palette } }) => (isSelected ? `inset 3px 0 0 ${palette.primary.main}` : 'none'),
      }}
    >
      <Box component="label" sx={{ display: 'grid', placeContent: 'center', width: 44, height: 44, m: -1.25, ml: -1.5, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          aria-label={many.select(name)}
          checked={isSelected}
          onChange={onToggle}
          sx={{ width: 18, height: 18, m: 0 }}
        />
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {address !== null ? (
            <Link component={RouterLink} to={address} color="inherit" sx={{ display: 'inline-block', py: { xs: 0.5, md: 0 } }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        {held?.signal && (
          <div>
            <SignalMark caseId={case_id} name={name} signal={held.signal} />
          </div>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {address !== null ? facts.filter(Boolean).join(' · ') : takenDownOn === null ? page.gone : page.takenDown(formatDay(takenDownOn))}
        </Typography>
        {note !== '' && (
          <Typography
            sx={{
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              pl: 1.5,
              my: 0.5,
              borderLeft: 2,
              borderColor: 'secondary.main',
              maxWidth: '72ch',
            }}
          >
            {note}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary', typography: 'body2' }}>
          {showFolder && (
            <Tag hue="quiet">
              <FolderOutlined sx={{ fontSize: 15 }} />
              <Link component={RouterLink} to={`/bookmarks?${writeView({ folder: folder_path })}`} color="inherit">
                {folder_path?.slice(1).replaceAll('/', ' / ')}
              </Link>
            </Tag>
          )}
          {tags.map((tag) => (
            <PressTag key={tag} hue="quiet" aria-label={page.showTag(tag)} onClick={() => onTag(tag)}>
              {tag}
            </PressTag>
          ))}
          {page.saved(formatDay(bookmark.created_at))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gridColumn: { xs: 2, xl: 'auto' },
          ml: { xs: -1, xl: 0 },
          mr: -1,
          mt: { xl: -0.5 },
          mb: { xs: -0.5, xl: 0 },
          '& .MuiButton-root': { px: 1, minWidth: 0, color: 'text.secondary', '&:hover': { color: 'text.primary' } },
        }}
      >
        {renderMore?.(bookmark, name)}
        <Button
          size="small"
          color="inherit"
          startIcon={<EditNoteRounded />}
          aria-label={note === '' ? page.addNoteNamed(name) : page.editNoteNamed(name)}
          onClick={() => setOpen('note')}
        >
          {note === '' ? page.addNote : page.editNote}
        </Button>
        <Button
          size="small"
          color="inherit"
          startIcon={<DriveFileMoveOutlined />}
          aria-label={page.moveNamed(name)}
          onClick={() => setOpen('move')}
        >
          {page.moveShort}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={leaving}
          startIcon={<BookmarkRemoveOutlined />}
          aria-label={page.removeNamed(name)}
          onClick={() => void remove()}
        >
          {page.removeShort}
        </Button>
      </Box>
      {open === 'move' && (
        <FolderPicker
          title={picker.moveTitle}
          subject={name}
          present={folder_path}
          onChoose={(path) => bookmarking.move(bookmark, path)}
          onClose={close}
        />
      )}
      {open === 'note' && (
        <NoteDialog name={name} note={note} tags={tags} onSave={(written) => bookmarking.writeNote(bookmark, written)} onClose={close} />
      )}
    </Box>
  )
}
