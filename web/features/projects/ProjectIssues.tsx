import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Issue, maxIssueLength, maxIssues } from '#contract/project-issues'
import { underNone } from '#contract/project-items'
import { useState } from 'react'
import { projectIssues } from '../../api/project-issues.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { Field } from '../../ui/Field.tsx'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { ItemRow } from './ItemRow.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import type { ProjectItemsProps } from './ProjectItems.tsx'
import { projectItems } from './queries.ts'
import { useProjects } from './use-projects.ts'

/** What a matter turns on: each issue with the authorities, notes and checks that lie under it, then what lies under none. */
export function ProjectIssues({ project, renderMore }: ProjectItemsProps) {
  const { issues: words, toasts } = useProjectMessages()
  const { data, error, refetch } = useQuery(projectIssues(project.id))
  const mayChange = project.role !== 'viewer'
  if (!data && error) return <LoadFailure words={toasts.projectFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={words.loading} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {data.total === 0 && <NothingHere title={words.empty} advice={mayChange ? words.emptyAdvice : words.emptyViewed} />}
      {data.results.map((issue, index) => (
        <IssueSection key={issue.id} {...{ issue, project, renderMore }} place={index + 1} of={data.total} />
      ))}
      {mayChange && data.total < maxIssues && <NewIssue project={project.id} />}
      <Under {...{ project, renderMore }} issue={underNone} heading={words.rest} />
    </Box>
  )
}

interface IssueSectionProps extends ProjectItemsProps {
  issue: Issue
  /** Among the others, from 1. */
  place: number
  of: number
}

function IssueSection({ issue: { id, title, items }, place, of, project, renderMore }: IssueSectionProps) {
  const { issues: words } = useProjectMessages()
  const projects = useProjects()
  const [isRenaming, setIsRenaming] = useState(false)
  const mayChange = project.role !== 'viewer'
  const move = (to: number) => void projects.changeIssue(project.id, id, { position: to })
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {isRenaming ? (
        <IssueForm
          label={words.rename}
          submit={words.save}
          title={title}
          onCancel={() => setIsRenaming(false)}
          onSubmit={async (next) => {
            const isSaved = next === title || (await projects.changeIssue(project.id, id, { title: next }))
            if (isSaved) setIsRenaming(false)
            return isSaved
          }}
        />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: 0.75 }}>
            <Box component="span" sx={{ color: 'text.secondary', pr: 1, fontVariantNumeric: 'tabular-nums' }}>
              {place}.
            </Box>
            {title}
          </Typography>
          {mayChange && (
            <PopoverMenu
              label={words.menu(title)}
              renderTrigger={(trigger) => (
                <IconButton {...trigger} size="small" color="inherit" aria-label={words.menu(title)}>
                  <MoreHorizRounded />
                </IconButton>
              )}
            >
              <PopoverMenuItem icon={<EditOutlined />} onSelect={() => setIsRenaming(true)}>
                {words.rename}
              </PopoverMenuItem>
              {place > 1 && (
                <PopoverMenuItem icon={<ArrowUpwardRounded />} onSelect={() => move(place - 1)}>
                  {words.up}
                </PopoverMenuItem>
              )}
              {place < of && (
                <PopoverMenuItem icon={<ArrowDownwardRounded />} onSelect={() => move(place + 1)}>
                  {words.down}
                </PopoverMenuItem>
              )}
              <PopoverMenuItem icon={<DeleteOutlineRounded />} onSelect={() => void projects.removeIssue(project.id, id)}>
                {words.delete}
              </PopoverMenuItem>
            </PopoverMenu>
          )}
        </Box>
      )}
      {items === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {mayChange ? words.nothing : words.nothingViewed}
        </Typography>
      ) : (
        <Under {...{ project, renderMore }} issue={id} />
      )}
    </Box>
  )
}

interface UnderProps extends ProjectItemsProps {
  issue: string
  /** Above what lies under none. */
  heading?: string
}

/** What lies under one issue, or under none; nothing where that is nothing. */
function Under({ project, renderMore, issue, heading }: UnderProps) {
  const { page, toasts } = useProjectMessages()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(projectItems(project.id, { issue_id: issue }))
  if (!data && error) return <LoadFailure words={toasts.projectFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={page.itemsLoading} rows={1} />
  const items = data.pages.flatMap(({ results }) => results)
  if (items.length === 0) return null
  return (
    <Box component="section" aria-label={heading} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {heading !== undefined && (
        <Typography variant="h3" component="h2" sx={{ color: 'text.secondary' }}>
          {heading}
        </Typography>
      )}
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <ItemRow key={`${item.type} ${item.id}`} item={item} project={project} more={renderMore?.(item)} showsKind />
        ))}
      </Card>
      {hasNextPage && (
        <div>
          <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {page.more}
          </Button>
        </div>
      )}
    </Box>
  )
}

function NewIssue({ project }: { project: string }) {
  const { issues: words } = useProjectMessages()
  const projects = useProjects()
  return <IssueForm label={words.add} submit={words.addButton} title="" onSubmit={(title) => projects.addIssue(project, title)} />
}

interface IssueFormProps {
  label: string
  submit: string
  title: string
  /** Whether it is kept: the field is then empty again. */
  onSubmit: (title: string) => Promise<boolean>
  onCancel?: () => void
}

function IssueForm({ label, submit, title, onSubmit, onCancel }: IssueFormProps) {
  const { issues: words } = useProjectMessages()
  const [text, setText] = useState(title)
  const [isBusy, setIsBusy] = useState(false)
  async function send(event: React.SubmitEvent) {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    setIsBusy(true)
    if ((await onSubmit(text.trim())) && !onCancel) setText('')
    setIsBusy(false)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.SubmitEvent) => void send(event)}
      onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
        gap: 1,
        alignItems: 'end',
        maxWidth: 760,
      }}
    >
      <Field
        label={label}
        value={text}
        maxLength={maxIssueLength}
        placeholder={words.hint}
        autoFocus={onCancel !== undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant={onCancel ? 'contained' : 'outlined'} disabled={isBusy || text.trim() === ''}>
        {submit}
      </Button>
      {onCancel && (
        <Button color="inherit" variant="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </Box>
  )
}
