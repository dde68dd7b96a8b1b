import Box from '@mui/material/Box'
import type { TocEntry } from '#contract/legislation-text'
import { useEffect, useId, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { nameProvision, type TocIndex } from './name-provision.ts'
import type { CitedOften } from './queries.ts'
import { toSentence } from './to-sentence.ts'

interface ActContentsProps {
  toc: readonly TocEntry[]
  index: TocIndex
  addressOf: (eid: string) => string
  /** The provision that is being read. */
  reading: string | null
  /** How often each provision is cited. */
  citing: ReadonlyMap<string, CitedOften>
  onGo?: () => void
}

/** The table of contents: parts open and close, and headings are found while one types. */
export function ActContents(props: ActContentsProps) {
  const { contents } = useLegalLibraryMessages()
  const [sought, setSought] = useState('')
  const id = useId()
  const words = sought.trim().toLowerCase()
  const found = words === '' ? props.toc : keepFound(props.toc, words)
  return (
    <Box component="nav" aria-label={contents.title}>
      <InputFrame sx={{ mb: 1.5 }}>
        <Box
          component="input"
          id={id}
          type="search"
          value={sought}
          aria-label={contents.filter}
          placeholder={contents.filter}
          onChange={(event) => setSought(event.target.value)}
          sx={{ flex: 1, px: 1.5 }}
        />
      </InputFrame>
      {found.length === 0 ? (
        <Box component="output" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {contents.none}
        </Box>
      ) : (
        <Entries {...props} key={words} entries={found} isOpen={words !== ''} level={0} />
      )}
    </Box>
  )
}

/** Entries whose number or heading holds the words, with those that hold them. */
function keepFound(entries: readonly TocEntry[], words: string): TocEntry[] {
  return entries.flatMap((entry) => {
    const children = keepFound(entry.children, words)
    const fits = `${entry.num ?? ''} ${entry.heading ?? ''}`.toLowerCase().includes(words)
    return fits || children.length > 0 ? [{ ...entry, children: fits && children.length === 0 ? entry.children : children }] : []
  })
}

interface EntriesProps extends ActContentsProps {
  entries: readonly TocEntry[]
  isOpen: boolean
  level: number
}

function Entries({ entries, level, ...props }: EntriesProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) =>
        entry.children.length === 0 ? (
          <li key={entry.eid}>
            <EntryLink entry={entry} level={level} {...props} />
          </li>
        ) : (
          <Holder key={entry.eid} entry={entry} level={level} {...props} />
        ),
      )}
    </Box>
  )
}

function Holder({ entry, level, ...props }: Omit<EntriesProps, 'entries'> & { entry: TocEntry }) {
  const { contents } = useLegalLibraryMessages()
  const path = props.reading === null ? [] : (props.index.get(props.reading)?.path ?? [])
  const isRead = entry.eid === props.reading || path.some(({ eid }) => eid === entry.eid)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (props.isOpen || isRead)
  const name = nameProvision(entry.eid, props.index) ?? ''
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          aria-label={contents.toggle(name)}
          onClick={() => setChosen(!isOpen)}
          sx={toggle}
          style={{ marginLeft: level * 12 }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{ display: 'inline-block', transition: 'transform 120ms', transform: isOpen ? 'rotate(90deg)' : 'none' }}
          >
            ›
          </Box>
        </Box>
        <EntryLink entry={entry} level={0} {...props} strong />
      </Box>
      {isOpen && <Entries {...props} entries={entry.children} level={level + 1} />}
    </li>
  )
}

const toggle = {
  width: 28,
  minHeight: { xs: 44, lg: 30 },
  flexShrink: 0,
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: 18,
  cursor: 'pointer',
  borderRadius: 1,
  '&:hover': { bgcolor: 'fill.inset' },
} as const

interface EntryLinkProps extends Omit<ActContentsProps, 'toc'> {
  entry: TocEntry
  level: number
  strong?: boolean
}

function EntryLink({ entry, level, strong = false, index, addressOf, reading, citing, onGo }: EntryLinkProps) {
  const { contents } = useLegalLibraryMessages()
  const { cases, struck } = citing.get(entry.eid) ?? { cases: 0, struck: 0 }
  const told = [contents.citedIn(cases), struck > 0 && contents.struck].filter(Boolean).join(', ')
  const name = nameProvision(entry.eid, index) ?? entry.eid
  const isUnit = entry.type === 'section' || entry.type === 'article' || entry.type === 'rule'
  const isCurrent = entry.eid === reading
  const link = useRef<HTMLAnchorElement>(null)
  // The list follows the reading; the page itself stays where it is.
  useEffect(() => {
    const list = isCurrent ? link.current?.closest<HTMLElement>('[data-contents]') : null
    if (!list || !link.current) return
    const { top, bottom } = link.current.getBoundingClientRect()
    const frame = list.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3
  }, [isCurrent])
  return (
    <Box
      component={RouterLink}
      ref={link}
      to={addressOf(entry.eid)}
      onClick={onGo}
      aria-current={isCurrent ? 'location' : undefined}
      sx={entryStyle}
      data-current={isCurrent || undefined}
      style={{ fontWeight: strong ? 600 : undefined, paddingLeft: strong ? 4 : 28 + level * 12 }}
    >
      <Box
        component="span"
        sx={{
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          mr: 1,
          fontWeight: 600,
          fontSize: strong ? '0.6875rem' : undefined,
          textTransform: strong ? 'uppercase' : undefined,
          letterSpacing: strong ? '0.06em' : undefined,
          display: strong && entry.heading ? 'block' : 'inline',
        }}
      >
        {isUnit ? entry.num : entry.num === null ? null : name}
      </Box>{' '}
      {toSentence(entry.heading) ?? (entry.num === null ? index.names[entry.type] : null)}
      {cases > 0 && (
        <Box component="span" title={told} sx={{ ...countStyle, color: struck > 0 ? 'error.main' : 'text.secondary' }}>
          <span aria-hidden>{cases.toLocaleString('en-KE')}</span>
          <Box component="span" sx={unseen}>
            {told}
          </Box>
        </Box>
      )}
    </Box>
  )
}

const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const
const countStyle = { position: 'relative', ml: 1, fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

const entryStyle = {
  display: 'block',
  flex: 1,
  minWidth: 0,
  py: { xs: 1.25, lg: 0.5 },
  pr: 1,
  typography: 'body2',
  lineHeight: 1.4,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderLeft: '2px solid transparent',
  '&:hover': { bgcolor: 'fill.inset', color: 'primary.main' },
  '&[data-current]': { bgcolor: 'primary.light', color: 'primary.main', borderLeftColor: 'secondary.main', fontWeight: 600 },
} as const
