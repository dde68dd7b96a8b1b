import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { CheckedCitation } from '#contract/document-check'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'

interface WalkBarProps {
  shown: readonly CheckedCitation[]
  chosen: number | null
  onGo: (id: number) => void
}

/** Goes from finding to finding; document and findings follow. */
export function WalkBar({ shown, chosen, onGo }: WalkBarProps) {
  const { previous, next, walk, findings } = useDocumentCheckMessages()
  const at = shown.findIndex(({ id }) => id === chosen)
  const go = (to: number) => {
    const finding = shown[to]
    if (finding) onGo(finding.id)
  }
  return (
    <Box
      data-frame
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        pl: 2,
        pr: 1,
        py: 0.75,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
        {findings}
      </Typography>
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary', mr: 0.5 }}>
        {shown.length === 0 ? '' : walk(at + 1, shown.length)}
      </Typography>
      <IconButton aria-label={previous} disabled={at <= 0} onClick={() => go(at - 1)}>
        <KeyboardArrowUpRounded />
      </IconButton>
      <IconButton aria-label={next} disabled={at >= shown.length - 1} onClick={() => go(at + 1)}>
        <KeyboardArrowDownRounded />
      </IconButton>
    </Box>
  )
}
