import Box from '@mui/material/Box'
import { fonts } from '../../ui/theme/tokens.ts'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { singleKeys } from '../../ui/single-keys.ts'

/** The keys of the results, below them, for whoever has a keyboard. */
export function KeyHint() {
  const { help } = useCaseBrowserMessages()
  if (!singleKeys.areOn()) return null
  return (
    <Box component="p" sx={hint}>
      {help.hint.map((words) => (
        <span key={words.join()}>
          {words.slice(0, -1).map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {words.at(-1)}
        </span>
      ))}
    </Box>
  )
}

const hint = {
  display: { xs: 'none', md: 'flex' },
  '@media (hover: none)': { display: 'none' },
  flexWrap: 'wrap',
  columnGap: 2.5,
  m: 0,
  typography: 'body2',
  color: 'text.secondary',
  '& kbd': {
    display: 'inline-block',
    minWidth: 20,
    px: 0.5,
    mr: 0.5,
    textAlign: 'center',
    fontFamily: fonts.figures,
    fontSize: '0.75rem',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    bgcolor: 'background.paper',
  },
} as const
