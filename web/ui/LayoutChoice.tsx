import GridViewRounded from '@mui/icons-material/GridViewRounded'
import ViewListRounded from '@mui/icons-material/ViewListRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'

const layouts = ['grid', 'list'] as const
export type Layout = (typeof layouts)[number]

interface LayoutChoiceProps {
  label: string
  words: Record<Layout, string>
  shown: Layout
  onShow: (layout: Layout) => void
}

/** Whether what is kept stands as cards or in lines. */
export function LayoutChoice({ label, words, shown, onShow }: LayoutChoiceProps) {
  return (
    <Box component="fieldset" aria-label={label} sx={{ display: 'flex', flex: 'none', m: 0, ml: 'auto', p: 0, border: 0 }}>
      {layouts.map((one) => (
        <IconButton
          key={one}
          aria-label={words[one]}
          title={words[one]}
          aria-pressed={shown === one}
          onClick={() => onShow(one)}
          sx={{ borderRadius: 1, '&[aria-pressed=true]': { bgcolor: 'primary.light', color: 'primary.main' } }}
        >
          {one === 'grid' ? <GridViewRounded fontSize="small" /> : <ViewListRounded fontSize="small" />}
        </IconButton>
      ))}
    </Box>
  )
}
