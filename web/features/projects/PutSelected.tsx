import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ItemType } from '#contract/project-items'
import type { ReactNode } from 'react'
import { useProjectMessages } from '../../messages/projects.ts'
import { PutIntoProject } from './PutIntoProject.tsx'

export interface Chosen {
  type: ItemType
  id: string
  /** As it is told that it was put in. */
  shortName?: string
}

interface PutSelectedProps {
  chosen: readonly Chosen[]
  /** What the reader knows them by; their number where it is left out. */
  name?: string
  label?: string
  icon?: ReactNode
  /** As the buttons beside it are. */
  button?: Pick<ButtonProps, 'variant' | 'size'>
}

const outlined = { variant: 'outlined' } as const

/** Puts all that is chosen into a project at once. */
export function PutSelected({ chosen: [first, ...others], name, label, icon, button = outlined }: PutSelectedProps) {
  const { put } = useProjectMessages()
  if (!first) return null
  return (
    <PutIntoProject
      type={first.type}
      id={first.id}
      ownName={first.shortName}
      name={name ?? put.several(1 + others.length)}
      others={others.map(({ type, id, shortName }) => ({ type, id, ...(shortName && { name: shortName }) }))}
      renderTrigger={(open) => (
        <Button {...button} color="inherit" startIcon={icon ?? <CreateNewFolderOutlined />} aria-haspopup="dialog" onClick={open}>
          {label ?? put.button}
        </Button>
      )}
    />
  )
}
