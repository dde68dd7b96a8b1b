import CloseRounded from '@mui/icons-material/CloseRounded'
import { type MouseEvent, startTransition, useEffect, useId, useRef, useState } from 'react'
import { useCaseBrowserMessages } from '../messages/case-browser.ts'
import { useMessages } from '../messages/messages.ts'
import './names-field.css'
import { namesWith, step } from './names-with.ts'
import { PressTag } from './Tag.tsx'
import { typographic } from './typographic.ts'

interface NamesFieldProps {
  label: string
  hint: string
  none: string
  loading: boolean
  names: string[]
  /** How many of the found cases each name has, where that is known. */
  counts?: ReadonlyMap<string, number> | undefined
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Several names chosen from a list that narrows while typing. */
export function NamesField({ label, hint, none, loading, names, counts, chosen, onChange }: NamesFieldProps) {
  const { filters: inUse } = useMessages().search
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const options = open ? namesWith(names, text) : []
  const isListed = options.length > 0

  function close() {
    setOpen(false)
    setActive(null)
  }
  function turn(name: string) {
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
    setText('')
  }
  /** Whether the key was for the list. */
  function take(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true)
      setActive(step(namesWith(names, text), active, key === 'ArrowDown' ? 1 : -1))
    } else if (key === 'Enter' && (text !== '' || (active !== null && options.includes(active)))) {
      // What was typed means the first name that has it, and never searches without it.
      const meant = active !== null && options.includes(active) ? active : options[0]
      if (meant !== undefined) turn(meant)
    } else if (key === 'Escape' && open) close()
    else if (key === 'Backspace' && text === '' && chosen.length > 0) onChange(chosen.slice(0, -1))
    else return false
    return true
  }

  return (
    <div className="names-field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {/* What is pressed beside the field is meant for it. */}
      <div className="frame" role="presentation" onClick={() => input.current?.focus()}>
        {chosen.map((name) => (
          <PressTag
            key={name}
            hue="quiet"
            aria-label={inUse.remove(name)}
            onClick={() => onChange(chosen.filter((other) => other !== name))}
          >
            {typographic(name)}
            <CloseRounded sx={{ fontSize: 16 }} />
          </PressTag>
        ))}
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={active !== null && options.includes(active) ? `${id}-${options.indexOf(active)}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={chosen.length === 0 ? hint : ''}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(null)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setText('')
            close()
          }}
          onKeyDown={(event) => {
            if (!take(event.key)) return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      </div>
      {isListed && (
        <NamesList
          id={id}
          options={options}
          active={active}
          counts={counts}
          chosen={chosen}
          onChoose={(name, isTouch) => {
            turn(name)
            // A finger wants its keyboard away, and to see what it chose.
            if (isTouch) input.current?.blur()
          }}
        />
      )}
      {open && !isListed && <output className="list">{loading ? inUse.loading : none}</output>}
    </div>
  )
}

/** Names that fill the list: the others are made behind the frame that shows these. */
const firstNames = 10

interface NamesListProps extends Pick<NamesFieldProps, 'counts' | 'chosen'> {
  id: string
  options: string[]
  active: string | null
  onChoose: (name: string, isTouch: boolean) => void
}

function NamesList({ id, options, active, counts, chosen, onChoose }: NamesListProps) {
  const { filters } = useCaseBrowserMessages()
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return (
    <ul ref={bringIntoView} {...listProps(id)}>
      {(isWhole ? options : options.slice(0, firstNames)).map((name, place) => (
        <li
          key={name}
          ref={name === active ? bringIntoView : undefined}
          {...optionProps(`${id}-${place}`, name === active, chosen.includes(name), (isTouch) => onChoose(name, isTouch))}
        >
          <span>{typographic(name)}</span>
          {counts?.has(name) && <span className="count">{filters.count(counts.get(name)!)}</span>}
        </li>
      ))}
    </ul>
  )
}

const listProps = (id: string) =>
  ({
    id: `${id}-list`,
    className: 'list',
    role: 'listbox',
    'aria-labelledby': `${id}-label`,
    'aria-multiselectable': true,
    // The field keeps the keys.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }) as const

const optionProps = (id: string, isActive: boolean, isChosen: boolean, onChoose: (isTouch: boolean) => void) =>
  ({
    id,
    role: 'option',
    'aria-selected': isChosen,
    className: isActive ? 'active' : undefined,
    onClick: ({ nativeEvent }: MouseEvent) => onChoose((nativeEvent as PointerEvent).pointerType === 'touch'),
  }) as const

const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })
