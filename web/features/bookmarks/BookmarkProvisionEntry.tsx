import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded'
import BookmarkRounded from '@mui/icons-material/BookmarkRounded'
import { createPortal } from 'react-dom'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { useBookmarkToggle } from './use-bookmark-toggle.tsx'

/** The entry of the menu of a provision that bookmarks it, or removes its bookmark. */
export function BookmarkProvisionEntry({ provision, name }: { provision: string; name: string }) {
  const { picker: words, law } = useBookmarkMessages()
  const { marked, press, picker } = useBookmarkToggle({ caseId: provision, name, title: words.provisionTitle, said: 'created' })
  return (
    <>
      <PopoverMenuItem icon={marked ? <BookmarkRounded /> : <BookmarkBorderRounded />} onSelect={press}>
        {marked ? law.remove : law.add}
      </PopoverMenuItem>
      {/* Out of the menu, which closes when its entry is pressed. */}
      {createPortal(picker, document.body)}
    </>
  )
}
