import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useState } from 'react'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { SideSheet } from '../../ui/SideSheet.tsx'
import { tabIds, TabList } from '../../ui/TabList.tsx'
import { measures } from '../../ui/theme/tokens.ts'

export type ActSheet = 'contents' | 'marks'

interface ActSideProps {
  contents: (onGo?: () => void) => ReactNode
  /** What is marked in the Act, where something can be. */
  marks: { label: string; list: ReactNode } | null
}

/** The table of contents beside the text, and what is marked in it behind a tab. */
export function ActSide({ contents, marks }: ActSideProps) {
  const words = useLegalLibraryMessages()
  const [shown, setShown] = useState<ActSheet>('contents')
  const column = {
    position: 'sticky',
    top: measures.topBar + 16,
    maxHeight: `calc(100dvh - ${measures.topBar + 32}px)`,
    overflowY: 'auto',
    pr: 1,
  } as const
  if (!marks)
    return (
      <Box data-frame data-contents sx={column}>
        {contents()}
      </Box>
    )
  return (
    <Box data-frame sx={{ ...column, pr: 0, overflowY: 'visible', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ flex: 'none', mb: 2, '& [role=tab]': { px: 1.5 } }}>
        <TabList
          label={words.side.label}
          tabs={[
            { name: 'contents', label: words.contents.title },
            { name: 'marks', label: marks.label },
          ]}
          shown={shown}
          onShow={setShown}
        />
      </Box>
      <Box
        role="tabpanel"
        id={tabIds(shown).panel}
        aria-labelledby={tabIds(shown).tab}
        tabIndex={0}
        // What scrolls is what follows the reading.
        data-contents
        sx={{ overflowY: 'auto', pr: 1, minHeight: 0 }}
      >
        {shown === 'contents' ? contents() : marks.list}
      </Box>
    </Box>
  )
}

interface ActSheetsProps extends ActSideProps {
  open: ActSheet | null
  onClose: () => void
}

/** The same over a narrow screen: the contents from the left, what is marked from the right. */
export function ActSheets({ contents, marks, open, onClose }: ActSheetsProps) {
  const words = useLegalLibraryMessages()
  return (
    <>
      <SideSheet open={open === 'contents'} onClose={onClose} label={words.contents.title}>
        <Box sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose} sx={{ mb: 1 }}>
            {words.contents.close}
          </Button>
          {contents(onClose)}
        </Box>
      </SideSheet>
      {marks && (
        <SideSheet side="right" open={open === 'marks'} onClose={onClose} label={marks.label}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              pl: 2.5,
              pr: 0.5,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="h2" sx={{ m: 0, typography: 'h3' }}>
              {marks.label}
            </Box>
            <IconButton onClick={onClose} aria-label={words.side.close}>
              <CloseRounded />
            </IconButton>
          </Box>
          <Box sx={{ p: 2.5, flex: 1, overflowY: 'auto' }}>{marks.list}</Box>
        </SideSheet>
      )}
    </>
  )
}
