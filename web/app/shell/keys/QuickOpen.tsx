import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import { useQueries } from '@tanstack/react-query'
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuickOpenMessages } from '../../../messages/quick-open.ts'
import { InputFrame } from '../../../ui/input-frame.ts'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { optionList } from '../../../ui/option-list.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { findScreens, finders, type Line } from './find.ts'
import { useScreens } from './screens.ts'

const debounceTime = 200
const fewestLetters = 2
/** As tall with few lines as with many: the field stays where it is. */
const listbox = { height: 'min(420px, 52dvh)', overflowY: 'auto', mx: -0.5, mt: 1 } as const
const lookedThrough = ['cases', 'law', 'projects', 'notes'] as const

/** Finds by a name whatever the house holds, and leads there; the keys stay in its field. */
export function QuickOpen({ onClose }: { onClose: () => void }) {
  const words = useQuickOpenMessages()
  const navigate = useNavigate()
  const screens = useScreens()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const typed = text.trim()
  const asked = useDebounced(typed, debounceTime).slice(0, 200)
  const looks = asked.length >= fewestLetters
  const found = useQueries({
    queries: lookedThrough.map((kind) => ({
      queryKey: ['quick-open', kind, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => finders[kind](asked, signal),
      enabled: looks,
      staleTime: 0,
      retry: false,
    })),
  })
  // Not the dialog's title, which has it first.
  useEffect(() => input.current?.focus(), [])

  const actions: Line[] =
    typed === ''
      ? []
      : [
          { group: 'actions', name: words.searchCases(typed), aside: '', to: `/cases?${new URLSearchParams({ query: typed })}` },
          { group: 'actions', name: words.ask(typed), aside: '', to: '/chat', state: { ask: typed } },
        ]
  const lines = [...findScreens(screens, typed), ...(looks ? found.flatMap(({ data }) => data ?? []) : []), ...actions]
  const at = Math.min(active, lines.length - 1)
  const isLooking = typed.length >= fewestLetters && (asked !== typed.slice(0, 200) || found.some(({ isFetching }) => isFetching))
  const isPartial = looks && found.some(({ isError }) => isError)
  const idOf = (place: number) => `${id}-${place}`

  const choose = ({ to, state }: Line) => {
    onClose()
    // Once the dialog has given the focus back: a field that has it by then was not chosen under the new address.
    setTimeout(() => void navigate(to, { state }))
  }
  const activeId = at >= 0 ? idOf(at) : undefined
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setActive((at + 1) % lines.length)
    else if (event.key === 'ArrowUp') setActive((at + lines.length - 1) % lines.length)
    else if (event.key === 'Enter' && lines[at]) choose(lines[at])
    else return
    event.preventDefault()
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': lines.length > 0,
    'aria-controls': id,
    'aria-activedescendant': activeId,
  }

  /** The keys stay in the field, whose active descendant an option is; only the pointer acts on it directly. */
  const optionProps = (line: Line, place: number) => ({
    id: idOf(place),
    role: 'option',
    'aria-selected': place === at,
    onClick: () => choose(line),
    onMouseMove: () => setActive(place),
  })

  return (
    <ModalDialog title={words.title} onClose={onClose} width={640}>
      <InputFrame sx={{ position: 'sticky', top: 0, zIndex: 1 }}>
        <SearchRounded aria-hidden sx={{ mx: 1.25, fontSize: 20, flex: 'none', color: 'text.secondary' }} />
        <Box
          component="input"
          ref={input}
          type="search"
          {...combobox}
          aria-label={words.field}
          placeholder={words.placeholder}
          autoComplete="off"
          maxLength={2000}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
          sx={{ flex: 1 }}
        />
      </InputFrame>
      <Box
        component="ul"
        id={id}
        {...{ role: 'listbox' }}
        aria-label={words.title}
        onMouseDown={(event) => event.preventDefault()}
        sx={{ ...optionList, ...listbox }}
      >
        {lines.map((line, place) => (
          <Fragment key={`${line.group} ${line.name} ${line.to}`}>
            {line.group !== lines[place - 1]?.group && (
              <Box component="li" {...{ role: 'presentation' }} className="group">
                {words.groups[line.group]}
              </Box>
            )}
            <li {...optionProps(line, place)}>
              <span className="name">{line.name}</span>
              <span className="aside">{line.aside}</span>
            </li>
          </Fragment>
        ))}
      </Box>
      <Box component="output" sx={{ typography: 'body2', color: 'text.secondary', minHeight: '1.5em', pt: 1 }}>
        {isPartial ? words.partial : isLooking ? words.looking : lines.length === 0 ? words.none : words.found(lines.length)}
      </Box>
    </ModalDialog>
  )
}
