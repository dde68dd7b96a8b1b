import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type SubmitEvent, useId, useState } from 'react'
import { Field } from '../../ui/Field.tsx'

interface NameFormProps {
  label: string
  placeholder: string
  action: string
  /** Said where nothing was entered. */
  required: string
  /** Why nothing may be added at the moment. */
  full?: string | undefined
  names?: readonly string[]
  /** Under the field, where nothing is wrong. */
  helper?: string
  typed: string
  onType: (typed: string) => void
  /** May answer what is wrong with the name. */
  onEnter: (name: string) => void | Promise<string | undefined>
}

/** One field and the button that analyses what it names. */
export function NameForm({ label, placeholder, action, required, full, names, helper, typed, onType, onEnter }: NameFormProps) {
  const list = useId()
  // What is wrong with what stands there; null words for a list that is full as long as it is.
  const [wrong, setWrong] = useState<{ typed: string; words: string | null } | null>(null)
  const problem = wrong?.typed === typed ? (wrong.words ?? full ?? null) : null
  async function enter(event: SubmitEvent) {
    event.preventDefault()
    const name = typed.trim()
    setWrong({ typed, words: name === '' ? required : null })
    if (name === '' || full !== undefined) return
    const words = await onEnter(name)
    if (words !== undefined) setWrong({ typed, words })
  }
  return (
    <Box
      component="form"
      noValidate
      data-frame
      onSubmit={(event: SubmitEvent) => void enter(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
        <Field
          label={label}
          value={typed}
          placeholder={placeholder}
          list={list}
          maxLength={300}
          autoComplete="off"
          invalid={problem !== null}
          {...((problem ?? helper) !== undefined && { helper: problem ?? helper! })}
          onChange={(event) => onType(event.target.value)}
        />
        <datalist id={list}>
          {names?.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </Box>
      <Button type="submit" variant="contained" sx={{ mt: { xs: 0, sm: '27px' } }}>
        {action}
      </Button>
    </Box>
  )
}
