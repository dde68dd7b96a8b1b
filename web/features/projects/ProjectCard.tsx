import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { itemTypes } from '#contract/project-items'
import type { Project } from '#contract/projects'
import { Link as RouterLink } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { formatDay } from '../../ui/day.ts'
import { Tag, type TagHue } from '../../ui/Tag.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'
import { addressOfProject } from './use-projects.ts'

export const statusHues: Record<Project['status'], TagHue> = { active: 'teal', on_hold: 'secondary', archived: 'quiet' }

/** A project in the grid or, as a line, in the list. The whole card leads to it. */
export function ProjectCard({ project, inGrid }: { project: Project; inGrid: boolean }) {
  const { card, status } = useProjectMessages()
  const { id, name, description, role, owner, members, counts, created_at, updated_at } = project
  const [created, updated] = [formatDay(created_at), formatDay(updated_at)]
  const held = itemTypes.filter((type) => counts[type] > 0)
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        p: 2.25,
        minHeight: inGrid ? { sm: 208 } : 0,
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 0.5 }}>
          <Link
            component={RouterLink}
            to={addressOfProject(id)}
            color="inherit"
            underline="none"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {name}
          </Link>
        </Typography>
        <Box sx={{ position: 'relative', mt: -0.75, mr: -1 }}>
          <ProjectMenu project={project} />
        </Box>
      </Box>
      {description !== '' && (
        <Typography
          sx={{
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
          }}
        >
          {description}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: inGrid ? 'auto' : 0 }}>
        <Tag hue={statusHues[project.status]} mark>
          {status[project.status]}
        </Tag>
        {project.is_default && <Tag mark>{card.isDefault}</Tag>}
        {role !== 'owner' && (
          <Tag hue="indigo" mark>
            {card.by(owner.name)}
          </Tag>
        )}
        {role === 'owner' && members > 0 && (
          <Tag hue="indigo" mark>
            {card.shared(members)}
          </Tag>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}>
        {held.map((type) => (
          <span key={type}>
            <Box component="strong" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
              {counts[type]}
            </Box>{' '}
            {card.holds[type][counts[type] === 1 ? 0 : 1]}
          </span>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}>
        <span>{card.created(created)}</span>
        {updated !== created && <span>{card.updated(updated)}</span>}
      </Box>
    </Card>
  )
}
