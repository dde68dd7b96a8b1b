import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined'
import { useProjectMessages } from '../../messages/projects.ts'
import { type Chosen, PutSelected } from './PutSelected.tsx'

interface PutForBundleProps {
  chosen: readonly (Chosen & { name: string })[]
}

/** Puts authorities into a project, whose bundle then proposes them. */
export function PutForBundle({ chosen }: PutForBundleProps) {
  const { put } = useProjectMessages()
  return (
    <PutSelected chosen={chosen} name={chosen.map(({ name }) => name).join('; ')} label={put.forBundle} icon={<LibraryBooksOutlined />} />
  )
}
