import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { measures } from '../../ui/theme/tokens.ts'
import { useComparingMessages } from '../../messages/comparing.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { Field } from '../../ui/Field.tsx'
import { divided } from '../../ui/list-row.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { casesToAdd } from './queries.ts'

const debounceTime = 500

/** Finds a case to add while its name, citation or number is typed. */
export function CaseChoice({ chosen, onAdd }: { chosen: readonly string[]; onAdd: (id: string) => void }) {
  const words = useComparingMessages()
  const [typed, setTyped] = useState('')
  const debounced = useDebounced(typed.trim(), debounceTime)
  // What was chosen is looked for no longer.
  const asked = typed === '' ? '' : debounced
  const { data, isError, isFetching } = useQuery({ ...casesToAdd(asked), enabled: asked !== '' })
  const offered = data?.filter(({ id }) => !chosen.includes(id)) ?? []

  return (
    <Box sx={{ maxWidth: 560 }}>
      <Field type="search" label={words.addLabel} value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
      <Box aria-live="polite" aria-busy={isFetching}>
        {isError && <Typography sx={{ mt: 1, color: 'error.main' }}>{words.addFailed}</Typography>}
        {asked !== '' && data && offered.length === 0 && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words.addNone}</Typography>}
        {asked !== '' && offered.length > 0 && (
          <Box
            component="ul"
            aria-label={words.add}
            sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            {offered.map(({ id, title, citation, court, case_number: number }) => (
              <Box component="li" key={id} sx={{ ...divided }}>
                <ButtonBase
                  onClick={() => {
                    setTyped('')
                    onAdd(id)
                  }}
                  sx={{
                    width: '100%',
                    justifyContent: 'flex-start',
                    textAlign: 'left',
                    gap: 1.5,
                    px: 1.5,
                    py: 1,
                    minHeight: measures.touch,
                    '&:hover': { bgcolor: 'fill.inset' },
                  }}
                >
                  <AddRounded sx={{ fontSize: 20, color: 'text.secondary' }} />
                  <span>
                    <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                      {divideTitle(title, { caseNumber: number, citation }).parties || title}
                    </Box>
                    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                      {[citation, court].filter(Boolean).join(' · ')}
                    </Box>
                  </span>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
