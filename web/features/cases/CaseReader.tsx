import Box from '@mui/material/Box'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { tabIds, TabList } from '../../ui/TabList.tsx'
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
      <Box sx={{ px: { xs: 1, sm: 3 } }}>
        <TabList
          label={words.tabs.label}
          tabs={names.map((name) => ({ name, label: words.tabs[name] }))}
          shown={shown}
          onShow={setChosen}
        />
      </Box>
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ px: { xs: 2, sm: 5 }, py: { xs: 3, sm: 5 } }}>
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
