import { maxChatTitleLength } from '#contract/chat'
import { useChatMessages } from '../../messages/chat.ts'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { useChats } from './use-chats.ts'

/** Gives a chat another name. What went wrong is said by a toast and, where the name is at fault, beside it. */
export function RenameChatDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { save: words, toasts } = useChatMessages()
  const chats = useChats()
  return (
    <NameDialog
      title={words.rename}
      name={title}
      longest={maxChatTitleLength}
      words={{ ...words, enter: words.required }}
      onName={async (name) => ((await chats.save(id, { title: name })) ? null : toasts.saveFailed)}
      onClose={onClose}
    />
  )
}
