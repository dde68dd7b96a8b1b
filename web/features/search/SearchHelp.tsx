import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fonts } from '../../ui/theme/tokens.ts'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { singleKeys } from './result-keys.ts'

/** The language of queries and the keys of the case browser. */
export function SearchHelp({ onClose }: { onClose: () => void }) {
  const { help } = useCaseBrowserMessages()
  const [keysOn, setKeysOn] = useState(singleKeys.areOn)
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
      <Examples rows={help.rows} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {help.order}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{help.fieldsLead}</Typography>
      <Examples rows={help.fields} />
      <Typography variant="h3" sx={{ mt: 3 }}>
        {help.keys}
      </Typography>
      <Examples rows={help.keyRows} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {help.arrows}
      </Typography>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer', width: 'fit-content' }}>
        <Box
          component="input"
          type="checkbox"
          checked={keysOn}
          onChange={(event) => {
            singleKeys.turn(event.target.checked)
            setKeysOn(event.target.checked)
          }}
          sx={{ width: 18, height: 18, m: 0 }}
        />
        {help.keysOn}
      </Box>
    </ModalDialog>
  )
}

/** What is typed on the left, what it finds on the right. */
function Examples({ rows }: { rows: [string, string][] }) {
  return (
    <Box component="dl" sx={list}>
      {rows.map(([typed, meaning]) => (
        <Box key={typed} sx={line}>
          <dt>
            <code>{typed}</code>
          </dt>
          <dd>{meaning}</dd>
        </Box>
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  mt: 1,
  '& dt': { minWidth: 0 },
  '& dd': { m: 0 },
  '& code': { fontFamily: fonts.figures, fontSize: '0.8125rem', fontWeight: 600, overflowWrap: 'anywhere' },
} as const

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '210px minmax(0, 1fr)' },
  columnGap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const
