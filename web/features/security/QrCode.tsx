import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** A text as a QR code: dark on white in both themes, which is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, height: 200, bgcolor: '#fff', borderRadius: 1, display: 'block', border: 1, borderColor: 'divider' }}
    >
      <title>{label}</title>
      <path d={path} fill="#000" />
    </Box>
  )
}
