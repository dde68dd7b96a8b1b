import { suggest } from '#contract/suggestions'
import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { optionList } from '../../ui/option-list.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { listSuggestions, type SuggestionOption } from './suggestion-options.ts'

/** Shorter than the pause before the search itself: suggestions are for whoever is still typing. */
const debounceTime = 200

/** What the search box tells of the list to whoever cannot see it. */
export interface SuggestionState {
  shown: boolean
  /** Id of the line that the arrow keys are on. */
  active: string | null
}

interface SuggestionListProps {
  id: string
  text: string
  /** Takes the keys of the search box while the list is open; true where a key was for the list. */
  keysRef: RefObject<((event: KeyboardEvent) => boolean) | null>
  onState: (state: SuggestionState) => void
  /** A suggestion was chosen and its screen is being opened. */
  onChosen: () => void
}

/** Cases, judges and courts whose names fit what is being typed; the keys stay in the search box. */
export function SuggestionList({ id, text, keysRef, onState, onChosen }: SuggestionListProps) {
  const { suggestions: words } = useCaseBrowserMessages()
  const navigate = useNavigate()
  const debounced = useDebounced(text.trim(), debounceTime)
  const [active, setActive] = useState(-1)
  const { data } = useQuery({
    queryKey: ['suggestions', debounced],
    queryFn: ({ signal }) => call(suggest, { query: { q: debounced.slice(0, 200) } }, { signal }),
    staleTime: cacheLife,
    placeholderData: keepPreviousData,
    // A list that does not come is no failure of the search.
    retry: false,
  })
  const options = data ? listSuggestions(data) : []
  const at = Math.min(active, options.length - 1)
  const idOf = (place: number) => `${id}-${place}`
  const choose = ({ to }: SuggestionOption) => {
    onChosen()
    void navigate(to)
  }

  /** The keys stay in the search box, whose active descendant an option is; only the pointer acts on it directly. */
  const optionProps = (option: SuggestionOption, place: number) => ({
    id: idOf(place),
    role: 'option',
    'aria-selected': place === at,
    onClick: () => choose(option),
    onMouseEnter: () => setActive(place),
  })

  const shown = options.length > 0
  const activeId = at === -1 ? null : idOf(at)
  useEffect(() => onState({ shown, active: activeId }), [shown, activeId, onState])
  useEffect(() => {
    keysRef.current = ({ key }) => {
      if (key === 'ArrowDown') setActive(at + 1 < options.length ? at + 1 : -1)
      else if (key === 'ArrowUp') setActive(at === -1 ? options.length - 1 : at - 1)
      else if (key === 'Enter' && options[at]) choose(options[at])
      else return false
      return true
    }
    return () => {
      keysRef.current = null
    }
  })

  if (!shown) return null
  return (
    <Box sx={panel} onMouseDown={(event) => event.preventDefault()}>
      {data?.corrected && (
        <Box component="p" sx={{ m: 0, px: 1.5, py: 1, typography: 'body2', color: 'text.secondary' }}>
          {words.corrected(data.corrected)}
        </Box>
      )}
      <Box component="ul" id={id} {...{ role: 'listbox' }} aria-label={words.label} sx={optionList}>
        {options.map((option, place) => (
          <Fragment key={option.to}>
            {option.group !== options[place - 1]?.group && (
              <Box component="li" {...{ role: 'presentation' }} className="group">
                {words[option.group]}
              </Box>
            )}
            <li {...optionProps(option, place)}>
              <span className="name">{option.name}</span>
              <span className="aside">{option.aside}</span>
            </li>
          </Fragment>
        ))}
      </Box>
    </Box>
  )
}

const panel = {
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% + 6px)',
  left: 0,
  right: 0,
  maxHeight: 'min(440px, 60dvh)',
  overflowY: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.4)',
} as const
