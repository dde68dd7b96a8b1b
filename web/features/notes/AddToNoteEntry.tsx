import PostAddRounded from '@mui/icons-material/PostAddRounded'
import type { AddedQuote } from '#contract/notes'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNoteMessages } from '../../messages/notes.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'

const AddToNoteDialog = lazyPart(async () => (await import('./AddToNoteDialog.tsx')).AddToNoteDialog)

/** The entry of a menu that puts what the menu is about into a note, in its own words. */
export function AddToNoteEntry({ quote, name }: { quote: () => AddedQuote; name: string }) {
  const { addTo } = useNoteMessages()
  const [added, setAdded] = useState<AddedQuote | null>(null)
  return (
    <>
      <PopoverMenuItem icon={<PostAddRounded />} onSelect={() => setAdded(quote())}>
        {addTo.title}
      </PopoverMenuItem>
      {/* Out of the menu, which closes when its entry is pressed. */}
      {added !== null &&
        createPortal(
          <Suspense fallback={null}>
            <AddToNoteDialog quote={added} name={name} onClose={() => setAdded(null)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
