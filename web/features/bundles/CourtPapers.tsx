import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Bundle, BundleCover } from '#contract/bundles'
import { useState } from 'react'
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
  if (bundle) return <Papers id={id} bundle={bundle} />
  if (error) return <RetryNotice words={`${words.failed}: ${error.message}`} onRetry={() => void refetch()} />
  return <RowsLoading label={words.loading} rows={2} height={104} />
}

function Papers({ id, bundle }: { id: string; bundle: Bundle }) {
  const { papers: words, save: saving } = useBundleMessages()
  const calls = useBundleCalls(id)
  const trying = useTrying({ about: 'bundle' })
  const [draft, setDraft] = useState<BundleCover | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const chosen = bundle.authorities.filter(({ included }) => included).length

  async function save(): Promise<boolean> {
    if (draft === null) return true
    setIsSaving(true)
    const saved = await trying(calls.save({ ...bundle, cover: draft }, bundle.updated_at), saving.failed)
    if (saved) setDraft(null)
    setIsSaving(false)
    return saved !== null
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Heading bundle={bundle} draft={draft} isSaving={isSaving} onChange={setDraft} onSave={save} />
        <Typography>
          {words.holds(chosen, bundle.authorities.length)}{' '}
          <Link component={RouterLink} to={`/research-hub/projects/${encodeURIComponent(id)}/bundle`}>
            {words.arrange}
          </Link>
        </Typography>
      </Box>
      <BundleMaking id={id} bundle={bundle} isDirty={draft !== null} saving={isSaving} onSave={save} mayChange={false} inOneGo />
    </Box>
  )
}

const isWritten = ({ court, case_number: number, parties }: BundleCover) =>
  court !== '' || number !== '' || parties.some(({ name }) => name !== '')

interface HeadingProps {
  bundle: Bundle
  /** What is being written; null where it stands as it is kept. */
  draft: BundleCover | null
  isSaving: boolean
  onChange: (draft: BundleCover | null) => void
  onSave: () => Promise<unknown>
}

/** Court, number and parties as they stand at the head of every paper, or the form in which they are written. */
function Heading({ bundle: { cover, may_change: mayChange }, draft, isSaving, onChange, onSave }: HeadingProps) {
  const { papers: words, save, onlyViewed } = useBundleMessages()
  const shown = draft ?? (mayChange && !isWritten(cover) ? cover : null)

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
          <Button size="small" color="inherit" startIcon={<EditOutlined />} onClick={() => onChange(cover)}>
            {words.edit}
          </Button>
        )}
      </Box>
      {shown !== null ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.headingLead}
          </Typography>
          <HeadingFields cover={shown} onChange={(changes) => onChange({ ...shown, ...changes })} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="contained" disabled={draft === null || isSaving} onClick={() => void onSave()}>
              {isSaving ? save.saving : words.save}
            </Button>
            {isWritten(cover) && (
              <Button variant="outlined" color="inherit" onClick={() => onChange(null)}>
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
            <Box component="span" sx={{ flex: 'none', maxWidth: '60%' }}>
              {role}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
