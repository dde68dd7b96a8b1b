import type { Note } from '#contract/notes'
import { CallError } from '../../../api/call-error.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { type Merged, mergeTexts } from './merge-texts.ts'

export interface NoteText {
  title: string
  content: string
}

/** What is known of the words on the screen. */
export type SavingState =
  | { kind: 'saved' }
  /** Written here, and kept in this browser unless it keeps nothing. */
  | { kind: 'unsaved' | 'saving' }
  /** The server could not be reached; it is tried again by itself. */
  | { kind: 'waiting'; message: string }
  /** The server refuses the text as it is. */
  | { kind: 'refused'; message: string }
  /** The note was deleted, or may not be changed any more. */
  | { kind: 'gone'; message: string }
  /** Another has written in the same passages. */
  | { kind: 'conflict'; theirs: Note; mine: NoteText; merged: Merged }

export interface SessionState {
  saving: SavingState
  /** When the server last confirmed the text (ISO 8601). */
  savedAt: string
  /** Whether this browser keeps what is not saved. */
  keeps: boolean
}

export type Choice = 'mine' | 'theirs' | 'both'

export interface SessionParts {
  note: Note
  account: string
  tab: string
  drafts: DraftStore
  /** The words on the screen. */
  read: () => NoteText
  /** Puts words on the screen that were not written there. */
  write: (text: NoteText) => void
  calls: {
    save: (text: NoteText, how: { revision: number; apart: boolean }) => Promise<Note>
    load: () => Promise<Note>
    keep: (text: NoteText) => Promise<Note>
  }
  onSaved: (note: Note) => void
  now: () => number
}

/** Milliseconds from the last key to the request, and to the copy in the browser. */
const autosaveDelay = 3000
const draftDelay = 250
/** Milliseconds before a server that was not reached is asked again. */
const pauses = [5_000, 10_000, 30_000]

const isSame = (a: NoteText, b: NoteText) => a.title === b.title && a.content === b.content

/**
 * The writing of one note in one tab. Whatever is typed is in the browser a moment later and leaves it only when the server has confirmed that
 * very text; a newer text of others is merged, or shown beside it.
 */
export function createNoteSession({ note, account, tab, drafts, read, write, calls, onSaved, now }: SessionParts) {
  /** What the server has. */
  let base: NoteText & { revision: number } = { title: note.title, content: note.content, revision: note.revision }
  let state: SessionState = { saving: { kind: 'saved' }, savedAt: note.updated_at, keeps: true }
  let draftTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let failures = 0
  let apart = false
  const listeners = new Set<() => void>()

  const change = (next: Partial<SessionState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const tell = (saving: SavingState) => change({ saving })

  const keepDraft = async (text: NoteText) => {
    clearTimeout(draftTimer)
    const { revision, title, content } = base
    const draft: Draft = { account, note: note.id, tab, revision, base: { title, content }, ...text, writtenAt: now() }
    try {
      await drafts.put(draft)
      if (!state.keeps) change({ keeps: true })
    } catch {
      // Said on the screen: then nothing but the open page holds the words.
      change({ keeps: false })
    }
  }
  const forgetDraft = (revision: number) => drafts.remove({ account, note: note.id, revision, tab }).catch(() => change({ keeps: false }))

  const schedule = (ms: number) => {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), ms)
  }

  /** The server has this text now; what was typed meanwhile is still to come. */
  async function confirm(saved: Note, sent: NoteText) {
    const before = base.revision
    base = { ...sent, revision: saved.revision }
    failures = 0
    apart = false
    const present = read()
    if (isSame(present, sent)) {
      clearTimeout(draftTimer)
      change({ saving: { kind: 'saved' }, savedAt: saved.updated_at })
    } else {
      await keepDraft(present)
      change({ saving: { kind: 'unsaved' }, savedAt: saved.updated_at })
      schedule(autosaveDelay)
    }
    await forgetDraft(before)
    onSaved(saved)
  }

  /** Somebody saved meanwhile. */
  async function meet(sent: NoteText) {
    const theirs = await calls.load()
    const mine = read()
    const merged = mergeTexts({ base: base.content, mine: mine.content, theirs: theirs.content })
    const title = mergeTexts({ base: base.title, mine: mine.title, theirs: theirs.title })
    if (merged.conflicts > 0 || title.conflicts > 0) return tell({ kind: 'conflict', theirs, mine, merged })
    await take(theirs, { title: title.text, content: merged.text }, sent)
  }

  /** Goes on from the newer text with these words; that text stays a version of its own. */
  async function take(theirs: Note, text: NoteText, sent: NoteText) {
    const before = base.revision
    base = { title: theirs.title, content: theirs.content, revision: theirs.revision }
    if (!isSame(text, sent) || !isSame(text, read())) write(text)
    if (isSame(text, theirs)) {
      await forgetDraft(before)
      change({ saving: { kind: 'saved' }, savedAt: theirs.updated_at })
      return onSaved(theirs)
    }
    await keepDraft(text)
    if (before !== base.revision) await forgetDraft(before)
    apart = true
    tell({ kind: 'unsaved' })
    schedule(0)
  }

  async function send() {
    const sent = read()
    if (isSame(sent, base)) {
      await forgetDraft(base.revision)
      return tell({ kind: 'saved' })
    }
    tell({ kind: 'saving' })
    await keepDraft(sent)
    try {
      await confirm(await calls.save(sent, { revision: base.revision, apart }), sent)
    } catch (error) {
      await failed(error, sent)
    }
  }

  async function failed(error: unknown, sent: NoteText) {
    if (!(error instanceof CallError)) throw error
    const { kind, code, status, message } = error
    if (code === 'note-changed') {
      try {
        return await meet(sent)
      } catch (unreached) {
        return failed(unreached, sent)
      }
    }
    if (kind === 'answer' && (status === 404 || status === 403)) return tell({ kind: 'gone', message })
    if (kind === 'answer' && status < 500 && status !== 408 && status !== 429) return tell({ kind: 'refused', message })
    if (kind === 'signed-out') return tell({ kind: 'waiting', message })
    tell({ kind: 'waiting', message })
    schedule(pauses[Math.min(failures, pauses.length - 1)]!)
    failures += 1
  }

  /** Saves now; one request at a time, and none while a choice is to be made. */
  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    if (state.saving.kind === 'conflict' || state.saving.kind === 'gone') return
    if (running) {
      await running
      return isSame(read(), base) ? undefined : save()
    }
    running = send().finally(() => (running = null))
    await running
  }

  const touched = () => {
    const { kind } = state.saving
    clearTimeout(draftTimer)
    draftTimer = setTimeout(() => void keepDraft(read()), draftDelay)
    if (kind === 'conflict' || kind === 'gone') return
    if (kind !== 'saving') tell({ kind: 'unsaved' })
    schedule(autosaveDelay)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    touched,
    save,

    /** The note was changed in something else than its words: its tags, say. */
    async adopt(changed: Note) {
      if (changed.revision <= base.revision || !isSame(changed, base)) return
      const before = base.revision
      base = { ...base, revision: changed.revision }
      if (isSame(read(), base)) return
      await keepDraft(read())
      await forgetDraft(before)
    },

    /** An earlier text was brought back on the server; what was not saved before that has been saved by then. */
    async replace(restored: Note) {
      const before = base.revision
      base = { title: restored.title, content: restored.content, revision: restored.revision }
      write(base)
      clearTimeout(draftTimer)
      clearTimeout(saveTimer)
      await forgetDraft(before)
      change({ saving: { kind: 'saved' }, savedAt: restored.updated_at })
      onSaved(restored)
    },

    /** Words of a tab that ended before they were saved: put upon what the server has now. Answers whether they ask for a choice. */
    async recover(draft: Draft) {
      const mine = { title: draft.title, content: draft.content }
      if (isSame(mine, base)) return drafts.remove(draft)
      const content = mergeTexts({ base: draft.base.content, mine: mine.content, theirs: base.content })
      const title = mergeTexts({ base: draft.base.title, mine: mine.title, theirs: base.title })
      if (content.conflicts > 0 || title.conflicts > 0) {
        write(mine)
        await keepDraft(mine)
        tell({ kind: 'conflict', theirs: { ...note, ...base }, mine, merged: content })
      } else {
        write({ title: title.text, content: content.text })
        await keepDraft(read())
        apart = draft.revision !== base.revision
        tell({ kind: 'unsaved' })
        schedule(0)
      }
      await drafts.remove(draft)
    },

    /** Ends a conflict: the side that is not taken becomes a version. */
    async choose(choice: Choice) {
      const { saving } = state
      if (saving.kind !== 'conflict') return
      const { theirs, merged } = saving
      const mine = read()
      try {
        if (choice === 'theirs') {
          const kept = await calls.keep(mine)
          return await take(kept, { title: kept.title, content: kept.content }, mine)
        }
        const both = { title: mine.title, content: isSame(mine, saving.mine) ? merged.text : `${theirs.content}\n\n${mine.content}` }
        await take(theirs, choice === 'both' ? both : mine, mine)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        // The choice is still to be made.
        tell(saving)
        throw error
      }
    },

    /** The tab leaves the note: what is not saved is sent, and stays in the browser until that is confirmed. */
    async leave() {
      clearTimeout(draftTimer)
      const text = read()
      if (isSame(text, base)) return
      await keepDraft(text)
      await save()
      clearTimeout(saveTimer)
    },
  }
}

export type NoteSession = ReturnType<typeof createNoteSession>
