import { reviewTreatment } from '#contract/citator'
import { decideReport, reportStates } from '#contract/reports'
import { decideJudge, removeSamples } from '../../server/areas/documents/documents.ts'
import { type Command, maxShown, oneOf, read, sayAll, sayRow } from './command.ts'
import { say } from '../run-command.ts'
import { withApp, withDatabase, withEditor } from './open.ts'

const firstPage = { limit: maxShown, offset: 0 }

export const libraryCommands: Record<string, Command> = {
  imports: { args: '', says: 'imports that were begun from the screens, and how far each is; npm run import begins one', run: listImports },
  'import-report': { args: 'ID', says: 'what became of each record of an import', run: showReport },
  'cancel-import': { args: 'ID', says: 'ends an import after the batch at hand', run: cancelImport },
  leads: { args: 'EDITOR', says: 'treatments read by the machine that nobody has decided on, the gravest first', run: listLeads },
  'decide-lead': {
    args: 'EDITOR CASE POSITION TREATMENT confirmed|rejected NOTE…',
    says: 'decides on a lead in the name of an editor, with the reason',
    run: decideLead,
  },
  reports: {
    args: `[${reportStates.join('|')}]`,
    says: 'mistakes that readers reported: the open ones, or those of another state',
    run: listReports,
  },
  'decide-report': {
    args: `EDITOR ID ${reportStates.join('|')} [ANSWER…]`,
    says: 'decides a report in the name of an editor; whoever reported it reads the answer',
    run: decide,
  },
  redactions: {
    args: '',
    says: 'names that were taken out of cases, by their initials, the latest first; npm run redact takes one out',
    run: listRedactions,
  },
  judge: {
    args: 'FORM NAME',
    says: 'the judge printed as FORM ("M Warsame") is the one printed as NAME; twice the same: nobody else',
    run: nameJudge,
  },
  'remove-samples': {
    args: '',
    says: 'takes the invented samples out of the library, once it holds judgments',
    run: () => withDatabase(async (database) => say(`${await removeSamples(database, 'operator')} samples removed.`)),
  },
}

function listImports() {
  return withApp(async ({ administration }) =>
    sayAll(
      await administration.imports.list(firstPage),
      'No import was begun from the screens.',
      ({ id, asked_at, state, source, by, counts }) =>
        sayRow(
          id,
          asked_at,
          state,
          source,
          by?.name ?? null,
          Object.entries(counts)
            .map(([outcome, count]) => `${count} ${outcome}`)
            .join(', '),
        ),
    ),
  )
}

function showReport(id: string) {
  return withApp(async ({ administration }) => say((await (await administration.imports.report(id)).text()).trimEnd()))
}

function cancelImport(id: string) {
  return withApp(async ({ administration }) => {
    const { state } = await administration.imports.cancel('operator', id)
    say(state === 'waiting' || state === 'running' ? 'The import ends after the batch at hand.' : `The import had ended: ${state}.`)
  })
}

function listLeads(editor: string) {
  return withEditor(editor, async ({ citator }, reader) => {
    const found = await citator.undecided(reader, { treatment: undefined, ...firstPage })
    sayAll(found, 'Every treatment has been decided on.', ({ case: citing, cited, lead }) =>
      sayRow(citing.id, lead.position, lead.treatment, citing.title, cited.title, lead.quote),
    )
  })
}

async function decideLead(editor: string, caseId: string, position: string, treatment: string, decision: string, ...note: string[]) {
  const asked = read(reviewTreatment.body, { case_id: caseId, position: Number(position), treatment, decision, note: note.join(' ') })
  await withEditor(editor, async ({ citator }, reader) => {
    await citator.review(reader, asked)
    say(`${treatment} in ${caseId} is ${decision}.`)
  })
}

function listReports(typed = 'open') {
  const state = oneOf(reportStates, typed, 'state')
  return withApp(async ({ reports }) =>
    sayAll(await reports.queue({ state, ...firstPage }), 'There are no such reports.', (one) =>
      sayRow(one.id, one.created_at, one.about, one.kind, one.case_id, one.reporter, one.words, one.answer),
    ),
  )
}

async function decide(editor: string, id: string, typed: string, ...answer: string[]) {
  const asked = read(decideReport.body, { state: typed, answer: answer.join(' ') })
  await withEditor(editor, async ({ reports }, reader) => {
    const { state } = await reports.decide(reader, 'operator', id, asked)
    say(`The report is ${state}.`)
  })
}

function listRedactions() {
  return withApp(async ({ administration }) =>
    sayAll(await administration.redacting.list(firstPage), 'No name was taken out of a case.', (one) =>
      sayRow(
        one.at,
        one.case_id,
        one.initials,
        Object.values(one.places).reduce((sum, places) => sum + places, 0),
        one.told_by ?? one.actor?.account?.email ?? null,
      ),
    ),
  )
}

/** Keeps who is meant by a form of a judge's name. */
function nameJudge(form: string, name: string) {
  return withDatabase(async (database) => {
    const { key, means } = await decideJudge(database, form, name, 'operator')
    say(key === means ? `${form} is nobody else.` : `${form} is the same judge as ${name}.`)
  })
}
