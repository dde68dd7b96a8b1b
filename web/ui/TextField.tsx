import Box from '@mui/material/Box'
import { type ComponentProps, useId } from 'react'
import { motion, radii } from './theme/tokens.ts'

interface TextFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  /** Under the field: what is expected. */
  helper?: string
  /** It is as high as what stands in it, at least as its rows. */
  grows?: boolean
}

/** A labelled field of several lines. */
export function TextField({ label, helper, grows = false, ...textarea }: TextFieldProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      <Box
        component="textarea"
        id={id}
        aria-describedby={helper ? `${id}-helper` : undefined}
        {...textarea}
        sx={{
          width: '100%',
          px: 1.5,
          py: 1,
          resize: 'vertical',
          ...(grows && { fieldSizing: 'content', minHeight: `calc(${textarea.rows ?? 2} * 1.5em + 18px)` }),
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: `${radii.field}px`,
          font: 'inherit',
          fontSize: { xs: 16, md: 15 },
          lineHeight: 1.5,
          transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
          '&:hover': { borderColor: 'text.primary' },
          '&:focus': {
            outline: 0,
            borderColor: 'primary.main',
            boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.primary.main}`,
          },
        }}
      />
      {helper && (
        <Box id={`${id}-helper`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {helper}
        </Box>
      )}
    </Box>
  )
}
