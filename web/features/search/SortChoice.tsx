import SwapVertRounded from '@mui/icons-material/SwapVertRounded'
import Box from '@mui/material/Box'
import { SortOrder } from '#contract/search-choices'
import { useMessages } from '../../messages/messages.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { narrowList } from '../../ui/narrow-list.ts'
import { isRanked, type SearchRequest, sortInUse } from './search-address.ts'

/** The order of the results: relevance only where words rank them. */
export function SortChoice({ request, onSort }: { request: SearchRequest; onSort: (sort: SortOrder) => void }) {
  const { sort: words } = useMessages().search
  const orders = SortOrder.options.filter((order) => order !== 'relevance' || isRanked(request))
  return (
    <InputFrame sx={{ position: 'relative', minWidth: 44, border: 0, background: 'transparent' }}>
      <SwapVertRounded aria-hidden sx={{ fontSize: 18, color: 'text.secondary', mr: -0.5, ml: 1, [narrowList]: { m: 'auto' } }} />
      <Box
        component="select"
        value={sortInUse(request)}
        onChange={(event) => onSort(SortOrder.parse(event.target.value))}
        aria-label={words.label}
        title={words.label}
        // In a narrow list its sign stands for it, and opens it.
        sx={{ flex: 1, px: 1, cursor: 'pointer', [narrowList]: { position: 'absolute', inset: 0, width: 44, opacity: 0 } }}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {words[order]}
          </option>
        ))}
      </Box>
    </InputFrame>
  )
}
