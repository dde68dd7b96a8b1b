import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ItemType, type ProjectItem, itemTypes } from '#contract/project-items'
import type { Project } from '#contract/projects'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { projectIssues } from '../../api/project-issues.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { TabList, tabIds } from '../../ui/TabList.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { ProjectActivity } from './ProjectActivity.tsx'
import { ProjectIssues } from './ProjectIssues.tsx'
import { ProjectItems, ProjectSearches } from './ProjectItems.tsx'

/** The parts of a project with their sections, the first of which is shown with the part; each is named in the address as `?tab=`. */
const parts = {
  issues: ['issue', 'citation', 'document', 'provision', 'annotation', 'bookmark'],
  papers: ['paper', 'note', 'document_check', 'chat'],
  activities: ['activity', 'saved_search'],
} as const satisfies Record<string, readonly [Section, ...Section[]]>
type Part = keyof typeof parts
type Section = 'issue' | 'paper' | 'activity' | ItemType

const partNames = Object.keys(parts) as Part[]
const sections: readonly Section[] = Object.values(parts).flat()
const partOf = (section: Section): Part => partNames.find((part) => (parts[part] as readonly Section[]).includes(section))!

/** A row of tabs within the panel of another one. */
const quieter = {
  '& [role=tablist]': { gap: 0.5, borderBottom: 0 },
  '& [role=tab]': {
    minHeight: { xs: measures.touch, sm: 36 },
    px: 1.5,
    border: 0,
    borderRadius: `${radii.field}px`,
    fontSize: '0.875rem',
    '&[aria-selected=true]': { bgcolor: 'primary.light' },
  },
} as const

/** What other areas bring to the page of a project. */
export interface ProjectSlots {
  renderSearches: (project: Project) => ReactNode
  /** The papers that are made of its authorities. */
  renderPapers: (project: Project) => ReactNode
  renderMore: (item: ProjectItem) => ReactNode
  /** Above what of one kind lies there. */
  renderAbove: (project: Project, type: ItemType) => ReactNode
}

interface PartsProps extends ProjectSlots {
  project: Project
  activities: Parameters<typeof ProjectActivity>[0]['activities']
}

/** Issues, papers and activity of a project. One in which nothing lies yet begins with its activity, which says what will stand there. */
export function ProjectParts({ project, activities, renderSearches, renderPapers, renderMore, renderAbove }: PartsProps) {
  const { page } = useProjectMessages()
  const [parameters, setParameters] = useSearchParams()
  const { data: issues } = useQuery(projectIssues(project.id))
  const isEmpty = Object.values(project.counts).every((count) => count === 0) && (issues?.total ?? 0) === 0
  const section = sections.find((one) => one === parameters.get('tab')) ?? (isEmpty ? 'activity' : 'issue')
  const part = partOf(section)
  const type = itemTypes.find((one) => one === section)
  const show = (tab: Section) => setParameters({ tab }, { replace: true, preventScrollReset: true })
  return (
    <>
      <TabList
        label={page.tabsLabel}
        tabs={partNames.map((name) => ({ name, label: page.parts[name] }))}
        shown={part}
        onShow={(name) => show(parts[name][0])}
      />
      <Box role="tabpanel" id={tabIds(part).panel} aria-labelledby={tabIds(part).tab} sx={{ pt: 1, minHeight: '40dvh' }}>
        <Box sx={quieter}>
          <TabList
            label={page.sectionsLabel(page.parts[part])}
            tabs={parts[part].map((name) => ({ name, label: page.tabs[name] }))}
            shown={section}
            onShow={show}
          />
        </Box>
        <Box role="tabpanel" id={tabIds(section).panel} aria-labelledby={tabIds(section).tab} sx={{ pt: 2.5 }}>
          {section === 'issue' && <ProjectIssues project={project} renderMore={renderMore} />}
          {section === 'paper' && renderPapers(project)}
          {section === 'activity' && <ProjectActivity project={project.id} activities={activities} />}
          {section === 'saved_search' && <ProjectSearches project={project}>{renderSearches(project)}</ProjectSearches>}
          {type && renderAbove(project, type)}
          {type && type !== 'saved_search' && <ProjectItems key={type} project={project} type={type} renderMore={renderMore} />}
        </Box>
      </Box>
    </>
  )
}
