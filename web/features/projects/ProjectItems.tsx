import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemType, ProjectItem } from '#contract/project-items'
import type { Project } from '#contract/projects'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { nameOfCase } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { listRow } from '../../ui/list-row.ts'
import { addressOfThing } from './address-of.ts'
import { ChooseButton, ChooseDialog } from './ChooseItems.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { SignalMark } from '../../ui/SignalMark.tsx'
import { projectItems } from './queries.ts'
import { useProjects } from './use-projects.ts'

/** Saved searches have a list of their own. */
type ListedType = Exclude<ItemType, 'saved_search'>

/** Where one goes to add something of a kind. */
const addAddress = (type: ItemType, project: string) =>
  ({
    bookmark: '/cases',
    document: '/cases',
    provision: '/legal-library/legislation',
    annotation: '/cases',
    note: `/research-notes?create=true&project_id=${encodeURIComponent(project)}`,
    citation: '/citations',
    document_check: '/citations/check',
    saved_search: '/cases',
    chat: `/chat?project_id=${encodeURIComponent(project)}`,
  })[type]

export interface ProjectItemsProps {
  project: Project
  /** What else can be done with one of them, by whoever keeps it. */
  renderMore?: (item: ProjectItem) => ReactNode
}

/** What of one kind lies in a project. */
export function ProjectItems({ project, type, renderMore }: ProjectItemsProps & { type: ListedType }) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Listed project={project} type={type} renderMore={renderMore} onChoose={() => setIsChoosing(true)} />
      {isChoosing && <ChooseDialog project={project} type={type} onClose={() => setIsChoosing(false)} />}
    </>
  )
}

/** The saved searches of a project, drawn by whoever keeps searches, with the ways to put one in. */
export function ProjectSearches({ project, children }: { project: Project; children: ReactNode }) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      {project.role !== 'viewer' && <WaysIn project={project} type="saved_search" isRow onChoose={() => setIsChoosing(true)} />}
      {children}
      {isChoosing && <ChooseDialog project={project} type="saved_search" onClose={() => setIsChoosing(false)} />}
    </>
  )
}

interface WaysInProps {
  project: Project
  type: ItemType
  onChoose: () => void
}

/** Puts in what is there already, or leads to where it is made. */
function WaysIn({ project, type, isRow, onChoose }: WaysInProps & { isRow: boolean }) {
  const { page } = useProjectMessages()
  const ways = (
    <>
      <ChooseButton type={type} onOpen={onChoose} />
      <Button variant="outlined" component={RouterLink} to={addAddress(type, project.id)}>
        {page.add[type]}
      </Button>
    </>
  )
  return isRow ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { sm: 'flex-end' }, mb: 1.5 }}>{ways}</Box> : ways
}

function Listed({ project, type, renderMore, onChoose }: ProjectItemsProps & WaysInProps & { type: ListedType }) {
  const { page, toasts } = useProjectMessages()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(projectItems(project.id, type))
  const items = data?.pages.flatMap(({ results }) => results.map(asShown)) ?? []
  const waysIn = (isRow: boolean) => project.role !== 'viewer' && <WaysIn project={project} type={type} isRow={isRow} onChoose={onChoose} />
  if (!data && error) return <LoadFailure words={toasts.projectFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={page.itemsLoading} />
  if (items.length === 0)
    return (
      <NothingHere title={page.empty[type]} advice={page.emptyAdvice[type]}>
        {waysIn(false)}
      </NothingHere>
    )
  return (
    <>
      {waysIn(true)}
      <Card component="ul" aria-label={page.items} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} project={project} more={renderMore?.(item)} />
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

/** Words that somebody marked or wrote. */
const barred = { whiteSpace: 'pre-line', pl: 1.5, my: 0.5, borderLeft: 2, borderColor: 'secondary.main', maxWidth: '72ch' } as const

/** A case is called by its parties, beside what else is known of it; a citation by what it says, whatever case it leads to. */
function asShown(item: ProjectItem): ProjectItem {
  const { type, case: held } = item
  if (!held || type === 'citation') return item
  const facts = [held.court, held.date && formatDay(held.date), held.citation ?? held.case_number]
  return { ...item, title: nameOfCase(held), description: facts.filter(Boolean).join(' · ') }
}

function ItemRow({ item, project, more }: { item: ProjectItem; project: Project; more: ReactNode }) {
  const { page } = useProjectMessages()
  const projects = useProjects()
  const [leaving, setLeaving] = useState(false)
  const { type, id, title, description, quote, text, added_by, added_at } = item
  const address = addressOfThing(item.entity_type, item.entity_id, item.paragraph)
  const day = formatDay(added_at)
  async function take() {
    setLeaving(true)
    if (!(await projects.take(project.id, type, id))) setLeaving(false)
  }
  return (
    <Box component="li" sx={{ ...listRow, opacity: leaving ? 0.5 : 1 }}>
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
        {item.case?.signal && (
          <div>
            <SignalMark caseId={item.case.id} name={nameOfCase(item.case)} signal={item.case.signal} />
          </div>
        )}
        {description !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {description}
          </Typography>
        )}
        {quote !== null && (
          <Typography component="blockquote" sx={{ ...barred, m: 0, my: 0.5, fontFamily: ({ typography }) => typography.h1.fontFamily }}>
            “{quote}”
          </Typography>
        )}
        {text !== '' && <Typography sx={quote === null ? barred : { ...barred, pl: 0, borderLeft: 0 }}>{text}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {page.addedBy(added_by.name, day)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: { xs: -1, sm: 0 }, color: 'text.secondary' }}>
        {item.allowed.includes('take_out') && (
          <Button size="small" color="inherit" disabled={leaving} aria-label={page.takeNamed(title)} onClick={() => void take()}>
            {page.take}
          </Button>
        )}
        {more}
      </Box>
    </Box>
  )
}
