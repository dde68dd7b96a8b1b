import Box from '@mui/material/Box'

/** Something to be copied as it stands: a key, a token, codes. */
export function Secret({ label, children }: { label: string; children: string }) {
  return (
    <Box
      component="output"
      aria-label={label}
      tabIndex={0}
      sx={{
        display: 'block',
        p: 1.5,
        bgcolor: 'fill.inset',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontFamily: 'ui-monospace, monospace',
        fontSize: '0.875rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        userSelect: 'all',
      }}
    >
      {children}
    </Box>
  )
}
