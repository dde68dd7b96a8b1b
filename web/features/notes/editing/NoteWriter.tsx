import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { StateCommand } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Theme } from '@mui/material/styles'
import { type Note, maxNoteTitleLength } from '#contract/notes'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { TabList, tabIds } from '../../../ui/TabList.tsx'
import { fonts, measures, radii } from '../../../ui/theme/tokens.ts'
import { shortToastDuration } from '../../../ui/toast-store.ts'
import { useToast } from '../../../ui/toast.tsx'
import { DeleteNoteDialog } from '../DeleteNoteDialog.tsx'
import { addressOfNote } from '../note-address.ts'
import { useNotes } from '../use-notes.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { bringText } from './create-editor.ts'
import { EditorPane } from './EditorPane.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { insert } from './format-commands.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { NotePreview } from './NotePreview.tsx'
import { References } from './References.tsx'
import { NoteTrail } from './NoteTrail.tsx'
import type { Choice } from './note-session.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { SavingLine } from './SavingLine.tsx'
import { PictureButton } from './PictureButton.tsx'
import { TagField } from '../../../ui/TagField.tsx'
import { Toolbar } from './Toolbar.tsx'
import { usePictures } from './use-pictures.ts'
import { type Screen, useNoteSession } from './use-note-session.ts'
import { VersionsDialog } from './VersionsDialog.tsx'
import { useTags } from './use-tags.ts'

/** Milliseconds without a key before the preview follows. */
const previewDelay = 150

const tabNames = ['page', 'source', 'references'] as const
type Tab = (typeof tabNames)[number]

/** What a link into a note brings along: whoever is about to write is shown the source. */
export interface NoteArrival {
  writes?: boolean
}

/** A note that may be written in: the page that it is, its source in Markdown (on a wide screen beside the page), and what it rests on. */
export function NoteWriter({ note, account, more }: { note: Note; account: string; more?: ReactNode }) {
  const words = useNoteEditorMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const notes = useNotes()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [title, setTitle] = useState(note.title)
  const [text, setText] = useState(note.content)
  const { writes = false } = (useLocation().state ?? {}) as NoteArrival
  const [tab, setTab] = useState<Tab>(writes || note.content.trim() === '' ? 'source' : 'page')
  const [dialog, setDialog] = useState<'delete' | 'history' | 'export' | 'share' | { selected: string } | null>(null)
  const view = useRef<EditorView | null>(null)
  const titleNow = useRef(note.title)
  const screen = useRef<Screen | null>(null)
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hold = useCallback((editor: EditorView | null) => void (view.current = editor), [])

  const { session, state } = useNoteSession(note, account, screen, () =>
    showToast(words.toasts.saved, { severity: 'success', duration: shortToastDuration, about: `saved:${note.id}` }),
  )
  const [tags, changeTags] = useTags(note, session)

  useEffect(() => {
    screen.current = {
      read: () => ({ title: titleNow.current, content: view.current?.state.doc.toString() ?? '' }),
      write: (fresh) => {
        titleNow.current = fresh.title
        setTitle(fresh.title)
        setText(fresh.content)
        if (view.current) bringText(view.current, fresh.content)
      },
    }
    return () => {
      clearTimeout(following.current)
      screen.current = null
    }
  }, [])

  const changed = useCallback(() => {
    clearTimeout(following.current)
    following.current = setTimeout(() => setText(view.current?.state.doc.toString() ?? ''), previewDelay)
    session.touched()
  }, [session])

  async function save() {
    await session.save()
    const { kind } = session.state().saving
    if (kind === 'waiting' || kind === 'refused' || kind === 'gone')
      showToast(words.toasts.failed, { severity: 'error', about: `saved:${note.id}` })
  }
  async function choose(choice: Choice) {
    try {
      await session.choose(choice)
    } catch {
      showToast(words.toasts.failed, { severity: 'error', about: `saved:${note.id}` })
    }
  }
  async function saveAsNew() {
    const { content } = screen.current!.read()
    const made = await notes.create({ title: titleNow.current.trim() || note.title, content, folder_id: null, project_id: null })
    if (made) void navigate(addressOfNote(made.id))
  }
  const command = (run: StateCommand) => {
    if (!view.current) return
    run(view.current)
    view.current.focus()
  }
  const openLink = () => {
    const { main } = view.current!.state.selection
    setDialog({ selected: view.current!.state.sliceDoc(main.from, main.to) })
  }
  /** With what is on the screen saved, so that it is in the history, in the file and behind the link as well. */
  async function openSaved(which: 'history' | 'export' | 'share') {
    await session.save()
    setText(view.current?.state.doc.toString() ?? '')
    if (session.state().saving.kind !== 'conflict') setDialog(which)
  }
  const pictures = usePictures(note.id, (markdown) => command(insert(markdown)))
  const { saving } = state
  const isSource = tab === 'source'

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: { lg: 'calc(100dvh - 150px)' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <NoteTrail title={title} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            ml: { sm: 'auto' },
          }}
        >
          <SavingLine state={state} />
          <IconButton
            aria-label={words.history.open}
            title={words.history.open}
            disabled={saving.kind === 'conflict'}
            onClick={() => void openSaved('history')}
          >
            <HistoryRounded />
          </IconButton>
          <IconButton
            aria-label={words.leaving.open}
            title={words.leaving.open}
            disabled={saving.kind === 'conflict'}
            onClick={() => void openSaved('export')}
          >
            <FileDownloadOutlined />
          </IconButton>
          {note.role === 'owner' && (
            <IconButton
              aria-label={words.sharing.open}
              title={words.sharing.open}
              disabled={saving.kind === 'conflict'}
              onClick={() => void openSaved('share')}
            >
              <ShareRounded />
            </IconButton>
          )}
          {more}
          {note.role === 'owner' && (
            <IconButton aria-label={words.delete} title={words.delete} onClick={() => setDialog('delete')}>
              <DeleteOutlineRounded />
            </IconButton>
          )}
          <Button
            variant="contained"
            disabled={saving.kind === 'saving' || saving.kind === 'conflict'}
            onClick={() => void save()}
            sx={{ ml: { xs: 'auto', sm: 0 } }}
          >
            {words.save}
          </Button>
        </Box>
      </Box>
      {saving.kind === 'conflict' && <ConflictPanel saving={saving} onChoose={choose} />}
      {saving.kind === 'waiting' && <Notice severity="warning">{words.waiting(saving.message)}</Notice>}
      {saving.kind === 'refused' && <Notice severity="error">{words.refused(saving.message)}</Notice>}
      {saving.kind === 'gone' && (
        <Notice
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => void saveAsNew()}>
              {words.gone.saveAsNew}
            </Button>
          }
        >
          {words.gone.explained}
        </Notice>
      )}
      <Box
        component="input"
        aria-label={words.title}
        placeholder={words.titlePlaceholder}
        value={title}
        maxLength={maxNoteTitleLength}
        onChange={(event) => {
          titleNow.current = event.target.value
          setTitle(event.target.value)
          session.touched()
        }}
        sx={{
          width: '100%',
          my: 1,
          py: 0.5,
          border: 0,
          borderBottom: 1,
          borderColor: 'transparent',
          outline: 0,
          background: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontFamily: fonts.reading,
          fontSize: { xs: '1.5rem', md: '1.75rem' },
          fontWeight: 600,
          '&:hover': { borderColor: 'divider' },
          '&:focus': { borderColor: 'primary.main' },
        }}
      />
      <Box sx={{ mb: 2 }}>
        <TagField
          label={words.tags.label}
          hint={words.tags.add}
          sayRemove={words.tags.remove}
          tags={tags}
          onTags={(changedTags) => void changeTags(changedTags)}
        />
      </Box>
      <TabList<Tab>
        label={words.tabs.label}
        tabs={tabNames.map((name) => ({ name, label: words.tabs[name] }))}
        shown={tab}
        onShow={setTab}
      />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(isSource && { lg: 'repeat(2, minmax(0, 1fr))' }) },
        }}
      >
        {/* It stays where it is when it is not shown: what is written lives in it. */}
        <Box
          role="tabpanel"
          id={tabIds('source').panel}
          aria-labelledby={tabIds('source').tab}
          sx={{ ...pane, display: isSource ? 'flex' : 'none', flexDirection: 'column' }}
        >
          <Toolbar onCommand={command} onLink={openLink}>
            <PictureButton busy={pictures.share !== null} onFiles={pictures.take} />
          </Toolbar>
          {pictures.share !== null && (
            <Box
              component="output"
              sx={{ px: 2, py: 0.75, typography: 'body2', color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}
            >
              {words.pictures.sending(pictures.share)}
            </Box>
          )}
          <EditorPane
            note={note.id}
            text={note.content}
            onEditor={hold}
            onChange={changed}
            onSave={() => void save()}
            onLink={openLink}
            onFiles={pictures.take}
          />
        </Box>
        {isSource && isWide && (
          <Box component="section" aria-label={words.tabs.preview} tabIndex={0} sx={{ ...pane, p: 3 }}>
            <NotePreview note={note.id} text={text} />
          </Box>
        )}
        {!isSource && (
          <Box role="tabpanel" id={tabIds(tab).panel} aria-labelledby={tabIds(tab).tab} tabIndex={0} sx={page}>
            {tab === 'page' ? <NotePreview note={note.id} text={text} /> : <References note={note.id} mayChange />}
          </Box>
        )}
      </Box>
      {dialog === 'delete' && (
        <DeleteNoteDialog note={note} onClose={() => setDialog(null)} onDeleted={() => void navigate('/research-notes')} />
      )}
      {dialog === 'export' && <ExportDialog note={note.id} onClose={() => setDialog(null)} />}
      {dialog === 'share' && <ShareDialog note={note.id} onClose={() => setDialog(null)} />}
      {dialog === 'history' && (
        <VersionsDialog note={note.id} present={{ title, content: text }} onRestored={session.replace} onClose={() => setDialog(null)} />
      )}
      {dialog !== null && typeof dialog === 'object' && (
        <LinkDialog
          selected={dialog.selected}
          onInsert={(markdown) => {
            setDialog(null)
            command(insert(markdown))
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </Box>
  )
}

const pane = {
  minWidth: 0,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  overflow: 'auto',
  maxHeight: { lg: 'calc(100dvh - 250px)' },
  minHeight: { xs: '50dvh', lg: 420 },
} as const

/** As wide as one reads with ease. */
const page = {
  ...pane,
  maxHeight: 'none',
  width: '100%',
  maxWidth: measures.line + 96,
  px: { xs: 2, md: 6 },
  py: { xs: 2, md: 4 },
} as const
