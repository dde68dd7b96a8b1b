import { getNote, keepNoteVersion, type Note, updateNote } from '#contract/notes'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { createRandomKey } from '../../../api/random-key.ts'
import { type DraftStore, holdTab, isTabThere, openDraftStore } from './draft-store.ts'
import { createNoteSession, type NoteSession, type NoteText } from './note-session.ts'

/** One store for all notes of the tab, and the name of the tab for as long as it is there. */
let drafts: DraftStore | undefined
let tab: string | undefined
const storeOfTab = () => (drafts ??= openDraftStore())
function nameOfTab(): string {
  if (tab === undefined) {
    tab = createRandomKey()
    holdTab(tab)
  }
  return tab
}

export interface Screen {
  read: () => NoteText
  write: (text: NoteText) => void
}

/** The writing of a note for as long as its screen is open. `screen` is what shows the words. */
export function useNoteSession(note: Note, account: string, screen: RefObject<Screen | null>, onSaved: () => void) {
  const client = useQueryClient()
  const saved = useRef(onSaved)
  useEffect(() => void (saved.current = onSaved))
  const [session] = useState<NoteSession>(() => {
    const params = { id: note.id }
    let last: NoteText = { title: note.title, content: note.content }
    return createNoteSession({
      note,
      account,
      tab: nameOfTab(),
      drafts: storeOfTab(),
      // What was on the screen last is still sent when the screen has gone.
      read: () => (last = screen.current?.read() ?? last),
      write: (text) => {
        last = text
        screen.current?.write(text)
      },
      calls: {
        save: (text, how) => call(updateNote, { params, body: { ...text, revision: how.revision, ...(how.apart && { apart: true }) } }),
        load: () => call(getNote, { params }),
        keep: (text) => call(keepNoteVersion, { params, body: text }),
      },
      onSaved: () => {
        for (const part of ['list', 'tags', 'versions', 'references', 'about'])
          void client.invalidateQueries({
            queryKey: part === 'versions' || part === 'references' ? ['notes', part, note.id] : ['notes', part],
          })
        saved.current()
      },
      now: () => Date.now(),
    })
  })
  const state = useSyncExternalStore(session.subscribe, session.state)

  // Words of tabs that have ended before they were saved.
  useEffect(() => {
    const recover = async () => {
      for (const draft of (await storeOfTab().list(account, note.id)).toReversed())
        if (draft.tab !== nameOfTab() && !(await isTabThere(draft.tab))) await session.recover(draft)
    }
    recover().catch(() => undefined)
  }, [session, account, note.id])

  useEffect(() => {
    const now = () => void session.save()
    const hide = () => document.visibilityState === 'hidden' && now()
    const refuse = (event: BeforeUnloadEvent) => {
      const { saving, keeps } = session.state()
      if (saving.kind !== 'saved' && !keeps) event.preventDefault()
    }
    addEventListener('online', now)
    document.addEventListener('visibilitychange', hide)
    addEventListener('beforeunload', refuse)
    return () => {
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('beforeunload', refuse)
      void session.leave()
    }
  }, [session])
  return { session, state }
}

/** Notes with words that are in this browser alone, and that no tab is about to send. */
export async function listLeftDrafts(account: string) {
  const left = []
  for (const draft of await storeOfTab().list(account)) if (draft.tab !== nameOfTab() && !(await isTabThere(draft.tab))) left.push(draft)
  return [...new Map(left.map((draft) => [draft.note, draft])).values()]
}
