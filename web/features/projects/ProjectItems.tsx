import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemType, ProjectItem } from '#contract/project-items'
import type { Project } from '#contract/projects'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { ChooseButton, ChooseDialog } from './ChooseItems.tsx'
import { ItemRow } from './ItemRow.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { projectItems } from './queries.ts'

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
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(projectItems(project.id, { type }))
  const items = data?.pages.flatMap(({ results }) => results) ?? []
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
