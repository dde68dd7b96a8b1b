import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemType, Project, ProjectItem } from '#contract/projects'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { formatDay } from '../../ui/day.ts'
import { LoadFailure, NothingThere, Waiting } from './ProjectStates.tsx'
import { projectItems } from './queries.ts'
import { useProjects } from './use-projects.ts'

const addressOf = ({ entity_type: kind, entity_id: id, paragraph }: ProjectItem): string | null => {
  if (id === null) return kind === 'citation' ? '/citations' : null
  if (kind === 'note') return `/research-notes/${encodeURIComponent(id)}`
  return `/cases/${encodeURIComponent(id)}${paragraph === null ? '' : `#p-${paragraph}`}`
}

/** Where one goes to add something of a kind. */
const addAddress = (type: ItemType, project: string) =>
  ({
    bookmark: '/cases',
    document: '/cases',
    annotation: '/cases',
    note: `/research-notes?create=true&project_id=${encodeURIComponent(project)}`,
    citation: '/citations',
  })[type]

/** What of one kind lies in a project. */
export function ProjectItems({ project, type }: { project: Project; type: ItemType }) {
  const { page, toasts } = useProjectMessages()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(projectItems(project.id, type))
  const items = data?.pages.flatMap(({ results }) => results) ?? []
  const add = project.role !== 'viewer' && (
    <Button variant="outlined" component={RouterLink} to={addAddress(type, project.id)}>
      {page.add[type]}
    </Button>
  )
  if (!data && error) return <LoadFailure words={toasts.projectFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting label={page.itemsLoading} />
  if (items.length === 0)
    return (
      <NothingThere title={page.empty[type]} advice={page.emptyAdvice[type]}>
        {add}
      </NothingThere>
    )
  return (
    <>
      {add && <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>{add}</Box>}
      <Card component="ul" aria-label={page.items} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} project={project} />
        ))}
      </Card>
      {hasNextPage && (
        <Button variant="outlined" sx={{ mt: 2 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {page.more}
        </Button>
      )}
    </>
  )
}

function ItemRow({ item, project }: { item: ProjectItem; project: Project }) {
  const { page } = useProjectMessages()
  const projects = useProjects()
  const [leaving, setLeaving] = useState(false)
  const { type, id, title, description, text, added_by, added_at } = item
  const address = addressOf(item)
  const day = formatDay(added_at)
  async function take() {
    setLeaving(true)
    if (!(await projects.take(project.id, type, id))) setLeaving(false)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        opacity: leaving ? 0.5 : 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Typography variant="h3">
          {address ? (
            <Link component={RouterLink} to={address} color="inherit" sx={{ display: 'inline-block', py: { xs: 0.5, md: 0 } }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        {description !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {description}
          </Typography>
        )}
        {text !== '' && (
          <Typography sx={{ whiteSpace: 'pre-line', pl: 1.5, my: 0.5, borderLeft: 2, borderColor: 'secondary.main', maxWidth: '72ch' }}>
            {text}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {page.addedBy(added_by.name, day)}
        </Typography>
      </Box>
      {project.role !== 'viewer' && (
        <Button
          size="small"
          color="inherit"
          disabled={leaving}
          aria-label={page.takeNamed(title)}
          onClick={() => void take()}
          sx={{ justifySelf: 'start', color: 'text.secondary', ml: { xs: -1, sm: 0 } }}
        >
          {page.take}
        </Button>
      )}
    </Box>
  )
}
