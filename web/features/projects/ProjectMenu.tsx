import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined'
import LinkRounded from '@mui/icons-material/LinkRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import StarBorderRounded from '@mui/icons-material/StarBorderRounded'
import IconButton from '@mui/material/IconButton'
import type { Project } from '#contract/projects'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { addressOfProject, useProjects } from './use-projects.ts'

/** What may be done with a project, by whoever sees it. On its own page the entries are named after it, and it leads away once it is gone. */
export function ProjectMenu({ project, isPage = false }: { project: Project; isPage?: boolean }) {
  const { card, page } = useProjectMessages()
  const projects = useProjects()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'share' | 'duplicate' | null>(null)
  const { id, name, role } = project
  const label = isPage ? page.menu : card.menu(name)
  const close = () => setOpen(null)
  const leaveScreen = () => isPage && void navigate('/research-hub')

  async function remove() {
    if (await projects.remove(project)) leaveScreen()
  }
  async function leave() {
    if (!window.confirm(card.confirmLeave(name))) return
    if (await projects.leave(id)) leaveScreen()
  }

  return (
    <>
      <PopoverMenu
        label={label}
        renderTrigger={(props) => (
          <IconButton {...props} color="inherit" aria-label={label}>
            <MoreVertRounded />
          </IconButton>
        )}
      >
        {role !== 'viewer' && (
          <PopoverMenuItem icon={<EditOutlined />} onSelect={() => void navigate(`${addressOfProject(id)}/edit`)}>
            {isPage ? page.edit : card.edit}
          </PopoverMenuItem>
        )}
        <PopoverMenuItem icon={<GroupAddOutlined />} onSelect={() => setOpen('share')}>
          {isPage ? page.share : card.share}
        </PopoverMenuItem>
        {isPage && (
          <PopoverMenuItem icon={<LinkRounded />} onSelect={() => void projects.copyLink(id)}>
            {page.copyLink}
          </PopoverMenuItem>
        )}
        <PopoverMenuItem icon={<ContentCopyRounded />} onSelect={() => setOpen('duplicate')}>
          {isPage ? page.duplicate : card.duplicate}
        </PopoverMenuItem>
        <PopoverMenuItem icon={<DashboardCustomizeOutlined />} onSelect={() => void projects.keepTemplate(project)}>
          {card.keepTemplate}
        </PopoverMenuItem>
        {role === 'owner' && !project.is_default && (
          <PopoverMenuItem icon={<StarBorderRounded />} onSelect={() => void projects.update(id, { is_default: true })}>
            {card.makeDefault}
          </PopoverMenuItem>
        )}
        {role === 'owner' ? (
          <PopoverMenuItem icon={<DeleteOutlineRounded />} onSelect={() => void remove()}>
            {isPage ? page.delete : card.delete}
          </PopoverMenuItem>
        ) : (
          <PopoverMenuItem icon={<LogoutRounded />} onSelect={() => void leave()}>
            {card.leave}
          </PopoverMenuItem>
        )}
      </PopoverMenu>
      {open === 'share' && <ShareDialog project={project} onClose={close} />}
      {open === 'duplicate' && <DuplicateDialog project={project} onClose={close} />}
    </>
  )
}
