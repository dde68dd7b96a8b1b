import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import { useProjectMessages } from '../../messages/projects.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { PutIntoProject, type PutIntoProjectProps } from './PutIntoProject.tsx'

interface PutEntryProps extends Pick<PutIntoProjectProps, 'type' | 'id' | 'name'> {
  /** Where it lies in one already. */
  label?: string
}

/** The entry of a menu that puts what the menu is about into a project. */
export function PutEntry({ label, ...put }: PutEntryProps) {
  const { put: words } = useProjectMessages()
  return (
    <PutIntoProject
      {...put}
      renderTrigger={(open) => (
        <PopoverMenuItem icon={<CreateNewFolderOutlined />} onSelect={open}>
          {label ?? words.button}
        </PopoverMenuItem>
      )}
    />
  )
}
