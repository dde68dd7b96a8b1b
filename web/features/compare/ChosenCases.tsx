import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useComparingMessages } from '../../messages/comparing.ts'
import { divideTitle } from '../../ui/case-name.ts'

interface ChosenCasesProps {
  ids: string[]
  /** Titles by id, as far as they are known. */
  names: ReadonlyMap<string, string>
  onRemove: (id: string) => void
}

/** The cases chosen, each to be taken out again. */
export function ChosenCases({ ids, names, onRemove }: ChosenCasesProps) {
  const words = useComparingMessages()
  return (
    <Box component="ul" aria-label={words.chosen} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {ids.map((id) => {
        const title = names.get(id)
        const name = title ? divideTitle(title, { caseNumber: null, citation: null }).parties : id
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              pl: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              minWidth: 0,
              maxWidth: '100%',
            }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0, maxWidth: 320 }}>
              {name}
            </Box>
            <IconButton size="small" aria-label={words.remove(name)} onClick={() => onRemove(id)}>
              <CloseRounded fontSize="small" />
            </IconButton>
          </Box>
        )
      })}
    </Box>
  )
}
