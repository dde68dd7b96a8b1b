import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import PostAddRounded from '@mui/icons-material/PostAddRounded'
import IconButton from '@mui/material/IconButton'
import type { ProjectItem } from '#contract/project-items'
import { useProjectMessages } from '../../messages/projects.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { PutEntry } from './PutEntry.tsx'

interface Act {
  label: string
  run: () => void
}

interface ItemMenuProps {
  item: ProjectItem
  /** Changes it; left out where that is done on a page of its own. */
  edit?: Act
  /** Puts its words into a note. */
  note?: Act | undefined
  /** Deletes it where it lives; left out where that is no matter of a project. */
  remove?: Act
}

/** What can be done with something that lies in a project besides taking it out, as far as its policy lets its reader do so. */
export function ItemMenu({ item, edit, note, remove }: ItemMenuProps) {
  const { itemMenu: words } = useProjectMessages()
  const { type, id, title, allowed } = item
  const edits = edit !== undefined && allowed.includes('change')
  const removes = remove !== undefined && allowed.includes('delete')
  if (!edits && !removes && !note && !allowed.includes('put')) return null
  return (
    <PopoverMenu
      label={words.label(title)}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="small" color="inherit" aria-label={words.label(title)}>
          <MoreHorizRounded />
        </IconButton>
      )}
    >
      {edits && (
        <PopoverMenuItem icon={<EditOutlined />} onSelect={edit.run}>
          {edit.label}
        </PopoverMenuItem>
      )}
      {allowed.includes('put') && <PutEntry type={type} id={id} name={title} label={words.put} />}
      {note && (
        <PopoverMenuItem icon={<PostAddRounded />} onSelect={note.run}>
          {note.label}
        </PopoverMenuItem>
      )}
      {removes && (
        <PopoverMenuItem icon={<DeleteOutlineRounded />} onSelect={remove.run}>
          {remove.label}
        </PopoverMenuItem>
      )}
    </PopoverMenu>
  )
}
