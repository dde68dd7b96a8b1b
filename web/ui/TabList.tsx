import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { measures, motion } from './theme/tokens.ts'
import { fadeEnds, useHiddenEnds } from './use-hidden-ends.ts'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  button: {
    minHeight: measures.touch + 4,
    padding: '0 16px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'transparent',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${motion.quick}, border-color ${motion.quick}`,
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-selected=true]': { color: theme.vars.palette.primary.main, borderBottomColor: theme.vars.palette.primary.main },
    '&:focus-visible': { outlineOffset: -4 },
    [theme.breakpoints.down('sm')]: { padding: '0 10px' },
  },
}))

interface TabListProps<Name extends string> {
  label: string
  tabs: { name: Name; label: string }[]
  shown: Name
  onShow: (name: Name) => void
}

/** The names by which a tab and its panel refer to one another. */
export const tabIds = (name: string) => ({ tab: `tab-${name}`, panel: `panel-${name}` })

/** Tabs that measure nothing, so that a long text below them is laid out only once. Arrow keys go from tab to tab. */
export function TabList<Name extends string>({ label, tabs, shown, onShow }: TabListProps<Name>) {
  const row = useRef<HTMLDivElement>(null)
  const hidden = useHiddenEnds(row)
  // On a phone the tab that an address names may lie beyond the edge; the page itself stays where it is.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`#${tabIds(shown).tab}`)
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [shown])
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ name }) => name === shown)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onShow(next.name)
    event.currentTarget.querySelector<HTMLElement>(`#${tabIds(next.name).tab}`)?.focus()
  }
  return (
    <Row ref={row} role="tablist" aria-label={label} onKeyDown={move} style={{ maskImage: fadeEnds(hidden, 40) }}>
      {tabs.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabIds(name).tab}
          aria-controls={name === shown ? tabIds(name).panel : undefined}
          aria-selected={name === shown}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {words}
        </button>
      ))}
    </Row>
  )
}
