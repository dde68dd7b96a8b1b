import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined'
import BorderColorOutlined from '@mui/icons-material/BorderColorOutlined'
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded'
import EditNoteRounded from '@mui/icons-material/EditNoteRounded'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded'
import GavelRounded from '@mui/icons-material/GavelRounded'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import ManageSearchRounded from '@mui/icons-material/ManageSearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ItemType } from '#contract/project-items'
import type { Project } from '#contract/projects'
import { useEffect } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { type ChosenProject, chooseProject, useChosenProject } from '../../ui/chosen-project.ts'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/Notice.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { withReason } from '../../ui/use-trying.ts'
import { statusHues } from './ProjectCard.tsx'
import { ProjectParts, type ProjectSlots } from './ProjectParts.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { projectSummary } from './queries.ts'

/** A project: what it is, how much lies in it, what was done in it and what lies there. */
export function ProjectView({ id, ...slots }: { id: string } & ProjectSlots) {
  const { page, toasts } = useProjectMessages()
  const showToast = useToast()
  const { data, error } = useQuery(projectSummary(id))
  usePageTitle(data?.project.name)
  useEffect(() => {
    if (error) showToast(toasts.projectFailed, { severity: 'error' })
  }, [error, showToast, toasts])

  if (!data && error)
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Notice severity="error">{withReason(toasts.fetchProjectFailed, error)}</Notice>
        <Button variant="outlined" component={RouterLink} to="/research-hub">
          {page.backLong}
        </Button>
      </Box>
    )
  if (!data) return <RowsLoading label={page.loading} rows={3} height={120} />
  const { project } = data
  return (
    <>
      <Box component="nav" aria-label={page.crumbs} sx={{ typography: 'body2', mb: 1.5 }}>
        <Link component={RouterLink} to="/research-hub" sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.5 } }}>
          {page.back}
        </Link>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', px: 1 }}>
          /
        </Box>
        <Box component="span" aria-current="page" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {project.name}
        </Box>
      </Box>
      <Header project={project} />
      <Stats
        counts={[
          ['bookmark', page.stats.bookmarks, data.bookmarks_count, BookmarksOutlined],
          ['note', page.stats.notes, data.notes_count, EditNoteRounded],
          ['saved_search', page.stats.searches, data.saved_searches_count, ManageSearchRounded],
          ...besides
            .filter(([type]) => project.counts[type] > 0)
            .map(([type, Icon]): Stat => [type, page.beside[type], project.counts[type], Icon]),
        ]}
      />
      <ProjectParts project={project} activities={data.recent_activities} {...slots} />
    </>
  )
}

function Header({ project }: { project: Project }) {
  const { page, status, roles, card } = useProjectMessages()
  const { id, name, description, role, owner, members } = project
  const [created, updated] = [formatDay(project.created_at), formatDay(project.updated_at)]
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 3 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <ProjectMenu project={project} isPage />
      </Box>
      {description !== '' && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Tag hue={statusHues[project.status]}>{status[project.status]}</Tag>
        {role !== 'owner' && <Tag hue="indigo">{roles[role]}</Tag>}
        {role !== 'owner' && <Tag>{page.ownedBy(owner.name)}</Tag>}
        {role === 'owner' && members > 0 && (
          <Tag hue="indigo">
            <GroupOutlined sx={{ fontSize: 15 }} />
            {card.shared(members)}
          </Tag>
        )}
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {page.created(created)}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {page.updated(updated)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <WorkOn id={id} name={name} fills={project.role !== 'viewer'} />
        <Button variant="outlined" color="inherit" component={RouterLink} to={`/research-hub/projects/${encodeURIComponent(id)}/bundle`}>
          {page.bundle}
        </Button>
      </Box>
    </Box>
  )
}

/** Chooses the project for what is searched for, read and kept from now on. */
function WorkOn({ id, name, fills }: ChosenProject) {
  const { page, toasts } = useProjectMessages()
  const showToast = useToast()
  const isChosen = useChosenProject()?.id === id
  function choose() {
    chooseProject(isChosen ? null : { id, name, fills })
    if (!isChosen) showToast(toasts.chosen(name), { about: 'chosen-project' })
  }
  return (
    <Button variant={isChosen ? 'outlined' : 'contained'} aria-pressed={isChosen} onClick={choose}>
      {isChosen ? page.workingOn : page.workOn}
    </Button>
  )
}

type Stat = [tab: ItemType, words: string, count: number, Icon: typeof BookmarksOutlined]

/** What is counted beside bookmarks, notes and searches where any of it lies there. */
const besides = [
  ['citation', FormatQuoteRounded],
  ['document', GavelRounded],
  ['provision', ArticleOutlined],
  ['annotation', BorderColorOutlined],
  ['document_check', FactCheckOutlined],
  ['chat', ChatBubbleOutlineRounded],
] as const satisfies [ItemType, typeof BookmarksOutlined][]

function Stats({ counts }: { counts: Stat[] }) {
  const { page } = useProjectMessages()
  const [, setParameters] = useSearchParams()
  return (
    <Box
      component="ul"
      aria-label={page.statsLabel}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 3,
        p: 0,
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        // On a phone one row, in which the last are scrolled to.
        gridAutoFlow: { xs: 'column', sm: 'row' },
        gridAutoColumns: 'minmax(80px, 1fr)',
        overflowX: 'auto',
        gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(120px, 1fr))' },
      }}
    >
      {counts.map(([tab, words, count, Icon]) => (
        <Card component="li" key={tab}>
          <ButtonBase
            onClick={() => setParameters({ tab }, { replace: true })}
            sx={{
              width: '100%',
              height: '100%',
              p: { xs: 1, sm: 2.25 },
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              justifyContent: 'flex-start',
              gap: { xs: 0.5, sm: 2 },
              textAlign: 'left',
              '&:hover': { bgcolor: 'fill.inset' },
            }}
          >
            <Icon sx={{ fontSize: 28, color: 'secondary.main', display: { xs: 'none', sm: 'block' } }} />
            <span>
              <Box component="span" sx={{ display: 'block', typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
                {count}
              </Box>
              <Box
                component="span"
                sx={{
                  display: 'block',
                  typography: 'body2',
                  fontSize: { xs: '0.75rem', sm: '0.875rem' },
                  color: 'text.secondary',
                  hyphens: 'auto',
                }}
              >
                {words}
              </Box>
            </span>
          </ButtonBase>
        </Card>
      ))}
    </Box>
  )
}
