import type { ProjectItem } from '#contract/project-items'
import { useState } from 'react'
import { EditAnnotationDialog } from '../features/annotations/EditAnnotationDialog.tsx'
import { useAnnotating } from '../features/annotations/use-annotating.ts'
import { EditBookmarkDialog } from '../features/bookmarks/EditBookmarkDialog.tsx'
import { useBookmarking } from '../features/bookmarks/use-bookmarking.ts'
import { RenameChatDialog } from '../features/chat/RenameChatDialog.tsx'
import { useChats } from '../features/chat/use-chats.ts'
import { EditCitationDialog } from '../features/citations/EditCitationDialog.tsx'
import { useRemoveCitation } from '../features/citations/use-remove-citation.ts'
import { useKept } from '../features/document-check/use-kept.ts'
import { DeleteNoteDialog } from '../features/notes/DeleteNoteDialog.tsx'
import { ItemMenu } from '../features/projects/ItemMenu.tsx'
import { useProjectMessages } from '../messages/projects.ts'
import { CitationToNote } from './CitationToNote.tsx'

/** What is done with something in a project as where it lives: each kind by the area that keeps it. */
export function ProjectItemTools({ item, project }: { item: ProjectItem; project: string }) {
  switch (item.type) {
    case 'bookmark':
      return <BookmarkTools item={item} />
    case 'note':
      return <NoteTools item={item} />
    case 'annotation':
      return <AnnotationTools item={item} />
    case 'citation':
      return <CitationTools item={item} project={project} />
    case 'document_check':
      return <CheckTools item={item} />
    case 'chat':
      return <ChatTools item={item} />
    case 'saved_search':
    case 'document':
    case 'provision':
      return <ItemMenu item={item} />
  }
}

interface ToolsProps {
  item: ProjectItem
}

function BookmarkTools({ item }: ToolsProps) {
  const { itemMenu: words } = useProjectMessages()
  const { id, title, entity_id: caseId } = item
  const bookmarking = useBookmarking()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ItemMenu
        item={item}
        edit={{ label: words.editBookmark, run: () => setIsOpen(true) }}
        remove={{ label: words.removeBookmark, run: () => void bookmarking.remove({ id, case_id: caseId ?? '' }) }}
      />
      {isOpen && <EditBookmarkDialog id={id} name={title} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A note is changed on its own page, to which its title leads. */
function NoteTools({ item }: ToolsProps) {
  const { itemMenu: words } = useProjectMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ItemMenu item={item} remove={{ label: words.deleteNote, run: () => setIsOpen(true) }} />
      {isOpen && <DeleteNoteDialog note={item} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AnnotationTools({ item }: ToolsProps) {
  const { itemMenu: words } = useProjectMessages()
  const { id, entity_id: of, entity_type: entity } = item
  const annotating = useAnnotating({ id: of?.split('~')[0] ?? '', kind: entity === 'provision' ? 'law' : 'case', asAt: null })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ItemMenu
        item={item}
        edit={{ label: words.editAnnotation, run: () => setIsOpen(true) }}
        remove={{ label: words.deleteAnnotation, run: () => void annotating.delete(item) }}
      />
      {isOpen && <EditAnnotationDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CitationTools({ item, project }: ToolsProps & { project: string }) {
  const { itemMenu: words } = useProjectMessages()
  const remove = useRemoveCitation()
  const [isOpen, setIsOpen] = useState(false)
  const [isNoting, setIsNoting] = useState(false)
  return (
    <>
      <ItemMenu
        item={item}
        edit={{ label: words.editCitation, run: () => setIsOpen(true) }}
        note={item.quote === null ? undefined : { label: words.citationToNote, run: () => setIsNoting(true) }}
        remove={{ label: words.deleteCitation, run: () => remove(item.id) }}
      />
      {isOpen && <EditCitationDialog id={item.id} filed={{ project, issue: item.issue_id }} onClose={() => setIsOpen(false)} />}
      {isNoting && <CitationToNote id={item.id} onClose={() => setIsNoting(false)} />}
    </>
  )
}

function CheckTools({ item }: ToolsProps) {
  const { itemMenu: words } = useProjectMessages()
  const { remove } = useKept()
  return <ItemMenu item={item} remove={{ label: words.deleteCheck, run: () => void remove(item.id) }} />
}

/** A chat is gone on with on its own page, to which its title leads. */
function ChatTools({ item: { id, title }, item }: ToolsProps) {
  const { itemMenu: words } = useProjectMessages()
  const chats = useChats()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ItemMenu
        item={item}
        edit={{ label: words.renameChat, run: () => setIsOpen(true) }}
        remove={{ label: words.deleteChat, run: () => void chats.delete(id) }}
      />
      {isOpen && <RenameChatDialog id={id} title={title} onClose={() => setIsOpen(false)} />}
    </>
  )
}
