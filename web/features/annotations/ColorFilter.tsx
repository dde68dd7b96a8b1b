import { styled } from '@mui/material/styles'
import type { AnnotationColor } from '#contract/annotations'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { Swatch } from './swatch.ts'

const Row = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '0 0 8px',
  padding: 0,
  border: 0,
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '0 8px 0 4px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.field,
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    [theme.breakpoints.down('md')]: { minHeight: measures.touch },
    '&:hover': { borderColor: theme.vars.palette.text.secondary },
    '&[aria-pressed=true]': {
      borderColor: theme.vars.palette.primary.main,
      background: theme.vars.palette.primary.light,
      fontWeight: 600,
    },
  },
}))

interface ColorFilterProps {
  counts: { color: AnnotationColor; count: number }[]
  chosen: AnnotationColor | null
  onChoose: (color: AnnotationColor | null) => void
}

/** One button for each colour that was used; pressed again, it shows all. */
export function ColorFilter({ counts, chosen, onChoose }: ColorFilterProps) {
  const { panel, colors } = useAnnotationMessages()
  return (
    <Row aria-label={panel.filter}>
      {counts.map(({ color, count }) => (
        <button
          key={color}
          type="button"
          aria-pressed={color === chosen}
          aria-label={panel.filterBy(colors[color], count)}
          title={colors[color]}
          onClick={() => onChoose(color === chosen ? null : color)}
        >
          <Swatch data-color={color} aria-hidden />
          {count}
        </button>
      ))}
    </Row>
  )
}
