import { useParams } from 'react-router'
import { CourtView } from '../features/courts/CourtView.tsx'
import { PageFrame } from './PageFrame.tsx'

/** /courts/{code} */
export function CourtPage() {
  const { code = '' } = useParams()
  return (
    <PageFrame>
      <CourtView key={code} code={code} />
    </PageFrame>
  )
}
