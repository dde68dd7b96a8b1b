import { maxDescriptionLength, maxProjectNameLength } from '#contract/projects'
import { useState } from 'react'
import { useProjectMessages } from '../../messages/projects.ts'
import { Field } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Name and description as they are being written. */
export function useProjectFields(given: { name: string; description: string }) {
  const { dialog } = useProjectMessages()
  const showToast = useToast()
  const [name, setName] = useState(given.name)
  const [description, setDescription] = useState(given.description)
  const [isWrong, setIsWrong] = useState(false)
  return {
    name,
    description,
    isWrong,
    isNamed: name.trim() !== '',
    setName(written: string) {
      setName(written)
      setIsWrong(false)
    },
    setDescription,
    /** What is kept of it; null, and said, where there is no name. */
    read(): { name: string; description: string } | null {
      if (name.trim() !== '') return { name: name.trim(), description: description.trim() }
      setIsWrong(true)
      showToast(dialog.enter, { severity: 'error', about: 'project-name' })
      return null
    },
  }
}

interface ProjectFieldsProps {
  fields: ReturnType<typeof useProjectFields>
  rows: number
  autoFocus?: boolean
}

/** The fields that make a project and change it. */
export function ProjectFields({ fields, rows, autoFocus = false }: ProjectFieldsProps) {
  const { dialog } = useProjectMessages()
  return (
    <>
      <Field
        label={dialog.name}
        autoFocus={autoFocus}
        value={fields.name}
        maxLength={maxProjectNameLength}
        invalid={fields.isWrong}
        {...(fields.isWrong && { helper: dialog.required })}
        onChange={(event) => fields.setName(event.target.value)}
      />
      <TextField
        label={dialog.description}
        rows={rows}
        maxLength={maxDescriptionLength}
        value={fields.description}
        onChange={(event) => fields.setDescription(event.target.value)}
      />
    </>
  )
}
