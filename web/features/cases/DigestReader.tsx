import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { useMessages } from '../../messages/messages.ts'
import { tabIds, TabList } from '../../ui/TabList.tsx'
import { DigestBody } from './CaseBody.tsx'
import { keyPointsTab } from './CaseReader.tsx'
import { KeyPoints } from './KeyPoints.tsx'
import type { CaseSlots, OpenCase } from './open-case.ts'

const digestTab = 'digest'

/** What the library holds of a case without its text, its key points when it has any, and whatever else there is of it, in tabs. */
export function DigestReader({ open, slots }: { open: OpenCase; slots: CaseSlots }) {
  const { tabs: words } = useCasePageMessages()
  const { marks } = useMessages().cases
  const { record } = open
  const [name, setName] = useState(digestTab)
  const others: { name: string; label: string; content: ReactNode }[] = [
    ...(record.keyPoints.length > 0 ? [{ name: keyPointsTab, label: words.keyPoints, content: <KeyPoints open={open} /> }] : []),
    ...(slots.tabs ?? []).map(({ Content, ...tab }) => ({ ...tab, content: <Content record={record} /> })),
  ]
  const shown = others.find((tab) => tab.name === name)
  const padding = { px: { xs: 2, sm: 3 }, py: 3 }
  if (others.length === 0)
    return (
      <Box sx={padding}>
        <DigestBody record={record} />
      </Box>
    )
  const ids = tabIds(shown?.name ?? digestTab)
  return (
    <>
      <Box data-frame sx={{ px: { xs: 1, sm: 3 }, '& [role=tab]': { px: 1.25 } }}>
        <TabList
          label={words.label}
          tabs={[{ name: digestTab, label: marks.digest }, ...others]}
          shown={shown?.name ?? digestTab}
          onShow={setName}
        />
      </Box>
      <Box role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} sx={padding}>
        {shown ? shown.content : <DigestBody record={record} />}
      </Box>
    </>
  )
}
