import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Field } from '../../ui/Field.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { Children, type ReactNode, isValidElement, useId } from 'react'

/** A part of the administration: its heading, what it is for, and at the right what it begins with. */
export function Part({ title, lead, action, children }: { title: string; lead?: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: 1.5 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '72ch' }}>{lead}</Typography>}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  )
}

/** Words by which a list of the administration is narrowed while they are typed. */
export function Sought({ label, typed, onType }: { label: string; typed: string; onType: (typed: string) => void }) {
  return (
    <Field
      label={label}
      type="search"
      value={typed}
      maxLength={200}
      onChange={({ target }) => onType(target.value)}
      end={<SearchRounded aria-hidden sx={{ mr: 1.25, color: 'text.secondary' }} />}
    />
  )
}

/** Choices and fields beside one another, the first with the most room. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: '320px 200px 200px' },
        gap: 1.5,
        alignItems: 'end',
        // Choices are as high as the fields beside them.
        '& select': { minHeight: measures.touch },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {children}
    </Box>
  )
}

/** Short facts beside one another, parted by dots. */
export function Facts({ of }: { of: readonly (ReactNode | null | false)[] }) {
  const said = Children.toArray(of.filter((one) => one !== ''))
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {said.map((one, index) => (
        <Box component="span" key={keyOf(one)}>
          {one}
          {index < said.length - 1 && ' ·'}
        </Box>
      ))}
    </Box>
  )
}

const keyOf = (fact: ReactNode) => (typeof fact === 'string' ? fact : isValidElement(fact) ? fact.key : null)
