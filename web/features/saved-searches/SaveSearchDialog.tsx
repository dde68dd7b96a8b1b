import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { alertFrequencies, type AlertFrequency, maxSearchNameLength, type SavedSearch } from '#contract/saved-searches'
import { useId, useState } from 'react'
import { useSavedSearchMessages } from '../../messages/saved-searches.ts'
import { useProjectToFill } from '../../ui/chosen-project.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import type { NewSearch } from './queries.ts'
import { UnconfirmedAddress } from '../../ui/UnconfirmedAddress.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

type AskedFor = Omit<NewSearch, 'name'>

/** Keeps a search under a name, or gives one that is kept another; what was typed stays where that fails. */
export function SaveSearchDialog({
  onClose,
  ...what
}: { onClose: () => void } & ({ asked: AskedFor; breadth: 'every' | 'enough' | null } | { renamed: SavedSearch })) {
  const { save: words, card } = useSavedSearchMessages()
  const searches = useSavedSearches()
  const project = useProjectToFill()
  const says = useId()
  const [name, setName] = useState('renamed' in what ? what.renamed.name : (what.asked.query ?? '').slice(0, maxSearchNameLength))
  const [alert, setAlert] = useState(true)
  const [often, setOften] = useState<AlertFrequency>('daily')
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)

  async function save() {
    if (busy) return
    if (name.trim() === '') return setWrong(true)
    setBusy(true)
    const done =
      'renamed' in what
        ? await searches.change(what.renamed.id, { name: name.trim() })
        : await searches.save({
            ...what.asked,
            name: name.trim(),
            alert_enabled: alert,
            alert_frequency: often,
            ...(project && { project_id: project.id }),
          })
    setBusy(false)
    if (done) onClose()
  }

  return (
    <ModalDialog
      title={'renamed' in what ? words.renameTitle : words.title}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => void save()}>
            {busy ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault()
          void save()
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Field
          label={words.name}
          autoFocus
          value={name}
          maxLength={maxSearchNameLength}
          invalid={wrong}
          {...(wrong && { helper: words.required })}
          onChange={(event) => {
            setName(event.target.value)
            setWrong(false)
          }}
        />
        {'asked' in what && (
          <>
            {what.breadth && <Typography sx={{ typography: 'body2', color: 'text.secondary' }}>{words.breadth[what.breadth]}</Typography>}
            <Box component="label" sx={{ display: 'flex', gap: 2, alignItems: 'center', cursor: 'pointer' }}>
              <Box sx={{ flex: 1 }}>
                <Box sx={{ fontWeight: 600 }}>{words.alert}</Box>
                <Box id={says} sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {words.alertSays}
                </Box>
              </Box>
              <Switch
                checked={alert}
                onChange={(_, on) => setAlert(on)}
                slotProps={{ input: { 'aria-label': words.alert, 'aria-describedby': says, role: 'switch' } }}
              />
            </Box>
            {alert && (
              <Choice label={words.often} value={often} onChange={(value) => setOften(value as AlertFrequency)}>
                {alertFrequencies.map((one) => (
                  <option key={one} value={one}>
                    {card.frequencies[one]}
                  </option>
                ))}
              </Choice>
            )}
            {alert && <UnconfirmedAddress />}
            {project && <Typography sx={{ typography: 'body2', color: 'text.secondary' }}>{words.inProject(project.name)}</Typography>}
          </>
        )}
      </Box>
    </ModalDialog>
  )
}
