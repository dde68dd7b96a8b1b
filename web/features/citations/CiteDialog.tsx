import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { longestReliedOn } from '#contract/citation-lists'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { projectIssues } from '../../api/project-issues.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { useProjectToFill } from '../../ui/chosen-project.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { citedParagraph } from './cited-paragraph.ts'
import { Notice } from '../../ui/Notice.tsx'
import { IssueChoice } from './IssueChoice.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { pinpointOfParagraph } from './queries.ts'
import { useCitePassage } from './use-cite-passage.ts'

/** The issue under which the last passage of a project was cited: the next is mostly about the same. */
const lastIssue = new Map<string, string>()

/** Cites a passage of a case, or the case: what is cited, and the one thing that it does not say itself. */
export function CiteDialog({ passage: given, onClose }: { passage: PassageToCite; onClose: () => void }) {
  const { cite: words, dialog } = useCitationMessages()
  const formId = useId()
  const project = useProjectToFill()
  const [reliedOn, setReliedOn] = useState('')
  const { data: issues } = useQuery({ ...projectIssues(project?.id ?? ''), enabled: project !== null })
  const [chosenIssue, setChosenIssue] = useState(() => (project ? (lastIssue.get(project.id) ?? '') : ''))
  const issue = issues?.results.some(({ id }) => id === chosenIssue) ? chosenIssue : ''
  const [part, setPart] = useState('')
  const { passage, isLooking, hasFailed, notThere } = usePassage(given.provision ? partOf(given, part) : given)
  const { cite, isPending } = useCitePassage()
  const field = useRef<HTMLInputElement>(null)
  // The one thing that is asked here: an opened dialog would begin with its title.
  useEffect(() => field.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || isLooking || !(await cite(passage, { reliedOn: reliedOn.trim(), issue }))) return
    if (project) lastIssue.set(project.id, issue)
    onClose()
  }

  const { name, paragraph, words: exact, seen } = passage
  const provision = given.provision
  const isCase = paragraph === null && !provision && !isLooking
  const { data: placed = null } = useQuery(pinpointOfParagraph(passage))
  const pinpoint = passage.pinpoint ?? (placed && words.pinpoint(placed))
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
          {!isCase && !isLooking && <QuotedWords lines={5}>{exact ?? seen ?? ''}</QuotedWords>}
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
                    : provision
                      ? words.wholeProvision
                      : words.whole}
            </Typography>
          )}
        </div>
        {provision && provision.parts.length > 0 && (
          <Choice label={words.part} value={part} onChange={setPart}>
            <option value="">{words.allOfIt}</option>
            {provision.parts.map(({ id, name: ofPart }) => (
              <option key={id} value={id}>
                {ofPart}
              </option>
            ))}
          </Choice>
        )}
        <Field
          label={words.reliedOn}
          helper={words.reliedOnHint}
          value={reliedOn}
          maxLength={longestReliedOn}
          ref={field}
          onChange={(event) => setReliedOn(event.target.value)}
        />
        {issues && issues.total > 0 && <IssueChoice issues={issues.results} issue={issue} onChoose={setChosenIssue} />}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {project ? words.into(project.name) : words.intoNone}
        </Typography>
      </Box>
    </ModalDialog>
  )
}

interface LookedUp {
  passage: PassageToCite
  /** It is not known yet; `hasFailed`: nor will it be. */
  isLooking: boolean
  hasFailed: boolean
  /** The pinpoint that the text does not have. */
  notThere: string | null
}

/** The passage once its words were looked up, where they were not at hand; the case as a whole where its text has no such paragraph. */
function usePassage(given: PassageToCite): LookedUp {
  const asked = citedParagraph(given)
  const { data, isError } = useQuery(asked)
  const found = { isLooking: false, hasFailed: false, notThere: null }
  if (!asked.enabled) return { ...found, passage: given }
  if (data === undefined) return { ...found, passage: given, isLooking: true, hasFailed: isError }
  const { number: _number, ...passage } = given
  if (data) return { ...found, passage: { ...passage, paragraph: data.id, seen: data.words } }
  return { ...found, passage: { ...passage, paragraph: null, pinpoint: null }, notThere: given.pinpoint }
}

/** A passage of a provision as the part of it that was chosen; as it is where none was. */
function partOf(passage: PassageToCite, chosen: string): PassageToCite {
  const part = passage.provision?.parts.find(({ id }) => id === chosen)
  if (!passage.provision || !part) return passage
  const { words: _, ...rest } = passage
  return { ...rest, name: part.name, seen: part.text, provision: { ...passage.provision, id: part.id } }
}
