import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SharedProject } from '#contract/profile'
import { useState } from 'react'
import { useProjectMessages } from '../../messages/projects.ts'
import { Select } from '../../ui/Select.tsx'
import { useProjects } from './use-projects.ts'

/** A project that others are in, whose owner is to go: who owns it from now on, or its end. */
export function LeaveProject({ project, onDone }: { project: SharedProject; onDone: () => void }) {
  const { leaving: words } = useProjectMessages()
  const projects = useProjects()
  const { name, members } = project
  const [owner, setOwner] = useState(members[0]!.id)
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<boolean>) => {
    setBusy(true)
    if (await work()) onDone()
    setBusy(false)
  }
  const chosen = members.find(({ id }) => id === owner) ?? members[0]!
  return (
    <Box sx={{ display: 'grid', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{words.members(members.length)}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <Select
          label={words.newOwnerOf(name)}
          value={chosen.id}
          disabled={busy}
          options={members.map((one) => ({ value: one.id, label: one.name }))}
          onChange={setOwner}
        />
        <Button
          variant="contained"
          disabled={busy}
          aria-label={words.handOverNamed(name)}
          onClick={() => void act(() => projects.handOver(project, chosen))}
        >
          {words.handOver}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={busy}
          aria-label={words.endNamed(name)}
          onClick={() => void act(() => projects.remove(project))}
        >
          {words.end}
        </Button>
      </Box>
    </Box>
  )
}
