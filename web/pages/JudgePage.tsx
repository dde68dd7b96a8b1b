import { useParams } from 'react-router'
import { JudgeView } from '../features/courts/JudgeView.tsx'
import { PageFrame } from './PageFrame.tsx'

/** /judges/{id} */
export function JudgePage() {
  const { id = '' } = useParams()
  return (
    <PageFrame>
      <JudgeView key={id} id={id} />
    </PageFrame>
  )
}
