import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { getAbout } from '#contract/about'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { VisitorLinks } from '../features/accounts/VisitorLinks.tsx'
import { useSession } from '../features/accounts/session-context.tsx'
import { useLegalMessages } from '../messages/legal.ts'
import type { LegalText } from '../messages/en/legal.ts'
import { Logo } from '../ui/Logo.tsx'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { TextLink } from '../ui/TextLink.tsx'

export const TermsPage = () => <LegalPage text={useLegalMessages().terms} />
export const PrivacyPage = () => <LegalPage text={useLegalMessages().privacy} />

/** A text of numbered sections, for visitors and for who is signed in. */
function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  const words = useLegalMessages()
  const { state } = useSession()
  const isVisitor = !state.loading && state.user === null
  usePageTitle(title)
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Box component="header" data-frame sx={{ px: { xs: 2, md: 4 }, py: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ maxWidth: 760, mx: 'auto', display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Logo size={28} />
          {isVisitor ? (
            <VisitorLinks />
          ) : (
            <Link component={TextLink} to="/" sx={{ fontWeight: 600 }}>
              {words.back}
            </Link>
          )}
        </Box>
      </Box>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, md: 4 }, py: { xs: 3, md: 6 }, outline: 0 }}
      >
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '1.0625rem' }}>{lead}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
          {words.updated}
        </Typography>
        <Notice severity="info">{words.notice}</Notice>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: 4, display: 'grid', gap: 4 }}>
          {sections.map(({ heading, paragraphs }, index) => (
            <Box component="li" key={heading}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {index + 1}. {heading}
              </Typography>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph} sx={{ mb: 1.5, maxWidth: '68ch', lineHeight: 1.65 }}>
                  {paragraph}
                </Typography>
              ))}
            </Box>
          ))}
        </Box>
        <Box component="footer" sx={{ mt: 5, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Typography>
            <strong>{words.contact}.</strong> {words.contactLead} <SupportAddress />
          </Typography>
        </Box>
      </Box>
    </Box>
  )
}

/** Whom readers of this installation write to. */
function SupportAddress() {
  const words = useLegalMessages()
  const { data, isError } = useQuery({ queryKey: ['about'], queryFn: ({ signal }) => call(getAbout, {}, { signal }) })
  if (isError) return words.contactFailed
  if (!data) return <Skeleton component="output" aria-label={words.contactLoading} width={200} sx={{ display: 'inline-block' }} />
  return <Link href={`mailto:${data.support_email}`}>{data.support_email}</Link>
}
