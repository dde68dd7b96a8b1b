import { useParams } from 'react-router'
import { CourtView } from '../features/courts/CourtView.tsx'
import { WatchButton } from '../features/watches/WatchButton.tsx'
import { PageFrame } from './PageFrame.tsx'

/** /courts/{code} */
export function CourtPage() {
  const { code = '' } = useParams()
  return (
    <PageFrame>
      <CourtView key={code} code={code} renderActions={(name) => <WatchButton kind="court" target={name} name={name} />} />
    </PageFrame>
  )
}
