import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCaseBrowserMessages } from '../../../messages/case-browser.ts'
import { useQuickOpenMessages } from '../../../messages/quick-open.ts'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { KeyRows, SingleKeysChoice } from '../../../ui/KeyRows.tsx'
import { useScreens } from './screens.ts'

/** All keys, of the frame and of lists of cases. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { keys } = useQuickOpenMessages()
  const { help } = useCaseBrowserMessages()
  const lettered = useScreens().flatMap(({ letter, name }): [string, string][] => (letter === undefined ? [] : [[`g ${letter}`, name]]))
  const middle = Math.ceil(lettered.length / 2)
  const amongResults = help.keyRows.filter(([key]) => key !== '/' && key !== '?')
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
        <KeyRows rows={lettered.slice(0, middle)} />
        <KeyRows rows={lettered.slice(middle)} />
      </Box>
      <Typography variant="h3" sx={{ mt: 2.5 }}>
        {keys.results}
      </Typography>
      <KeyRows rows={amongResults} />
      <SingleKeysChoice label={help.keysOn} />
    </ModalDialog>
  )
}
