import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined'
import Button from '@mui/material/Button'
import type { ItemType } from '#contract/project-items'
import { useProjectMessages } from '../../messages/projects.ts'
import { PutIntoProject } from './PutIntoProject.tsx'

interface Chosen {
  type: ItemType
  id: string
  name: string
  /** As it is told that it was put in. */
  shortName: string
}

/** Puts authorities into a project, whose bundle then proposes them. */
export function PutForBundle({ chosen: [first, ...others] }: { chosen: readonly Chosen[] }) {
  const { put } = useProjectMessages()
  if (!first) return null
  return (
    <PutIntoProject
      type={first.type}
      id={first.id}
      ownName={first.shortName}
      name={[first, ...others].map(({ name }) => name).join('; ')}
      others={others.map(({ type, id, shortName }) => ({ type, id, name: shortName }))}
      renderTrigger={(open) => (
        <Button variant="outlined" color="inherit" startIcon={<LibraryBooksOutlined />} onClick={open}>
          {put.forBundle}
        </Button>
      )}
    />
  )
}
