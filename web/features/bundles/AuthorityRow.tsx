import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { type Authority, authorityGroups, extents } from '#contract/bundles'
import { maxHoldingLength } from '#contract/say-reliance'
import { Link as RouterLink } from 'react-router'
import { useBundleMessages } from '../../messages/bundles.ts'
import { Choice } from '../../ui/Choice.tsx'
import { addressOfProvision } from '../../ui/law-address.ts'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface AuthorityRowProps {
  authority: Authority
  /** In the bundle; null of one that is not chosen. */
  number: number | null
  /** The issues under which it stands besides. */
  alsoUnder: string[]
  mayChange: boolean
  canMove: { up: boolean; down: boolean }
  onChange: (changes: Partial<Authority>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One authority: whether it is bound and how, where it stands, and what it is relied on for. */
export function AuthorityRow({ authority, number, alsoUnder, mayChange, canMove, onChange, onMove, onRemove }: AuthorityRowProps) {
  const { list, groups, extents: extentWords } = useBundleMessages()
  const { title, case_id: caseId, included, group, extent, holding, kind, has_text: hasText } = authority
  const address = addressOf(authority)
  return (
    <Card
      sx={{
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        ...(!included && { bgcolor: 'fill.inset' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Checkbox
          checked={included}
          disabled={!mayChange}
          onChange={(event) => onChange({ included: event.target.checked })}
          slotProps={{ input: { 'aria-label': list.include(title) } }}
          sx={{ m: '-9px 0 0 -9px', p: '12px' }}
        />
        <Box
          aria-hidden
          sx={{
            minWidth: { xs: 18, sm: 26 },
            pt: '1px',
            fontWeight: 600,
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'right',
          }}
        >
          {number === null ? '' : `${number}.`}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', ...(kind === 'case' && { fontStyle: 'italic' }) }}>
            {address === null ? (
              title
            ) : (
              <Link component={RouterLink} to={address} color="inherit" underline="hover">
                {title}
              </Link>
            )}
          </Box>
          <Facts authority={authority} />
          {alsoUnder.length > 0 && <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>{list.alsoUnder(alsoUnder)}</Box>}
        </Box>
        {mayChange && (
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, m: '-6px -6px 0 0' }}>
            <IconButton aria-label={list.up(title)} disabled={!canMove.up} onClick={() => onMove(-1)} color="inherit">
              <ArrowUpwardRounded fontSize="small" />
            </IconButton>
            <IconButton aria-label={list.down(title)} disabled={!canMove.down} onClick={() => onMove(1)} color="inherit">
              <ArrowDownwardRounded fontSize="small" />
            </IconButton>
            {caseId === null && (
              <IconButton aria-label={list.remove(title)} onClick={onRemove} color="inherit">
                <CloseRounded fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </Box>
      {included && (
        <Box
          component="fieldset"
          disabled={!mayChange}
          sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, pl: { sm: '62px' } }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Choice long label={list.group} value={group} onChange={(value) => onChange({ group: value as Authority['group'] })}>
              {authorityGroups.map((value) => (
                <option key={value} value={value}>
                  {groups[value]}
                </option>
              ))}
            </Choice>
            {hasText && (
              <Choice label={list.extent} value={extent} onChange={(value) => onChange({ extent: value as Authority['extent'] })}>
                {extents
                  .filter((value) => caseId !== null || value !== 'passages')
                  .map((value) => (
                    <option key={value} value={value}>
                      {extentWords[value]}
                    </option>
                  ))}
              </Choice>
            )}
          </Box>
          {extent === 'passages' && authority.marks === 0 && <Box sx={{ typography: 'body2', color: 'warning.main' }}>{list.noMarks}</Box>}
          <TextField
            label={list.holding}
            rows={2}
            grows
            maxLength={maxHoldingLength}
            value={holding}
            placeholder={list.holdingHint}
            onChange={(event) => onChange({ holding: event.target.value })}
          />
        </Box>
      )}
    </Card>
  )
}

/** Where it is read; null of what is only listed. */
function addressOf({ case_id: caseId, provision_id: provision }: Authority): string | null {
  if (caseId !== null) return `/cases/${encodeURIComponent(caseId)}`
  const [act, eid] = provision?.split('~') ?? []
  return act === undefined || eid === undefined ? null : addressOfProvision(act, eid)
}

/** Citation, court and day; what is marked in it; what must be known before it is filed. */
function Facts({ authority }: { authority: Authority }) {
  const { list, doubts } = useBundleMessages()
  const {
    citation,
    sub,
    marks,
    pages,
    has_text: hasText,
    doubt,
    proposed,
    private: isPrivate,
    case_id: caseId,
    lacks_text: lacksText,
  } = authority
  const said = [citation, sub].filter((one) => one !== null && one !== '').join(' · ')
  const more = [...(marks > 0 ? [list.marks(marks)] : []), ...(hasText ? [list.pages(pages)] : [])].join(', ')
  return (
    <>
      {said !== '' && <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{said}</Box>}
      {more !== '' && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{more}</Box>}
      {caseId !== null && !hasText && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{list.noText}</Box>}
      {lacksText && <Box sx={{ typography: 'body2', fontWeight: 600, color: 'warning.main' }}>{list.noLawText}</Box>}
      {doubt !== null && <Box sx={{ typography: 'body2', fontWeight: 600, color: 'error.main' }}>{doubts[doubt]}</Box>}
      {(proposed || isPrivate) && (
        <Box sx={{ display: 'flex', gap: 0.75, mt: 0.75 }}>
          {proposed && (
            <Tag mark hue="secondary">
              {list.proposed}
            </Tag>
          )}
          {isPrivate && (
            <Tag mark hue="indigo">
              {list.private}
            </Tag>
          )}
        </Box>
      )}
    </>
  )
}
