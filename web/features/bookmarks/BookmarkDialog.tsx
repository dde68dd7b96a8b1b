import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { FolderPicker } from './FolderPicker.tsx'
import { bookmarkCheck } from './queries.ts'
import { useBookmarking } from './use-bookmarking.ts'

interface BookmarkDialogProps {
  caseId: string
  name: string
  /** Why the case is bookmarked: the words that were selected, with where they stand. */
  passage: string
  /** What the dialog is called, where it is not of a case. */
  title?: string
  onClose: () => void
}

/** Bookmarks a case from a passage of it. Of one that is bookmarked already, the passage goes behind the note of its bookmark. */
export function BookmarkDialog({ caseId, name, passage, title, onClose }: BookmarkDialogProps) {
  const { picker } = useBookmarkMessages()
  const { data, isError } = useQuery(bookmarkCheck(caseId))
  const bookmarking = useBookmarking()
  // As it was when this began: choosing a folder bookmarks the case, and that is all.
  const [wasBookmarked, setWasBookmarked] = useState<boolean | null>(null)
  if (wasBookmarked === null && (data || isError)) setWasBookmarked(data?.is_bookmarked ?? false)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!wasBookmarked || isAsked.current) return
    isAsked.current = true
    void bookmarking.addPassage(caseId, passage).then(onClose)
  }, [wasBookmarked, bookmarking, caseId, passage, onClose])

  if (wasBookmarked !== false) return null
  return (
    <FolderPicker
      title={title ?? picker.title}
      subject={name}
      onChoose={(path) => bookmarking.create(caseId, path, { said: 'created', passage })}
      onClose={onClose}
    />
  )
}
