import { useParams } from 'react-router'
import { BundleScreen } from '../features/bundles/BundleScreen.tsx'
import { PageFrame } from './PageFrame.tsx'

/** /research-hub/projects/:projectId/bundle */
export function BundlePage() {
  const { projectId = '' } = useParams()
  return (
    <PageFrame>
      <BundleScreen key={projectId} id={projectId} />
    </PageFrame>
  )
}
