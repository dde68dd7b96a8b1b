import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { CaseBody } from './CaseBody.tsx'
import type { CaseRecord } from './read-case.ts'
import type { CaseText } from './read-text.ts'

type TabName = 'judgment' | 'keyPoints'

/** The judgment, and its key points beside it when it has any. */
export function CaseReader({ record, text }: { record: CaseRecord; text: CaseText | null }) {
  const words = useMessages().cases
  const [chosen, setChosen] = useState<TabName>('judgment')
  const names: TabName[] = record.keyPoints.length > 0 ? ['judgment', 'keyPoints'] : ['judgment']
  const shown = names.includes(chosen) ? chosen : 'judgment'
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, name: TabName) => setChosen(name)}
        aria-label={words.tabs.label}
        sx={{ px: { xs: 1, sm: 3 }, borderBottom: 1, borderColor: 'divider' }}
      >
        {names.map((name) => (
          <Tab key={name} value={name} label={words.tabs[name]} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`} sx={{ px: { xs: 2, sm: 5 }, py: { xs: 3, sm: 5 } }}>
        {shown === 'judgment' ? <CaseBody record={record} text={text} /> : <KeyPoints points={record.keyPoints} />}
      </Box>
    </>
  )
}

function KeyPoints({ points }: { points: string[] }) {
  const { keyPoints } = useMessages().cases
  return (
    <Box
      component="ol"
      aria-label={keyPoints}
      sx={{
        m: 0,
        pl: 3,
        display: 'grid',
        gap: 1.5,
        maxWidth: '68ch',
        fontFamily: (theme) => theme.typography.h1.fontFamily,
        fontSize: '1.0625rem',
        lineHeight: 1.6,
      }}
    >
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  )
}
