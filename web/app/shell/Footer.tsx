import Box from '@mui/material/Box'
import { useMessages } from '../../messages/messages.ts'
import { TextLink } from '../../ui/TextLink.tsx'

export function Footer() {
  const { footer } = useMessages().shell
  return (
    <Box
      component="footer"
      data-frame
      sx={{
        mt: 'auto',
        px: { xs: 2, sm: 3, md: 4 },
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
      }}
    >
      <TextLink to="/humans.txt" reloadDocument sx={{ py: { xs: 1.5, md: 0 }, my: { xs: -1.5, md: 0 } }}>
        {footer.credit}
      </TextLink>
      <Box component="nav" aria-label={footer.legal} sx={{ display: 'flex', gap: 2 }}>
        <TextLink to="/terms" sx={{ py: { xs: 1.5, md: 0 }, my: { xs: -1.5, md: 0 } }}>
          {footer.terms}
        </TextLink>
        <TextLink to="/privacy" sx={{ py: { xs: 1.5, md: 0 }, my: { xs: -1.5, md: 0 } }}>
          {footer.privacy}
        </TextLink>
      </Box>
      <span>{footer.caution}</span>
    </Box>
  )
}
