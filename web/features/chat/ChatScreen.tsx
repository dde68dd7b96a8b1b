import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ChatInBrief, ChatMessage, ChatReference } from '#contract/chat'
import { maxCompared } from '#contract/compare'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useChatMessages } from '../../messages/chat.ts'
import { projectToFill } from '../../ui/chosen-project.ts'
import { copyText } from '../../ui/clipboard.ts'
import { Notice } from '../../ui/Notice.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { useFoot } from '../../ui/use-foot.ts'
import { useToast } from '../../ui/toast.tsx'
import { AboutCase } from './AboutCase.tsx'
import { AboutCheck } from './AboutCheck.tsx'
import { addressOf } from './addresses.ts'
import { answerAsNote, authoritiesAsNote, chatAsText } from './answer-as-text.ts'
import type { RenderChosen } from './Authorities.tsx'
import { ChatHistory } from './ChatHistory.tsx'
import { ChatToolbar } from './ChatToolbar.tsx'
import { Composer, type ComposerHandle } from './Composer.tsx'
import { mergeReferences, questionOf } from './conversation.ts'
import { EmptyChat } from './EmptyChat.tsx'
import { MemorandumDialog } from './MemorandumDialog.tsx'
import { Messages } from './Messages.tsx'
import { oneChat } from './queries.ts'
import type { RenderCaseTools } from './ReferenceList.tsx'
import { ReferencesPanel } from './ReferencesPanel.tsx'
import { SaveChatDialog } from './SaveChatDialog.tsx'
import { type ChosenFilters, countFilters, FiltersButton, noFilters, SearchFilters } from './SearchFilters.tsx'
import { useChats } from './use-chats.ts'
import { useConversation } from './use-conversation.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useReferencesPanel } from './use-references-panel.ts'

/** What a link into the chat asks at once. */
export interface ChatArrival {
  ask?: string
}

/** The assistant: what was asked and answered, the field of the next question, and beside it what the answers rest on. */
export function ChatScreen({ renderCaseTools, renderChosen }: { renderCaseTools?: RenderCaseTools; renderChosen?: RenderChosen }) {
  const words = useChatMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const chats = useChats()
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  const caseIds = [...new Set(parameters.getAll('case'))].slice(0, maxCompared)
  const check = parameters.get('check')
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })

  const conversation = useConversation({
    id,
    caseIds,
    checkId: check,
    projectId: parameters.get('project_id') ?? projectToFill()?.id ?? null,
    onNewChat: (chatId) => void navigate(`/chat?${new URLSearchParams({ id: chatId })}`, { replace: true }),
  })
  const { chatId, messages, asking, problem, loading } = conversation
  const { data: brief } = useQuery({ ...oneChat(chatId ?? ''), enabled: chatId !== null })
  const mayAsk = brief?.own ?? true
  const title = brief?.title ?? words.title
  usePageTitle(title)

  const references = useMemo(() => mergeReferences(messages), [messages])
  const panel = useReferencesPanel(references.length > 0, wide, chatId)
  const [filters, setFilters] = useState<ChosenFilters>(noFilters)
  const [open, setOpen] = useState<'history' | 'filters' | 'memorandum' | { save: ChatInBrief; saves: boolean } | null>(null)
  const composer = useRef<ComposerHandle>(null)
  const foot = useFoot()
  const head = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { isAway, toEnd, followNext } = useFollowEnd({ head, question, end, foot }, messages)

  const ask = (content: string) => {
    followNext()
    conversation.ask({ content, ...(countFilters(filters) > 0 && { filters }) })
  }

  // A link may bring its question along; it is asked once.
  const arrive = useEffectEvent(() => {
    const { ask: question } = (location.state ?? {}) as ChatArrival
    if (typeof question !== 'string' || question.trim() === '') return
    void navigate(location.pathname + location.search, { replace: true, state: null })
    ask(question)
  })
  useEffect(() => arrive(), [])

  const newChat = () => {
    panel.close()
    void navigate('/chat')
    composer.current?.focus()
  }
  const copy = async () => {
    const isCopied = await copyText(chatAsText(messages, { you: words.you, assistant: words.assistant }))
    showToast(isCopied ? words.toasts.copied : words.toasts.copyFailed, { severity: isCopied ? 'success' : 'error', about: 'chat-copy' })
  }
  const remove = async (deleted: string) => {
    if (await chats.delete(deleted, () => void navigate(`/chat?${new URLSearchParams({ id: deleted })}`))) newChat()
  }
  const saveNote = (answer: ChatMessage) => {
    const content = answerAsNote(questionOf(messages, answer), answer, addressOf, {
      question: words.noteQuestion,
      references: words.references.title,
    })
    void chats.saveNote(brief?.title ?? words.title, content, projectToFill()?.id ?? null)
  }
  const saveNoteOf = (answer: ChatMessage, chosen: ChatReference[]) => {
    const content = authoritiesAsNote(questionOf(messages, answer), chosen, addressOf, words.noteQuestion)
    void chats.saveNote(brief?.title ?? words.title, content, projectToFill()?.id ?? null)
  }
  const openReference = panel.openReference
  const isEmpty = messages.length === 0 && loading === null
  const kept = brief && (brief.case_id === null ? brief.case_ids : [brief.case_id])
  const about = kept ?? (chatId === null ? caseIds : [])
  const checked = brief ? brief.check_id : chatId === null ? check : null

  return (
    <Box sx={{ display: 'flex', alignItems: 'stretch', maxWidth: measures.page, mx: 'auto', px: { xs: 2, sm: 3, md: 4 } }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: `calc(100dvh - ${measures.topBar}px)` }}>
        <Box
          ref={head}
          data-frame
          sx={{
            position: 'sticky',
            top: measures.topBar,
            zIndex: 3,
            mx: { xs: -2, sm: -1 },
            px: { xs: 2, sm: 1 },
            py: 1,
            bgcolor: 'background.default',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <ChatToolbar
            title={title}
            onNew={newChat}
            onHistory={() => setOpen('history')}
            references={{ count: references.length, isShown: panel.isShown, onToggle: panel.toggle }}
            onCopy={messages.length > 0 ? () => void copy() : undefined}
            onExport={chatId !== null && messages.length > 1 && asking === null ? (asked) => void chats.export(chatId, asked) : undefined}
            onMemorandum={chatId !== null && messages.length > 1 && asking === null ? () => setOpen('memorandum') : undefined}
            onSave={brief?.own ? () => setOpen({ save: brief, saves: true }) : undefined}
            onDelete={brief?.own ? () => void remove(brief.chat_id) : undefined}
          />
        </Box>
        <Box sx={{ flex: 1, width: '100%', maxWidth: measures.line, mx: 'auto' }}>
          {checked && <AboutCheck id={checked} />}
          {about.map((one) => (
            <AboutCase key={one} id={one} />
          ))}
          {loading === 'loading' && <Loading />}
          {loading instanceof Error &&
            (loading instanceof CallError && loading.status === 404 ? (
              <Box sx={{ mt: 3 }}>
                <Notice
                  severity="warning"
                  action={
                    <Button size="small" color="inherit" onClick={newChat}>
                      {words.toolbar.newChat}
                    </Button>
                  }
                >
                  {words.messages.missing}
                </Notice>
              </Box>
            ) : (
              <Box sx={{ mt: 3 }}>
                <RetryNotice words={words.messages.failed} retry={words.messages.retry} onRetry={conversation.reload} />
              </Box>
            ))}
          {isEmpty && (
            <EmptyChat about={checked ? 'document' : about.length === 0 ? 'law' : about.length === 1 ? 'case' : 'cases'} onAsk={ask} />
          )}
          {messages.length > 0 && (
            <Box component="section" aria-label={words.messages.label}>
              <Messages
                conversation={conversation}
                question={question}
                mayAsk={mayAsk}
                onOpen={openReference}
                onMore={panel.openAll}
                onNote={saveNote}
                onNoteOf={saveNoteOf}
                renderChosen={renderChosen}
              />
            </Box>
          )}
          {problem && (
            <Box sx={{ my: 2 }}>
              <RetryNotice words={problem.words} retry={words.failure.retry} onRetry={conversation.tryAgain} />
            </Box>
          )}
          <div ref={end} />
        </Box>
        {mayAsk && !(loading instanceof Error) && (
          <Box
            ref={foot}
            data-frame
            sx={{
              position: 'sticky',
              bottom: 0,
              zIndex: 2,
              width: '100%',
              maxWidth: measures.line + 32,
              mx: 'auto',
              px: { md: 2 },
              pt: 1,
              pb: { xs: 1, md: 2 },
              bgcolor: 'background.default',
            }}
          >
            {isAway && messages.length > 0 && (
              <IconButton
                onClick={toEnd}
                title={words.messages.toBottom}
                aria-label={words.messages.toBottom}
                sx={{
                  position: 'absolute',
                  top: -48,
                  right: { xs: 0, md: 16 },
                  width: 40,
                  height: 40,
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                  boxShadow: '0 6px 18px -6px rgb(8 16 36 / 0.4)',
                  '&:hover': { bgcolor: 'fill.inset' },
                }}
              >
                <KeyboardArrowDownRounded />
              </IconButton>
            )}
            <Composer
              ref={composer}
              busy={asking !== null}
              onSend={ask}
              onStop={conversation.stop}
              tools={<FiltersButton filters={filters} disabled={asking !== null} onOpen={() => setOpen('filters')} />}
            />
          </Box>
        )}
      </Box>
      {panel.isShown && (
        <ReferencesPanel
          references={references}
          open={panel.reference}
          onOpen={panel.show}
          onClose={panel.close}
          wide={wide}
          renderCaseTools={renderCaseTools}
        />
      )}
      {open === 'history' && (
        <ChatHistory
          open={chatId}
          onOpen={(chosen) => {
            setOpen(null)
            void navigate(`/chat?${new URLSearchParams({ id: chosen })}`)
          }}
          onEdit={(chat) => setOpen({ save: chat, saves: false })}
          onDeleted={(deleted) => deleted === chatId && newChat()}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'memorandum' && chatId !== null && <MemorandumDialog chatId={chatId} onClose={() => setOpen(null)} />}
      {open === 'filters' && <SearchFilters filters={filters} onChange={setFilters} onClose={() => setOpen(null)} />}
      {open !== null && typeof open === 'object' && <SaveChatDialog chat={open.save} saves={open.saves} onClose={() => setOpen(null)} />}
    </Box>
  )
}

function Loading() {
  const { messages } = useChatMessages()
  return (
    <Box component="output" aria-label={messages.loading} sx={{ display: 'grid', gap: 2, mt: 4 }}>
      <Skeleton variant="rounded" height={48} sx={{ justifySelf: 'end', width: '60%' }} />
      <Skeleton variant="rounded" height={180} />
    </Box>
  )
}
