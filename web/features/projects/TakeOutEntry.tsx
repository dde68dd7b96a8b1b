import FolderOffOutlined from '@mui/icons-material/FolderOffOutlined'
import type { ItemType } from '#contract/project-items'
import { useProjectMessages } from '../../messages/projects.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { useProjects } from './use-projects.ts'

/** The entry of a menu that takes what the menu is about out of a project. */
export function TakeOutEntry({ project, type, id }: { project: string; type: ItemType; id: string }) {
  const { page } = useProjectMessages()
  const projects = useProjects()
  return (
    <PopoverMenuItem icon={<FolderOffOutlined />} onSelect={() => void projects.take(project, type, id)}>
      {page.takeOut}
    </PopoverMenuItem>
  )
}
