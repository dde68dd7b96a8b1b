import { useParams } from 'react-router'
import { ProjectView } from '../features/projects/ProjectView.tsx'
import { PageFrame } from './PageFrame.tsx'

/** /research-hub/projects/:projectId */
export function ProjectPage() {
  const { projectId = '' } = useParams()
  return (
    <PageFrame>
      <ProjectView key={projectId} id={projectId} />
    </PageFrame>
  )
}
