import Box from '@mui/material/Box'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { tabIds, TabList } from '../../ui/TabList.tsx'
import { DigestBody } from './CaseBody.tsx'
import type { CaseSlots } from './open-case.ts'
import type { CaseRecord } from './read-case.ts'

const digestTab = 'digest'

/** What the library holds of a case without its text, and whatever else there is of it, in tabs. */
export function DigestReader({ record, slots }: { record: CaseRecord; slots: CaseSlots }) {
  const { tabs: words, marks } = useMessages().cases
  const [name, setName] = useState(digestTab)
  const others = slots.tabs ?? []
  const shown = others.find((tab) => tab.name === name)
  const padding = { px: { xs: 2, sm: 5 }, py: { xs: 3, sm: 5 } }
  if (others.length === 0)
    return (
      <Box sx={padding}>
        <DigestBody record={record} />
      </Box>
    )
  const ids = tabIds(shown?.name ?? digestTab)
  return (
    <>
      <Box data-frame sx={{ px: { xs: 1, sm: 3 } }}>
        <TabList
          label={words.label}
          tabs={[{ name: digestTab, label: marks.digest }, ...others]}
          shown={shown?.name ?? digestTab}
          onShow={setName}
        />
      </Box>
      <Box role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} sx={padding}>
        {shown ? <shown.Content record={record} /> : <DigestBody record={record} />}
      </Box>
    </>
  )
}
