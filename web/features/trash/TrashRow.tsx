import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TrashItem } from '#contract/trash'
import { useTrashMessages } from '../../messages/trash.ts'
import { formatDay } from '../../ui/day.ts'
import { divided } from '../../ui/list-row.ts'
import { Tag } from '../../ui/Tag.tsx'

const day = 24 * 3_600_000

interface TrashRowProps {
  item: TrashItem
  /** The moment of which the list speaks. */
  now: number
  isBusy: boolean
  onRestore: () => void
  onPurge: () => void
}

/** Something that was deleted, with the way back and the way out. */
export function TrashRow({ item, now, isBusy, onRestore, onPurge }: TrashRowProps) {
  const words = useTrashMessages()
  const { kind, title, about, deleted_at, gone_at } = item
  const left = Math.max(0, Math.floor((Date.parse(gone_at) - now) / day))
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '112px minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.75,
        alignItems: 'start',
        px: { xs: 2, sm: 2.5 },
        py: 1.75,
        opacity: isBusy ? 0.5 : 1,
        ...divided,
      }}
    >
      <div>
        <Tag hue="quiet">{words.kind[kind]}</Tag>
      </div>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {about !== '' && (
          <Typography
            variant="body2"
            sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', maxWidth: '72ch' }}
          >
            {about}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.deleted(formatDay(deleted_at), left)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={isBusy} aria-label={words.restoreNamed(title)} onClick={onRestore}>
          {words.restore}
        </Button>
        <Button size="small" color="error" disabled={isBusy} aria-label={words.purgeNamed(title)} onClick={onPurge}>
          {words.purge}
        </Button>
      </Box>
    </Box>
  )
}
