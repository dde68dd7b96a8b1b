import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { License } from '#contract/billing'
import { useBillingMessages } from '../../messages/billing.ts'
import { radii } from '../../ui/theme/tokens.ts'

/** What a plan includes and how much of it is used. */
export function Usage({ license: { limits, used } }: { license: License }) {
  const { usage: words } = useBillingMessages()
  const rows = [
    { label: words.questions, used: used.assistant_questions_per_day, most: limits.assistant_questions_per_day },
    { label: words.documents, used: used.private_documents, most: limits.private_documents },
    { label: words.exports, used: null, most: limits.export_cases },
    ...((limits.seats ?? 1) > 1 ? [{ label: words.seats, used: used.seats, most: limits.seats }] : []),
  ]
  return (
    <Box component="ul" aria-label={words.heading} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {rows.map((row) => (
        <Share key={row.label} {...row} />
      ))}
    </Box>
  )
}

function Share({ label, used, most }: { label: string; used: number | null; most: number | null }) {
  const { usage: words } = useBillingMessages()
  const share = used === null || most === null || most === 0 ? null : Math.min(used / most, 1)
  const said = most === null ? words.unlimited : used === null ? words.upTo(most) : words.of(used, most)
  const hue = share === 1 ? 'error.main' : share !== null && share >= 0.8 ? 'warning.main' : 'primary.main'
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{label}</span>
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {said}
        </Box>
      </Box>
      {share !== null && (
        <Box aria-hidden sx={{ height: 6, mt: 0.75, borderRadius: `${radii.pill}px`, bgcolor: 'fill.inset', overflow: 'hidden' }}>
          <Box sx={{ width: `${share * 100}%`, height: 1, bgcolor: hue }} />
        </Box>
      )}
      {share !== null && share >= 0.8 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {share === 1 ? words.full : words.near}
        </Typography>
      )}
    </Box>
  )
}
