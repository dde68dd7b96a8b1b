import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Bundle, BundleCover } from '#contract/bundles'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useBundleMessages } from '../../messages/bundles.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { useTrying } from '../../ui/use-trying.ts'
import { BundleMaking } from './BundleMaking.tsx'
import { HeadingFields } from './CoverForm.tsx'
import { oneBundle, useBundleCalls } from './queries.ts'

/** The papers that are made of a matter: its heading, what goes into them, and list, bundle and index in one go. */
export function CourtPapers({ id }: { id: string }) {
  const words = useBundleMessages()
  const { data: bundle, error, refetch } = useQuery(oneBundle(id))
  if (!bundle && error) return <RetryNotice words={`${words.failed}: ${error.message}`} onRetry={() => void refetch()} />
  if (!bundle) return <RowsLoading label={words.loading} rows={2} height={104} />
  const chosen = bundle.authorities.filter(({ included }) => included).length
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Heading id={id} bundle={bundle} />
        <Typography>
          {words.papers.holds(chosen, bundle.authorities.length)}{' '}
          <Link component={RouterLink} to={`/research-hub/projects/${encodeURIComponent(id)}/bundle`}>
            {words.papers.arrange}
          </Link>
        </Typography>
      </Box>
      <BundleMaking id={id} bundle={bundle} isDirty={false} saving={false} onSave={() => Promise.resolve(true)} mayChange={false} inOneGo />
    </Box>
  )
}

const isWritten = ({ court, case_number: number, parties }: BundleCover) =>
  court !== '' || number !== '' || parties.some(({ name }) => name !== '')

/** Court, number and parties as they stand at the head of every paper, or the form in which they are written. */
function Heading({ id, bundle }: { id: string; bundle: Bundle }) {
  const { papers: words, save, onlyViewed } = useBundleMessages()
  const calls = useBundleCalls(id)
  const trying = useTrying({ about: 'bundle' })
  const [draft, setDraft] = useState<BundleCover | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { cover, may_change: mayChange } = bundle
  const shown = draft ?? (mayChange && !isWritten(cover) ? cover : null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (draft === null || isSaving) return
    setIsSaving(true)
    if (await trying(calls.save({ ...bundle, cover: draft }, bundle.updated_at), save.failed)) setDraft(null)
    setIsSaving(false)
  }

  return (
    <Card
      component="section"
      aria-label={words.heading}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {words.heading}
        </Typography>
        {shown === null && mayChange && (
          <Button size="small" color="inherit" startIcon={<EditOutlined />} onClick={() => setDraft(cover)}>
            {words.edit}
          </Button>
        )}
      </Box>
      {shown !== null ? (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.headingLead}
          </Typography>
          <HeadingFields cover={shown} onChange={(changes) => setDraft({ ...shown, ...changes })} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={draft === null || isSaving}>
              {isSaving ? save.saving : save.button}
            </Button>
            {isWritten(cover) && (
              <Button variant="outlined" color="inherit" onClick={() => setDraft(null)}>
                {words.cancel}
              </Button>
            )}
          </Box>
        </Box>
      ) : isWritten(cover) ? (
        <Written cover={cover} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{onlyViewed}</Typography>
      )}
    </Card>
  )
}

/** As the papers have it. */
function Written({ cover: { court, station, case_number: number, parties } }: { cover: BundleCover }) {
  const { papers: words } = useBundleMessages()
  const lines = [words.republic, court && words.inThe(court), station && words.at(station), number].filter((one) => one !== '')
  const named = parties.filter(({ name }) => name !== '')
  return (
    <Box sx={{ fontFamily: ({ typography }) => typography.h1.fontFamily, textTransform: 'uppercase', overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <Box key={line} sx={{ textAlign: 'center', fontWeight: 600 }}>
          {line}
        </Box>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 0.75 }}>
        {named.map(({ name, role }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a party is what stands at its place
          <Box component="li" key={place} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <span>{name}</span>
            <Box aria-hidden sx={{ flex: 1, minWidth: 16, borderBottom: '1px dotted', borderColor: 'text.secondary' }} />
            <span>{role}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
