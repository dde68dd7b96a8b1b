import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import { JudgeView } from '../features/courts/JudgeView.tsx'
import { WatchButton } from '../features/watches/WatchButton.tsx'
import { useCourtMessages } from '../messages/courts.ts'
import { PageFrame } from './PageFrame.tsx'

/** /judges/{id} */
export function JudgePage() {
  const { id = '' } = useParams()
  const { page: words } = useCourtMessages()
  return (
    <PageFrame>
      <JudgeView
        key={id}
        id={id}
        renderActions={(name) => (
          <>
            <WatchButton kind="judge" target={name} name={name} />
            <Button
              component={Link}
              to={`/analytics?${new URLSearchParams({ court: '', judge: name })}`}
              variant="outlined"
              color="inherit"
            >
              {words.analysis}
            </Button>
          </>
        )}
      />
    </PageFrame>
  )
}
