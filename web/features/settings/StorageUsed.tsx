import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useSettingsMessages } from '../../messages/settings.ts'
import { storageUsed } from './data-queries.ts'
import { CardSkeletons, NotLoaded } from './LoadStates.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** How much of each kind an account keeps. */
export function StorageUsed() {
  const { storage: words } = useSettingsMessages()
  const { data, error, refetch } = useQuery(storageUsed)
  if (error && !data) return <NotLoaded title={words.notLoaded} error={error} onRetry={() => void refetch()} />
  if (!data) return <CardSkeletons heights={[320]} />
  const cell = { py: 1, borderTop: 1, borderColor: 'divider', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }
  return (
    <SettingsCard heading={words.heading} lead={data.bytes === 0 ? words.nothing : words.lead(words.bytes(data.bytes))}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <Box component="tr" sx={{ typography: 'body2', color: 'text.secondary', th: { fontWeight: 500, pb: 0.75 } }}>
            <Box component="th" scope="col" sx={{ textAlign: 'left' }}>
              {words.kind}
            </Box>
            <Box component="th" scope="col" sx={{ textAlign: 'right' }}>
              {words.number}
            </Box>
            <Box component="th" scope="col" sx={{ textAlign: 'right' }}>
              {words.size}
            </Box>
          </Box>
        </thead>
        <tbody>
          {data.kinds.map(({ kind, number, bytes }) => (
            <tr key={kind}>
              <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', fontWeight: 600 }}>
                {words.kinds[kind]}
              </Box>
              <Box component="td" sx={cell}>
                {words.count(number)}
              </Box>
              <Box component="td" sx={{ ...cell, color: 'text.secondary', width: '30%' }}>
                {bytes === 0 ? words.none : words.bytes(bytes)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </SettingsCard>
  )
}
