import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Authority, type Bundle, arrangements, maxAuthorities } from '#contract/bundles'
import { maxKeptCitationLength } from '#contract/citation-lists'
import { issuesOf } from '#contract/under-issues'
import { useState } from 'react'
import { useBundleMessages } from '../../messages/bundles.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Field } from '../../ui/Field.tsx'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { AuthorityRow } from './AuthorityRow.tsx'
import type { DraftAuthority } from './queries.ts'
import { headingOf, inOrder, moved, tabsOf } from './order.ts'

interface AuthorityListProps {
  bundle: Bundle
  mayChange: boolean
  onChange: (changes: Partial<Bundle>) => void
}

/** The authorities in their order, with what of each is bound and what it is relied on for. */
export function AuthorityList({ bundle, mayChange, onChange }: AuthorityListProps) {
  const { list, groups } = useBundleMessages()
  const [told, setTold] = useState('')
  const { authorities, arrangement, marked, issues } = bundle
  const ordered = inOrder(bundle)
  const numbers = tabsOf(bundle)
  const titleOf = (id: string | null) => issues.find((issue) => issue.id === id)?.title ?? list.underNone
  const headings = {
    groups: (one: Authority) => groups[one.group],
    issues: (one: Authority) => titleOf(headingOf(bundle, one)),
    hand: null,
  }[arrangement]
  const pages = authorities.filter(({ included, extent }) => included && extent === 'whole').reduce((sum, one) => sum + one.pages, 0)

  const changeOne = (key: string, changes: Partial<Authority>) =>
    onChange({
      authorities: authorities.map((one: DraftAuthority) => {
        if (one.key !== key) return one
        const { isNew, ...rest } = one
        return { ...rest, ...(isNew && changes.group === undefined && { isNew }), ...changes, proposed: false }
      }),
    })
  function move(one: Authority, by: -1 | 1) {
    const next = moved(bundle, one.key, by)
    onChange({ authorities: next })
    setTold(list.moved(one.title, next.findIndex(({ key }) => key === one.key) + 1))
  }
  const canMove = (one: Authority, by: -1 | 1) =>
    moved(bundle, one.key, by).findIndex(({ key }) => key === one.key) !== ordered.indexOf(one)

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
        <Choice
          label={list.arrangement}
          value={arrangement}
          onChange={(value) => onChange({ arrangement: value as Bundle['arrangement'] })}
        >
          {arrangements.map((value) => (
            <option key={value} value={value} disabled={!mayChange}>
              {list.arrangements[value]}
            </option>
          ))}
        </Choice>
        <Choice long label={list.marked} value={marked} onChange={(value) => onChange({ marked: value as Bundle['marked'] })}>
          {(['project', 'all'] as const).map((value) => (
            <option key={value} value={value} disabled={!mayChange}>
              {list.markedBy[value]}
            </option>
          ))}
        </Choice>
      </Box>
      {authorities.length === 0 ? (
        <NothingHere title={list.empty} advice={list.emptyAdvice} />
      ) : (
        <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {list.counts(numbers.size, authorities.length, pages)}
        </Box>
      )}
      <Box
        component="ol"
        aria-label={list.label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}
      >
        {ordered.map((one, index) => (
          <Box component="li" key={one.key} sx={{ minWidth: 0 }}>
            {headings && (index === 0 || headingOf(bundle, ordered[index - 1]!) !== headingOf(bundle, one)) && (
              <Typography variant="h3" component="h2" sx={{ mt: index === 0 ? 0.5 : 2, mb: 1.25, overflowWrap: 'anywhere' }}>
                {headings(one)}
              </Typography>
            )}
            <AuthorityRow
              authority={one}
              number={numbers.get(one.key) ?? null}
              alsoUnder={arrangement === 'issues' ? issuesOf(one, issues).slice(1).map(titleOf) : []}
              mayChange={mayChange}
              canMove={{ up: canMove(one, -1), down: canMove(one, 1) }}
              onChange={(changes) => changeOne(one.key, changes)}
              onMove={(by) => move(one, by)}
              onRemove={() => onChange({ authorities: authorities.filter(({ key }) => key !== one.key) })}
            />
          </Box>
        ))}
      </Box>
      <Box component="output" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {told}
      </Box>
      {mayChange && <AddAuthority authorities={authorities} onAdd={(one) => onChange({ authorities: [...authorities, one] })} />}
    </Box>
  )
}

/** What is not held, as it is to be listed; once it is saved, the library says what it knows of it. */
function AddAuthority({ authorities, onAdd }: { authorities: readonly Authority[]; onAdd: (authority: Authority) => void }) {
  const { add } = useBundleMessages()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  function submit(event: React.SubmitEvent) {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    if (authorities.length >= maxAuthorities) return setWrong(add.full(maxAuthorities))
    if (authorities.some((one) => one.key === `text:${said}`)) return setWrong(add.twice)
    onAdd(listedAs(said))
    setText('')
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'start', mt: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Field
          label={add.label}
          helper={wrong === '' ? add.hint : wrong}
          invalid={wrong !== ''}
          maxLength={maxKeptCitationLength}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setWrong('')
          }}
        />
      </Box>
      <Button type="submit" variant="outlined" sx={{ mt: '27px', minHeight: 44 }}>
        {add.button}
      </Button>
    </Box>
  )
}

const listedAs = (text: string): DraftAuthority => ({
  isNew: true,
  key: `text:${text}`,
  case_id: null,
  provision_id: null,
  text,
  title: text,
  citation: null,
  sub: '',
  kind: 'other',
  group: 'persuasive',
  extent: 'listed',
  included: true,
  holding: '',
  relied: [],
  proposed: false,
  has_text: false,
  lacks_text: false,
  private: false,
  marks: 0,
  pages: 0,
  doubt: null,
  signal: null,
})
