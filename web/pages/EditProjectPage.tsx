import { useParams } from 'react-router'
import { ProjectEditor } from '../features/projects/ProjectEditor.tsx'
import { useProjectMessages } from '../messages/projects.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /research-hub/projects/:projectId/edit */
export function EditProjectPage() {
  const { projectId = '' } = useParams()
  usePageTitle(useProjectMessages().edit.title)
  return (
    <PageFrame>
      <ProjectEditor id={projectId} />
    </PageFrame>
  )
}
