import CheckRounded from '@mui/icons-material/CheckRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useCaseBrowserMessages } from '../messages/case-browser.ts'
import { useMessages } from '../messages/messages.ts'
import { InputFrame } from './input-frame.ts'
import { PressTag } from './Tag.tsx'

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
  const { filters } = useCaseBrowserMessages()
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, popupOpen, setAnchorEl } =
    useAutocomplete<string, true>({
      multiple: true,
      options: names,
      value: chosen,
      onChange: (_, value) => onChange(value),
      disableCloseOnSelect: true,
      blurOnSelect: 'touch',
    })
  const options: string[] = groupedOptions
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }} {...getRootProps()}>
      <Box component="label" {...getInputLabelProps()} sx={{ display: 'block', typography: 'body2', fontWeight: 600, mb: 0.75 }}>
        {label}
      </Box>
      <InputFrame ref={setAnchorEl} sx={{ flexWrap: 'wrap', gap: 0.5, p: 0.5, minHeight: 44, borderColor: 'text.secondary' }}>
        {chosen.map((name) => (
          <PressTag
            key={name}
            hue="quiet"
            aria-label={inUse.remove(name)}
            onClick={() => onChange(chosen.filter((other) => other !== name))}
            sx={{ minHeight: { xs: 34, md: 30 } }}
          >
            {name}
            <CloseRounded sx={{ fontSize: 16 }} />
          </PressTag>
        ))}
        <Box
          component="input"
          placeholder={chosen.length === 0 ? hint : ''}
          {...getInputProps()}
          sx={{ flex: '1 1 96px', px: 1, py: 0.75 }}
        />
      </InputFrame>
      {popupOpen && options.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={listbox}>
          {options.map((name, index) => {
            const { key, ...option } = getOptionProps({ option: name, index })
            return (
              <li key={key} {...option}>
                <span>{name}</span>
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
                  {chosen.includes(name) && <CheckRounded sx={{ fontSize: 18, color: 'primary.main' }} />}
                  {counts?.has(name) && filters.count(counts.get(name)!)}
                </Box>
              </li>
            )
          })}
        </Box>
      )}
      {popupOpen && options.length === 0 && (
        <Box component="output" sx={{ ...listbox, p: 1.5, color: 'text.secondary' }}>
          {loading ? inUse.loading : none}
        </Box>
      )}
    </Box>
  )
}

const listbox = {
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  left: 0,
  right: 0,
  m: 0,
  mt: 0.5,
  p: 0.5,
  maxHeight: 280,
  fontVariantNumeric: 'tabular-nums',
  overflowY: 'auto',
  listStyle: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.4)',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    minHeight: { xs: 44, md: 36 },
    px: 1,
    borderRadius: 0.5,
    cursor: 'pointer',
  },
  '& li[aria-selected=true]': { fontWeight: 600, color: 'primary.main' },
  '& li.Mui-focused, & li.Mui-focusVisible': { bgcolor: 'fill.inset' },
} as const
