import WorkOutlineRounded from '@mui/icons-material/WorkOutlineRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { chooseProject, useChosenProject } from '../../ui/chosen-project.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { useToast } from '../../ui/toast.tsx'
import { oneProject, projectChoice } from './queries.ts'
import { addressOfProject } from './use-projects.ts'

const maxOffered = 8

/** The project that is worked on, in the top bar: what is searched for, read and kept meanwhile goes with it. */
export function MatterMenu() {
  const { matter, toasts } = useProjectMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const chosen = useChosenProject()
  const { data } = useQuery({ ...projectChoice(''), staleTime: 60_000 })
  const { data: present, error } = useQuery({ ...oneProject(chosen?.id ?? ''), enabled: chosen !== null })
  const offered = data?.results.filter(({ status }) => status === 'active').slice(0, maxOffered) ?? []
  const isGone = error instanceof CallError && error.status === 404

  // Another account may be signed in now, or the project is no longer shared.
  useEffect(() => {
    if (!isGone || chosen === null) return
    chooseProject(null)
    showToast(toasts.matterGone, { severity: 'warning', about: 'chosen-project' })
  }, [isGone, chosen, showToast, toasts])

  // Its owner may have given this reader another role, or it another name.
  useEffect(() => {
    if (!present || chosen?.id !== present.id) return
    const now = { id: present.id, name: present.name, fills: present.role !== 'viewer' }
    if (now.name !== chosen.name || now.fills !== chosen.fills) chooseProject(now)
  }, [present, chosen])

  const label = chosen ? matter.chosen(chosen.name) : matter.choose
  return (
    <PopoverMenu
      label={matter.label}
      renderTrigger={(props) => (
        <ButtonBase
          {...props}
          aria-label={label}
          title={label}
          sx={{
            minWidth: measures.touch,
            height: measures.touch,
            px: { xs: 0, lg: 1.25 },
            gap: 1,
            borderRadius: `${radii.field}px`,
            color: chosen ? 'primary.main' : 'text.secondary',
            bgcolor: chosen ? 'primary.light' : 'transparent',
            '&:hover': { bgcolor: chosen ? 'primary.light' : 'fill.inset' },
          }}
        >
          <WorkOutlineRounded />
          <Box
            component="span"
            sx={{
              display: { xs: 'none', lg: 'block' },
              maxWidth: 180,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              typography: 'body2',
              fontWeight: 600,
            }}
          >
            {present?.name ?? chosen?.name ?? matter.choose}
          </Box>
        </ButtonBase>
      )}
      header={
        <Box sx={{ px: 1.5, pt: 1, pb: 1.25, mb: 0.75, borderBottom: 1, borderColor: 'divider', maxWidth: 320 }}>
          {chosen && <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{chosen.name}</Box>}
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{chosen ? matter.explained : matter.explainedNone}</Box>
        </Box>
      }
    >
      {chosen && <PopoverMenuItem onSelect={() => void navigate(addressOfProject(chosen.id))}>{matter.open}</PopoverMenuItem>}
      {chosen && <PopoverMenuItem onSelect={() => chooseProject(null)}>{matter.clear}</PopoverMenuItem>}
      {offered
        .filter(({ id }) => id !== chosen?.id)
        .map(({ id, name, role }) => (
          <PopoverMenuItem
            key={id}
            icon={<WorkOutlineRounded />}
            onSelect={() => {
              chooseProject({ id, name, fills: role !== 'viewer' })
              showToast(toasts.chosen(name), { about: 'chosen-project' })
            }}
          >
            <Box component="span" sx={{ maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {name}
            </Box>
          </PopoverMenuItem>
        ))}
      {(data?.total ?? 0) > 0 && <PopoverMenuItem onSelect={() => void navigate('/research-hub')}>{matter.all}</PopoverMenuItem>}
      {data && <PopoverMenuItem onSelect={() => void navigate('/research-hub?create=true')}>{matter.create}</PopoverMenuItem>}
    </PopoverMenu>
  )
}
