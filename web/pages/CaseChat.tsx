import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router'
import { useChatLinks } from '../messages/chat-links.ts'
import { addressOf } from '../features/chat/addresses.ts'
import type { CaseRecord } from '../features/cases/read-case.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { PopoverMenuItem } from '../ui/PopoverMenu.tsx'

/** A new chat about a case. */
export const chatAbout = (caseId: string): string => `/chat?${new URLSearchParams({ case: caseId })}`

/** Of cases that are set side by side. */
export function ComparedChatButton({ ids }: { ids: readonly string[] }) {
  const words = useChatLinks()
  return (
    <Button
      data-frame
      component={RouterLink}
      to={`/chat?${new URLSearchParams(ids.map((id) => ['case', id]))}`}
      variant="outlined"
      color="inherit"
      startIcon={<ChatBubbleOutlineRounded />}
    >
      {words.compared}
    </Button>
  )
}

/** In the header of a case; on a phone it sits in the menu. */
export function CaseChatButton({ record }: { record: CaseRecord }) {
  const words = useChatLinks()
  return (
    <Button
      component={RouterLink}
      to={chatAbout(record.id)}
      variant="outlined"
      startIcon={<ChatBubbleOutlineRounded />}
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, flex: 'none', width: 100, px: 1 }}
    >
      {words.button}
    </Button>
  )
}

/** In its menu. */
export function CaseChatEntry({ record }: { record: CaseRecord }) {
  const words = useChatLinks()
  const navigate = useNavigate()
  return (
    <PopoverMenuItem icon={<ChatBubbleOutlineRounded />} onSelect={() => void navigate(chatAbout(record.id))}>
      {words.entry}
    </PopoverMenuItem>
  )
}

/** In the panel beside its text. */
export function CaseChatOffer({ record }: { record: CaseRecord }) {
  const words = useChatLinks()
  return (
    <Button
      component={RouterLink}
      to={chatAbout(record.id)}
      variant="outlined"
      fullWidth
      startIcon={<ChatBubbleOutlineRounded />}
      sx={{ mt: 2.5 }}
    >
      {words.offer}
    </Button>
  )
}

const AskCase = lazyPart(async () => (await import('../features/chat/AskCase.tsx')).AskCase)

/** The assistant in the panel beside its text. */
export function CaseAssistant({ record }: { record: CaseRecord }) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return (
    <Suspense fallback={null}>
      <AskCase
        key={record.id}
        caseId={record.id}
        onGo={({ kind, id, paragraph }) =>
          void (kind === 'case' && id === record.id
            ? navigate({ search, hash: paragraph === null ? '' : `#p-${paragraph}` }, { state: state as unknown })
            : navigate(addressOf({ kind, id, paragraph })))
        }
      />
    </Suspense>
  )
}
