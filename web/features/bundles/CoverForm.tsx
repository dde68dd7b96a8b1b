import AddRounded from '@mui/icons-material/AddRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type BundleCover, maxCoverLineLength, maxCoverTextLength, maxBundleParties } from '#contract/bundles'
import { type ReactNode, useId } from 'react'
import { useBundleMessages } from '../../messages/bundles.ts'
import { Field } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface CoverFormProps {
  cover: BundleCover
  mayChange: boolean
  onChange: (changes: Partial<BundleCover>) => void
}

const lineOf =
  (cover: BundleCover, onChange: CoverFormProps['onChange']) => (field: 'court' | 'station' | 'case_number' | 'filed_for') => ({
    value: cover[field],
    maxLength: maxCoverLineLength,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ [field]: event.target.value }),
  })

/** What stands on the cover; whatever is empty is left out of it. */
export function CoverForm({ cover, mayChange, onChange }: CoverFormProps) {
  const { cover: words } = useBundleMessages()
  const line = lineOf(cover, onChange)
  const text = (field: 'matter' | 'arising' | 'drawn_by' | 'served_on') => ({
    value: cover[field],
    maxLength: maxCoverTextLength,
    onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => onChange({ [field]: event.target.value }),
  })
  return (
    <Box
      component="fieldset"
      disabled={!mayChange}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: 760 }}
    >
      <HeadingFields cover={cover} onChange={onChange}>
        <TextField label={words.matter} rows={2} {...text('matter')} />
      </HeadingFields>
      <TextField label={words.arising} rows={2} placeholder={words.arisingHint} {...text('arising')} />
      <Field label={words.filedFor} helper={words.filedForHint} {...line('filed_for')} />
      <Field
        label={words.lawAsAt}
        helper={words.lawAsAtHint}
        type="date"
        value={cover.law_as_at ?? ''}
        onChange={(event) => onChange({ law_as_at: event.target.value === '' ? null : event.target.value })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <TextField label={words.drawnBy} rows={4} helper={words.drawnByHint} {...text('drawn_by')} />
        <TextField label={words.servedOn} rows={4} {...text('served_on')} />
      </Box>
    </Box>
  )
}

interface HeadingFieldsProps extends Omit<CoverFormProps, 'mayChange'> {
  /** Between the number and the parties. */
  children?: ReactNode
}

/** The heading of a matter: court, number and parties. */
export function HeadingFields({ cover, onChange, children }: HeadingFieldsProps) {
  const { cover: words } = useBundleMessages()
  const courts = useId()
  const line = lineOf(cover, onChange)
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Field label={words.court} list={courts} {...line('court')} />
        <datalist id={courts}>
          {words.courts.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
        <Field label={words.station} {...line('station')} />
      </Box>
      <Field label={words.caseNumber} {...line('case_number')} />
      {children}
      <Parties parties={cover.parties} onChange={(parties) => onChange({ parties })} />
    </>
  )
}

type Party = BundleCover['parties'][number]

function Parties({ parties, onChange }: { parties: readonly Party[]; onChange: (parties: Party[]) => void }) {
  const { cover: words } = useBundleMessages()
  const shown = parties.length === 0 ? [{ name: '', role: '' }] : parties
  const changeOne = (place: number, changes: Partial<Party>) =>
    onChange(shown.map((one, index) => (index === place ? { ...one, ...changes } : one)))
  return (
    <Box component="section" aria-label={words.parties} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
        {words.parties}
      </Typography>
      {shown.map((party, place) => (
        <Box
          // oxlint-disable-next-line react/no-array-index-key -- a party is what stands at its place
          key={place}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
            alignItems: 'end',
          }}
        >
          <Field
            label={words.party(place + 1)}
            value={party.name}
            maxLength={maxCoverLineLength}
            onChange={(event) => changeOne(place, { name: event.target.value })}
          />
          <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: 1, sm: 'auto' } }}>
            <Field
              label={words.role(place + 1)}
              value={party.role}
              placeholder={words.roleHint(place + 1)}
              maxLength={maxCoverLineLength}
              onChange={(event) => changeOne(place, { role: event.target.value })}
            />
          </Box>
          <IconButton
            aria-label={words.removeParty(place + 1)}
            color="inherit"
            onClick={() => onChange(shown.filter((_, index) => index !== place))}
          >
            <CloseRounded />
          </IconButton>
        </Box>
      ))}
      <div>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddRounded />}
          disabled={shown.length >= maxBundleParties}
          onClick={() => onChange([...shown, { name: '', role: '' }])}
        >
          {words.addParty}
        </Button>
      </div>
    </Box>
  )
}
