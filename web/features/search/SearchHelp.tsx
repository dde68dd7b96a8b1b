import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { KeyRows, SingleKeysChoice } from '../../ui/KeyRows.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'

/** The language of queries and the keys of the case browser. */
export function SearchHelp({ onClose }: { onClose: () => void }) {
  const { help } = useCaseBrowserMessages()
  return (
    <ModalDialog
      title={help.title}
      onClose={onClose}
      width={640}
      actions={
        <Button variant="contained" onClick={onClose}>
          {help.close}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{help.lead}</Typography>
      <KeyRows wide rows={help.rows} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {help.order}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{help.fieldsLead}</Typography>
      <KeyRows wide rows={help.fields} />
      <Typography variant="h3" sx={{ mt: 3 }}>
        {help.keys}
      </Typography>
      <KeyRows rows={help.keyRows} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {help.arrows}
      </Typography>
      <SingleKeysChoice label={help.keysOn} />
    </ModalDialog>
  )
}
