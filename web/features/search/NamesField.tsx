import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

interface NamesFieldProps {
  label: string
  hint: string
  none: string
  loading: boolean
  names: string[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Several names chosen from a list that narrows while typing. */
export function NamesField({ label, hint, none, loading, names, chosen, onChange }: NamesFieldProps) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      options={names}
      value={chosen}
      loading={loading}
      noOptionsText={none}
      onChange={(_, value) => onChange(value)}
      slotProps={{ chip: { size: 'small' }, listbox: { style: { maxHeight: 320 } } }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          placeholder={chosen.length === 0 ? hint : ''}
          slotProps={{ ...parameters.slotProps, inputLabel: { ...parameters.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}
