import Box from '@mui/material/Box'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { measures, motion, radii } from './theme/tokens.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** Under the field: what is expected, or what is wrong. */
  helper?: string
  invalid?: boolean
  /** At the right end, inside the field. */
  end?: ReactNode
}

/** A labelled text field: the label stands above, so that it never covers or leaves what is typed. */
export function Field({ label, helper, invalid = false, end, ...input }: FieldProps) {
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: measures.touch,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: invalid ? 'error.main' : 'text.secondary',
          borderRadius: `${radii.field}px`,
          transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
          '&:has(:disabled)': { bgcolor: 'fill.inset', borderColor: 'divider' },
          '&:hover:not(:has(:disabled))': { borderColor: invalid ? 'error.main' : 'text.primary' },
          '&:focus-within': {
            borderColor: invalid ? 'error.main' : 'primary.main',
            boxShadow: (theme) => `0 0 0 1px ${invalid ? theme.vars.palette.error.main : theme.vars.palette.primary.main}`,
          },
        }}
      >
        <Box
          component="input"
          id={id}
          aria-invalid={invalid || undefined}
          aria-describedby={helper ? helperId : undefined}
          {...input}
          sx={{
            flex: 1,
            minWidth: 0,
            height: measures.touch - 2,
            px: 1.5,
            border: 0,
            outline: 0,
            borderRadius: 'inherit',
            background: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            // Smaller than 16 px makes phones zoom in on focus.
            fontSize: { xs: 16, md: 15 },
            '&:disabled': { color: 'text.secondary', WebkitTextFillColor: 'currentcolor', cursor: 'not-allowed' },
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        {end}
      </Box>
      {helper && (
        <Box id={helperId} sx={{ typography: 'body2', color: invalid ? 'error.main' : 'text.secondary' }}>
          {helper}
        </Box>
      )}
    </Box>
  )
}
