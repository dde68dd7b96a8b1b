import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { emailForm } from '#contract/email-address'
import { looksLikeAnother } from '#contract/look-alike'
import type { Member, MemberRole } from '#contract/project-members'
import type { Project } from '#contract/projects'
import { useState } from 'react'
import { useProjectMessages } from '../../messages/projects.ts'
import { formatDay } from '../../ui/day.ts'
import { Field } from '../../ui/Field.tsx'
import { listRow } from '../../ui/list-row.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { projectMembers } from './queries.ts'
import { Select } from '../../ui/Select.tsx'
import { useProjects } from './use-projects.ts'

/** Who is in a project; its owner invites, gives roles and ends them. */
export function ShareDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { share, toasts } = useProjectMessages()
  const isOwner = project.role === 'owner'
  const { data, error, refetch } = useQuery(projectMembers(project.id))
  return (
    <ModalDialog
      title={share.title(project.name)}
      onClose={onClose}
      width={600}
      actions={
        <Button variant="contained" onClick={onClose}>
          {share.close}
        </Button>
      }
    >
      {isOwner && <Invite project={project} />}
      <Typography variant="h3" sx={{ mt: isOwner ? 3 : 0, mb: 1 }}>
        {share.members}
      </Typography>
      {!data && !error && <RowsLoading label={share.loading} rows={2} height={48} />}
      {error && <LoadFailure words={toasts.memberFailed} error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.results.map((member) => (
            <MemberRow key={member.id} member={member} project={project} />
          ))}
        </Box>
      )}
    </ModalDialog>
  )
}

function Invite({ project }: { project: Project }) {
  const { share } = useProjectMessages()
  const projects = useProjects()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('viewer')
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  async function invite() {
    if (busy) return
    if (!emailForm.test(email.trim())) return setWrong(true)
    setBusy(true)
    if (await projects.share(project.id, email.trim(), role)) setEmail('')
    setBusy(false)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.SubmitEvent) => {
        event.preventDefault()
        void invite()
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{share.explained}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 150px auto' },
        }}
      >
        <Field
          label={share.email}
          type="email"
          autoComplete="off"
          value={email}
          invalid={wrong}
          {...(wrong ? { helper: share.wrong } : looksLikeAnother(email) && { helper: share.looksAlike })}
          onChange={(event) => {
            setEmail(event.target.value)
            setWrong(false)
          }}
        />
        <Select
          label={share.role}
          showLabel
          value={role}
          options={(['viewer', 'editor'] as const).map((value) => ({ value, label: share.roleNames[value] }))}
          onChange={setRole}
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ mt: { sm: '27px' }, minHeight: 44 }}>
          {busy ? share.inviting : share.invite}
        </Button>
      </Box>
    </Box>
  )
}

function MemberRow({ member, project }: { member: Member; project: Project }) {
  const { share, roles, toasts } = useProjectMessages()
  const projects = useProjects()
  const [busy, setBusy] = useState(false)
  const { id, name, email, role, status, since } = member
  const shown = name ?? email ?? ''
  const isInvited = status === 'invited'
  async function remove() {
    if (!isInvited && !window.confirm(share.confirmRemove(shown))) return
    setBusy(true)
    if (!(await projects.removeMember(project.id, id, toasts.removed(shown)))) setBusy(false)
  }
  async function handOver() {
    setBusy(true)
    // Who owned it sees the members from now on, and no more of this row.
    await projects.handOver(project, { id, name: shown })
    setBusy(false)
  }
  return (
    <Box
      component="li"
      sx={{
        ...listRow,
        columnGap: 1,
        rowGap: 1,
        px: 0,
        alignItems: 'center',
        py: 1.25,
        opacity: busy ? 0.5 : 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', overflowWrap: 'anywhere', fontWeight: 600 }}>
          {shown}
          {isInvited && (
            <Tag mark hue="secondary">
              {share.invited}
            </Tag>
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{formatDay(since)}</Box>
      </Box>
      {project.role === 'owner' && role !== 'owner' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Select
            label={share.roleOf(shown)}
            value={role}
            disabled={busy}
            options={(['viewer', 'editor'] as const).map((value) => ({ value, label: roles[value] }))}
            onChange={(chosen) => void projects.changeMember(project.id, id, chosen)}
          />
          {!isInvited && (
            <Button color="inherit" disabled={busy} aria-label={share.handOverNamed(shown)} onClick={() => void handOver()}>
              {share.handOver}
            </Button>
          )}
          <Button
            color="inherit"
            disabled={busy}
            aria-label={isInvited ? share.takeBackNamed(shown) : share.removeNamed(shown)}
            onClick={() => void remove()}
          >
            {isInvited ? share.takeBack : share.remove}
          </Button>
        </Box>
      ) : (
        <Tag hue={role === 'owner' ? 'primary' : 'quiet'}>{roles[role]}</Tag>
      )}
    </Box>
  )
}
