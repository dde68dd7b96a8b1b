import Box from '@mui/material/Box'
import type { Project } from '#contract/projects'
import type { SavedSearch } from '#contract/saved-searches'
import { useParams } from 'react-router'
import { CourtPapers } from '../features/bundles/CourtPapers.tsx'
import { ProjectView } from '../features/projects/ProjectView.tsx'
import { PutEntry } from '../features/projects/PutEntry.tsx'
import { TakeOutEntry } from '../features/projects/TakeOutEntry.tsx'
import { SavedSearchList } from '../features/saved-searches/SavedSearchList.tsx'
import { WatchButton } from '../features/watches/WatchButton.tsx'
import { useProjectMessages } from '../messages/projects.ts'
import { PageFrame } from './PageFrame.tsx'
import { ProjectItemTools } from './ProjectItemTools.tsx'

/** /research-hub/projects/:projectId */
export function ProjectPage() {
  const { projectId = '' } = useParams()
  return (
    <PageFrame>
      <ProjectView
        key={projectId}
        id={projectId}
        renderSearches={(project) => (
          <SavedSearchList project={project.id} renderMore={(search) => <SearchEntries project={project} search={search} />} />
        )}
        renderPapers={({ id }) => <CourtPapers id={id} />}
        renderAbove={(project, type) => type === 'citation' && <WatchCitations project={project} />}
        renderMore={(item) => <ProjectItemTools item={item} project={projectId} />}
      />
    </PageFrame>
  )
}

/** Tells when an authority of the project is overturned. */
function WatchCitations({ project: { id, name } }: { project: Project }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: { sm: 'flex-end' }, mb: 1.5 }}>
      <WatchButton kind="list" target={id} name={name} />
    </Box>
  )
}

/** A search is put in by whoever keeps it, who takes it out again, as does the owner of the project. */
function SearchEntries({ project, search: { id, name, own } }: { project: Project; search: SavedSearch }) {
  const { itemMenu: words } = useProjectMessages()
  return (
    <>
      {own && <PutEntry type="saved_search" id={id} name={name} label={words.put} />}
      {(own || project.role === 'owner') && <TakeOutEntry project={project.id} type="saved_search" id={id} />}
    </>
  )
}
