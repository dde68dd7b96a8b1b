import { useId, useState } from 'react'
import { Field } from './Field.tsx'
import { FormActions } from './FormActions.tsx'
import { ModalDialog } from './ModalDialog.tsx'
import { useToast } from './toast.tsx'

interface NameDialogProps {
  title: string
  /** The present name; empty for something new. */
  name: string
  longest: number
  words: { name: string; cancel: string; required: string; enter: string; confirm: string; busy: string }
  /** Why what is being typed cannot be a name. */
  check?: (text: string) => string | null
  /** Resolves to null when it was done, else to why not. */
  onName: (name: string) => Promise<string | null>
  onClose: () => void
}

/** Asks for the name of something, a new one or another. */
export function NameDialog({ title, name, longest, words, check, onName, onClose }: NameDialogProps) {
  const showToast = useToast()
  const form = useId()
  const [text, setText] = useState(name)
  const [wrong, setWrong] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    if (isBusy) return
    if (text.trim() === '') {
      setWrong(words.required)
      return showToast(words.enter, { severity: 'error' })
    }
    setIsBusy(true)
    const problem = await onName(text.trim())
    setIsBusy(false)
    if (problem === null) onClose()
    else setWrong(problem)
  }

  return (
    <ModalDialog
      title={title}
      onClose={onClose}
      width={440}
      actions={
        <FormActions form={form} cancel={words.cancel} submit={isBusy ? words.busy : words.confirm} isBusy={isBusy} onCancel={onClose} />
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field
          label={words.name}
          value={text}
          autoFocus
          maxLength={longest}
          invalid={wrong !== null}
          {...(wrong !== null && { helper: wrong })}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(check?.(event.target.value) ?? null)
          }}
        />
      </form>
    </ModalDialog>
  )
}
