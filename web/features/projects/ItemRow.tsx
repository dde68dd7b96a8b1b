import { quotedWithin } from '#citations/prose/quoted-within'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ProjectItem } from '#contract/project-items'
import type { Project } from '#contract/projects'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { nameOfCase } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { listRow } from '../../ui/list-row.ts'
import { SignalMark } from '../../ui/SignalMark.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { addressOfThing } from './address-of.ts'
import { IssueChoice } from './IssueChoice.tsx'
import { useProjects } from './use-projects.ts'

/** Words that somebody marked or wrote. */
const barred = { whiteSpace: 'pre-line', pl: 1.5, my: 0.5, borderLeft: 2, borderColor: 'secondary.main', maxWidth: '72ch' } as const

/** A case is called by its parties, beside what else is known of it; a citation by what it says, whatever case it leads to. */
function asShown(item: ProjectItem): ProjectItem {
  const { type, case: held } = item
  if (!held || type === 'citation') return item
  const facts = [held.court, held.date && formatDay(held.date), held.citation ?? held.case_number]
  return { ...item, title: nameOfCase(held), description: facts.filter(Boolean).join(' · ') }
}

interface ItemRowProps {
  item: ProjectItem
  project: Project
  /** What else can be done with it, by whoever keeps it. */
  more: ReactNode
  /** Of what kind it is, where things of several kinds are listed. */
  showsKind?: boolean
}

/** One thing that lies in a project, with the issue that it lies under. */
export function ItemRow({ item: given, project, more, showsKind = false }: ItemRowProps) {
  const item = asShown(given)
  const { page, activity } = useProjectMessages()
  const projects = useProjects()
  const [leaving, setLeaving] = useState(false)
  const { type, id, title, description, quote, text, added_by, added_at } = item
  const address = addressOfThing(item.entity_type, item.entity_id, item)
  const day = formatDay(added_at)
  async function take() {
    setLeaving(true)
    if (!(await projects.take(project.id, type, id, item.issue_id))) setLeaving(false)
  }
  return (
    <Box component="li" sx={{ ...listRow, opacity: leaving ? 0.5 : 1 }}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {showsKind && (
          <div>
            <Tag hue="quiet">{activity.types[type]}</Tag>
          </div>
        )}
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
            “{quotedWithin(quote)}”
          </Typography>
        )}
        {text !== '' && (
          <Typography sx={quote === null ? barred : { ...barred, pl: 0, borderLeft: 0 }}>
            {type === 'citation' ? page.reliedOn(text) : text}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {page.addedBy(added_by.name, day)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: { xs: -1, sm: 0 }, color: 'text.secondary' }}>
        {project.role !== 'viewer' && <IssueChoice project={project.id} item={item} />}
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
