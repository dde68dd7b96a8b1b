import Box from '@mui/material/Box'
import { type ChatInBrief, maxChatTitleLength } from '#contract/chat'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { projectNames } from './queries.ts'
import { useChats } from './use-chats.ts'

interface SaveChatDialogProps {
  chat: ChatInBrief
  /** Whether it is kept at hand; else it is only named, and put into a project. */
  saves: boolean
  onClose: () => void
}

/** Keeps a chat at hand: under which name, and in which project. */
export function SaveChatDialog({ chat, saves, onClose }: SaveChatDialogProps) {
  const { save: words } = useChatMessages()
  const chats = useChats()
  const form = useId()
  const { data: projects } = useQuery(projectNames)
  const [title, setTitle] = useState(chat.title)
  const [project, setProject] = useState(chat.project_id ?? '')
  const [wrong, setWrong] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const writable = projects?.filter(({ role, id }) => role !== 'viewer' || id === chat.project_id) ?? []

  async function submit() {
    if (title.trim() === '') return setWrong(true)
    setIsBusy(true)
    const isSaved = await chats.save(chat.chat_id, {
      title: title.trim(),
      ...(saves && { saved: true }),
      ...(project !== '' && project !== chat.project_id && { project_id: project }),
    })
    setIsBusy(false)
    if (isSaved) onClose()
  }

  return (
    <ModalDialog
      title={saves ? words.title : words.edit}
      onClose={onClose}
      width={460}
      actions={
        <FormActions form={form} cancel={words.cancel} submit={isBusy ? words.busy : words.confirm} isBusy={isBusy} onCancel={onClose} />
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Field
          label={words.name}
          value={title}
          autoFocus
          maxLength={maxChatTitleLength}
          invalid={wrong}
          {...(wrong && { helper: words.required })}
          onChange={(event) => {
            setTitle(event.target.value)
            setWrong(false)
          }}
        />
        {writable.length > 0 && (
          <Select
            label={words.project}
            showLabel
            value={project}
            options={[
              // A chat is taken out of a project there.
              ...(chat.project_id === null ? [{ value: '', label: words.noProject }] : []),
              ...writable.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setProject}
          />
        )}
      </Box>
    </ModalDialog>
  )
}
