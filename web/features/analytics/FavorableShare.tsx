import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Share } from '#contract/analytics'
import type { Ending } from '#contract/endings'
import { Link as RouterLink } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { decided } from './cases-address.ts'
import { inlineLink } from './FiguresTable.tsx'

interface FavorableShareProps {
  share: Share | null
  few: boolean
  /** The address of the cases with some endings. */
  casesOf: (endings: readonly Ending[]) => string
}

/** The share of outcomes that favour who brought the matter: with its number of cases, its interval, and a word where they are few. */
export function FavorableShare({ share, few, casesOf }: FavorableShareProps) {
  const { favorable: words } = useAnalyticsMessages()
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {words.title}
      </Typography>
      {share === null ? (
        <Typography variant="body2">{words.none}</Typography>
      ) : (
        <>
          <Typography variant="body2">
            {words.words(share.cases, share.of, share.share)}.{' '}
            <Link component={RouterLink} to={casesOf(decided)} sx={inlineLink}>
              {words.open(share.of)}
            </Link>
          </Typography>
          <IntervalBar share={share} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.interval(share.low, share.high)}
          </Typography>
          {(few || share.of < 10) && (
            <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
              {words.few}
            </Typography>
          )}
        </>
      )}
    </div>
  )
}

/** A share between 0 and 1, with the stretch in which it may as well lie. */
function IntervalBar({ share: { share, low, high } }: { share: Share }) {
  const at = (value: number) => `${value * 100}%`
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', height: 10, my: 0.75, borderRadius: 1, bgcolor: 'fill.inset', border: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{ position: 'absolute', top: 1, bottom: 1, bgcolor: 'teal.main', opacity: 0.35, borderRadius: 1 }}
        style={{ left: at(low), width: at(high - low) }}
      />
      <Box sx={{ position: 'absolute', top: -3, bottom: -3, width: 3, ml: '-1.5px', bgcolor: 'teal.main' }} style={{ left: at(share) }} />
    </Box>
  )
}
