import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { nameInLaw, nameWithin } from '#citations/law/name-in-law'
import { maxReliedOnLength } from '#contract/citation-lists'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useCitationMessages } from '../../messages/citations.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { citedParagraph } from './cited-paragraph.ts'
import { Notice } from '../../ui/Notice.tsx'
import { IssueChoice } from './IssueChoice.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { UnitChoice } from './UnitChoice.tsx'
import { type CitedUnit, divideProvision, unitsToCite } from './units-of-provision.ts'
import { useCitePassage } from './use-cite-passage.ts'
import { useIssue } from './use-issue.ts'

/** Cites a passage of a case, or the case: what is cited, and the one thing that it does not say itself. */
export function CiteDialog({ passage: given, onClose }: { passage: PassageToCite; onClose: () => void }) {
  const { cite: words, dialog } = useCitationMessages()
  const formId = useId()
  const [reliedOn, setReliedOn] = useState('')
  const { project, issues, issue, choose, remember } = useIssue()
  const [eid, setEid] = useState(() => divideProvision(given.provision?.id ?? '')[1])
  const ofCase = useCasePassage(given)
  const ofLaw = useProvision(given, eid)
  const { passage, seen, isLooking, hasFailed, notThere } = given.provision ? ofLaw : ofCase
  const { cite, isPending } = useCitePassage()
  const field = useRef<HTMLInputElement>(null)
  // The one thing that is asked here: an opened dialog would begin with its title.
  useEffect(() => field.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || isLooking || !(await cite(passage, { reliedOn: reliedOn.trim(), issue }))) return
    remember()
    onClose()
  }

  const { name, paragraph, words: exact, pinpoint, provision } = passage
  const isCase = paragraph === null && !provision && !isLooking
  return (
    <ModalDialog
      title={provision ? words.titleOfProvision : isCase ? words.titleOfCase : words.title}
      onClose={onClose}
      width={520}
      actions={
        <FormActions
          form={formId}
          cancel={dialog.cancel}
          submit={isPending ? words.citing : words.cite}
          isBusy={isPending || isLooking}
          onCancel={onClose}
        />
      }
    >
      <Box component="form" id={formId} onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        {passage.voice && <Notice severity="warning">{words.voices[passage.voice]}</Notice>}
        <div>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{pinpoint === null ? name : `${name}, ${pinpoint}`}</Typography>
          {!isCase && !isLooking && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words are scrolled by the keys as well
            <Box tabIndex={0} sx={{ maxHeight: '14em', overflowY: 'auto' }}>
              <QuotedWords>{exact ?? seen}</QuotedWords>
            </Box>
          )}
          {exact === undefined && (
            <Typography variant="body2" component="output" sx={{ display: 'block', color: 'text.secondary', mt: 0.75 }}>
              {isLooking
                ? hasFailed
                  ? words.notLookedUp
                  : words.looking
                : notThere !== null
                  ? words.notThere(notThere)
                  : isCase
                    ? words.wholeCase
                    : !provision
                      ? words.whole
                      : eid === ofLaw.units[0]?.eid
                        ? words.wholeProvision
                        : ''}
            </Typography>
          )}
        </div>
        {given.provision && exact === undefined && (
          <UnitChoice label={words.part} provision={given.provision} units={ofLaw.units} eid={eid} onChoose={setEid} />
        )}
        <Field
          label={words.reliedOn}
          helper={words.reliedOnHint}
          value={reliedOn}
          maxLength={maxReliedOnLength}
          ref={field}
          onChange={(event) => setReliedOn(event.target.value)}
        />
        {issues.length > 0 && <IssueChoice issues={issues} issue={issue} onChoose={choose} />}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {project ? words.into(project.name) : words.intoNone}
        </Typography>
      </Box>
    </ModalDialog>
  )
}

interface LookedUp {
  passage: PassageToCite
  /** Its words, where they had to be looked up. */
  seen: string
  /** It is not known yet; `hasFailed`: nor will it be. */
  isLooking: boolean
  hasFailed: boolean
  /** The pinpoint that the text does not have. */
  notThere: string | null
}

const found = { seen: '', isLooking: false, hasFailed: false, notThere: null }

/** The passage once its words were looked up, where they were not at hand; the case as a whole where its text has no such paragraph. */
function useCasePassage(given: PassageToCite): LookedUp {
  const { cite: words } = useCitationMessages()
  const asked = citedParagraph(given)
  const { data, isError } = useQuery(asked)
  if (!asked.enabled) return { ...found, passage: given }
  if (data === undefined) return { ...found, passage: given, isLooking: true, hasFailed: isError }
  const { number: _number, ...passage } = given
  if (!data) return { ...found, passage: { ...passage, paragraph: null, pinpoint: null }, notThere: given.pinpoint }
  const pinpoint = given.pinpoint ?? (data.pinpoint && words.pinpoint(data.pinpoint))
  return { ...found, passage: { ...passage, paragraph: data.id, pinpoint }, seen: data.words }
}

/** What is chosen of a provision, with its words. */
function useProvision(given: PassageToCite, eid: string): LookedUp & { units: readonly CitedUnit[] } {
  const asked = unitsToCite(given)
  const { data: units = [], isPending, isError } = useQuery(asked)
  if (!given.provision || !asked.enabled) return { ...found, passage: given, units }
  const { id, law } = given.provision
  const [act] = divideProvision(id)
  const name = nameWithin(law.title, eid) === null ? given.name : nameInLaw(law, eid)
  const passage = { ...given, name, provision: { ...given.provision, id: `${act}~${eid}` } }
  const seen = units.find((unit) => unit.eid === eid)?.text ?? ''
  return { ...found, passage, seen, isLooking: isPending || isError, hasFailed: isError, units }
}
