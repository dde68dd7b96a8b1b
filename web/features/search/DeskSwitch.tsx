import VerticalSplitRounded from '@mui/icons-material/VerticalSplitRounded'
import IconButton from '@mui/material/IconButton'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'

/** Whether cases are read beside their list; where not, the list stands alone and a case opens whole. */
export function DeskSwitch({ on, onTurn }: { on: boolean; onTurn: (on: boolean) => void }) {
  const { desk } = useCaseBrowserMessages()
  return (
    <IconButton
      aria-label={desk.beside}
      title={on ? desk.alone : desk.beside}
      aria-pressed={on}
      onClick={() => onTurn(!on)}
      sx={{ color: on ? 'primary.main' : 'text.secondary' }}
    >
      <VerticalSplitRounded fontSize="small" sx={{ transform: 'scaleX(-1)' }} />
    </IconButton>
  )
}
