import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { unitOfEid } from '#citations/law/name-of-eid'
import { nameInLaw } from '#citations/law/name-in-law'
import { useQueries } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCitationMessages } from '../../messages/citations.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { IssueChoice } from './IssueChoice.tsx'
import { UnitChoice } from './UnitChoice.tsx'
import { divideProvision, unitsToCite } from './units-of-provision.ts'
import { useCiteAll } from './use-cite-all.ts'
import { useIssue } from './use-issue.ts'

/** Cites what is chosen at once: what of each provision, and under which issue. */
export function CiteAllDialog({ chosen, onClose }: { chosen: readonly PassageToCite[]; onClose: () => void }) {
  const { cite: words, keeping, dialog } = useCitationMessages()
  const formId = useId()
  const { issues, issue, choose, remember } = useIssue()
  const [eids, setEids] = useState<Readonly<Record<string, string>>>({})
  const units = useQueries({ queries: chosen.map(unitsToCite) })
  const { cite, isPending } = useCiteAll()
  const eidOf = (id: string) => eids[id] ?? divideProvision(id)[1]

  async function submit(event: FormEvent) {
    event.preventDefault()
    const cited = chosen.map(({ provision, ...passage }): PassageToCite => {
      if (!provision) return passage
      const [act] = divideProvision(provision.id)
      return { ...passage, provision: { ...provision, id: `${act}~${eidOf(provision.id)}` } }
    })
    if (isPending || !(await cite(cited, issue))) return
    remember()
    onClose()
  }

  return (
    <ModalDialog
      title={keeping.titleOfAll(chosen.length)}
      onClose={onClose}
      width={520}
      actions={
        <FormActions
          form={formId}
          cancel={dialog.cancel}
          submit={isPending ? words.citing : words.cite}
          isBusy={isPending}
          onCancel={onClose}
        />
      }
    >
      <Box component="form" id={formId} onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        {chosen.map(({ caseId, provision, name, pinpoint }, at) => {
          if (!provision)
            return (
              <Typography key={`${caseId} ${pinpoint}`} sx={{ overflowWrap: 'anywhere' }}>
                <i>{name}</i>
                {pinpoint !== null && `, ${pinpoint}`}
              </Typography>
            )
          const { id, law } = provision
          return (
            <UnitChoice
              key={id}
              label={keeping.partOf(nameInLaw(law, unitOfEid(divideProvision(id)[1])))}
              provision={provision}
              units={units[at]?.data ?? []}
              eid={eidOf(id)}
              onChoose={(eid) => setEids({ ...eids, [id]: eid })}
            />
          )
        })}
        {issues.length > 0 && <IssueChoice issues={issues} issue={issue} onChoose={choose} />}
      </Box>
    </ModalDialog>
  )
}
