import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuickOpenMessages } from '../../../messages/quick-open.ts'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { KeyRows, SingleKeysChoice } from '../../../ui/KeyRows.tsx'
import { useScreens } from './screens.ts'

/** All keys, of the frame and of lists of cases. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { keys } = useQuickOpenMessages()
  const screens = useScreens()
  const modifier = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return (
    <ModalDialog
      title={keys.title}
      onClose={onClose}
      width={560}
      actions={
        <Button variant="contained" onClick={onClose}>
          {keys.close}
        </Button>
      }
    >
      <Typography variant="h3">{keys.everywhere}</Typography>
      <KeyRows
        rows={[
          [`${modifier}+K`, keys.quickOpen],
          ['/', keys.search],
          ['?', keys.help],
        ]}
      />
      <Typography variant="h3" sx={{ mt: 2.5 }}>
        {keys.screens}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 3 }}>
        {[0, 1].map((half) => {
          const lettered = screens.flatMap(({ letter, name }): [string, string][] => (letter === undefined ? [] : [[`g ${letter}`, name]]))
          const middle = Math.ceil(lettered.length / 2)
          return <KeyRows key={half} rows={half === 0 ? lettered.slice(0, middle) : lettered.slice(middle)} />
        })}
      </Box>
      <Typography variant="h3" sx={{ mt: 2.5 }}>
        {keys.results}
      </Typography>
      <KeyRows rows={keys.resultRows} />
      <SingleKeysChoice label={keys.on} />
    </ModalDialog>
  )
}
