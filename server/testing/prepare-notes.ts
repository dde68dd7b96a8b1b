import { createNote, updateNote } from '#contract/notes'
import { createProject } from '#contract/projects'
import { createTestApp } from './create-test-app.ts'
import { storeCases } from './store-cases.ts'

type Headers = Record<string, string>

/** An application with two accounts, a project of the first and two cases, and what the first does with its notes. */
export async function prepareNotes() {
  const app = await createTestApp()
  const [me, other]: [Headers, Headers] = [await app.signedIn(), await app.signedIn()]
  const made = await app.call(createProject, { body: { name: 'Banks' } }, me)
  const ids = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04', content: ['1. Heard.'] },
    { title: 'Chebet v Duale', citation: '[2022] KEELC 90502 (KLR)', date: '2022-03-04', content: ['1. Heard.'] },
  ])

  return {
    app,
    me,
    other,
    ids,
    project: made.id,
    make: (title: string, more: object = {}) => app.call(createNote, { body: { title, ...more } }, me),
    change: (id: string, changes: object) => app.call(updateNote, { params: { id }, body: changes }, me),
    clear: () => app.database.pool.query('truncate notes, note_folders cascade'),
  }
}
