import type { Note } from '#contract/notes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import type { Draft } from './draft-store.ts'
import { createNoteSession, type NoteText } from './note-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const problem = (status: number, code = '') => new CallError({ kind: status === 0 ? 'network' : 'answer', status, code, message: 'No' })

/** A server with one note, a browser with one store, and tabs that write. */
function createWorld(content = 'One.\n\nTwo.') {
  const server = { title: 'Note', content, revision: 1, versions: [] as string[], down: false as false | number }
  const rows = new Map<string, Draft>()
  const keyOf = ({ account, note, revision, tab }: Pick<Draft, 'account' | 'note' | 'revision' | 'tab'>) =>
    [account, note, revision, tab].join()
  const drafts = {
    put: async (draft: Draft) => void rows.set(keyOf(draft), draft),
    list: async () => [...rows.values()],
    remove: async (draft: Pick<Draft, 'account' | 'note' | 'revision' | 'tab'>) => void rows.delete(keyOf(draft)),
  }
  const note = () => ({ id: 'n', updated_at: `r${server.revision}`, ...server }) as unknown as Note
  const check = () => {
    if (server.down !== false) throw problem(server.down)
  }
  const open = (tab: string) => {
    const screen: NoteText = { title: server.title, content: server.content }
    const session = createNoteSession({
      note: note(),
      account: 'a',
      tab,
      drafts,
      read: () => ({ ...screen }),
      write: (text) => void Object.assign(screen, text),
      calls: {
        save: async (text, { revision }) => {
          check()
          if (revision !== server.revision) throw problem(409, 'note-changed')
          server.versions.push(server.content)
          Object.assign(server, text, { revision: revision + 1 })
          return note()
        },
        load: async () => (check(), note()),
        keep: async ({ content: kept }) => (check(), server.versions.push(kept), note()),
      },
      onSaved: () => {},
      now: () => 0,
    })
    const type = (text: string) => {
      screen.content = text
      session.touched()
    }
    return { screen, session, type, kind: () => session.state().saving.kind }
  }
  return { server, rows, open, drafts }
}

test('what is typed is kept at once, saved three seconds after the last key, and then not kept any more', async () => {
  const { server, rows, open } = createWorld()
  const tab = open('1')
  tab.type('One.\n\nTwo. Three.')
  await vi.advanceTimersByTimeAsync(300)
  expect([...rows.values()]).toMatchObject([{ revision: 1, content: 'One.\n\nTwo. Three.', base: { content: 'One.\n\nTwo.' } }])
  await vi.advanceTimersByTimeAsync(2600)
  tab.type('One.\n\nTwo. Three. Four.')
  await vi.advanceTimersByTimeAsync(2900)
  expect([server.revision, tab.kind()]).toEqual([1, 'unsaved'])
  await vi.advanceTimersByTimeAsync(200)
  expect([server.content, server.revision, tab.kind(), rows.size]).toEqual(['One.\n\nTwo. Three. Four.', 2, 'saved', 0])
})

test('without a connection nothing is lost, and it is sent once there is one', async () => {
  const { server, rows, open } = createWorld()
  const tab = open('1')
  server.down = 0
  tab.type('Later')
  await vi.advanceTimersByTimeAsync(3000)
  expect([tab.kind(), rows.size]).toEqual(['waiting', 1])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tab.kind()).toBe('waiting')
  server.down = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect([tab.kind(), server.content, rows.size]).toEqual(['saved', 'Later', 0])
})

test('what a tab left behind is put upon the newer text by the next one', async () => {
  const { server, rows, open, drafts } = createWorld()
  const crashed = open('1')
  crashed.type('One, mine.\n\nTwo.')
  await vi.advanceTimersByTimeAsync(300)
  vi.clearAllTimers()
  Object.assign(server, { content: 'One.\n\nTwo, theirs.', revision: 2 })
  const next = open('2')
  for (const draft of await drafts.list()) await next.session.recover(draft)
  await vi.advanceTimersByTimeAsync(10)
  expect([server.content, server.revision, next.kind(), rows.size]).toEqual(['One, mine.\n\nTwo, theirs.', 3, 'saved', 0])
  expect(server.versions).toContain('One.\n\nTwo, theirs.')
})

test('two tabs that write in different paragraphs end with both', async () => {
  const { server, rows, open } = createWorld()
  const [first, second] = [open('1'), open('2')]
  first.type('One, first.\n\nTwo.')
  await first.session.save()
  second.type('One.\n\nTwo, second.')
  await second.session.save()
  await vi.advanceTimersByTimeAsync(10)
  expect(second.screen.content).toBe('One, first.\n\nTwo, second.')
  expect([server.content, second.kind(), rows.size]).toEqual(['One, first.\n\nTwo, second.', 'saved', 0])
  expect(server.versions).toContain('One, first.\n\nTwo.')
})

test.each([
  ['mine', 'One, second.\n\nTwo.', 'One, first.\n\nTwo.'],
  ['theirs', 'One, first.\n\nTwo.', 'One, second.\n\nTwo.'],
  ['both', 'One, first.\n\nOne, second.\n\nTwo.', 'One, first.\n\nTwo.'],
] as const)('in the same paragraph the reader chooses: %s, and the other side is a version', async (choice, content, version) => {
  const { server, rows, open } = createWorld()
  const [first, second] = [open('1'), open('2')]
  first.type('One, first.\n\nTwo.')
  await first.session.save()
  second.type('One, second.\n\nTwo.')
  await second.session.save()
  expect([second.kind(), server.content, second.screen.content, rows.size]).toEqual([
    'conflict',
    'One, first.\n\nTwo.',
    'One, second.\n\nTwo.',
    1,
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.content, 'nothing is sent before the choice').toBe('One, first.\n\nTwo.')
  await second.session.choose(choice)
  await vi.advanceTimersByTimeAsync(10)
  expect([second.kind(), server.content, second.screen.content, rows.size]).toEqual(['saved', content, content, 0])
  expect(server.versions).toContain(version)
})

test.each([
  [404, 'gone'],
  [403, 'gone'],
  [413, 'refused'],
] as const)('a refusal with %i is said, and the words stay in the browser', async (status, kind) => {
  const { server, rows, open } = createWorld()
  const tab = open('1')
  server.down = status
  tab.type('Mine')
  await tab.session.save()
  expect([tab.kind(), [...rows.values()][0]?.content]).toEqual([kind, 'Mine'])
})

test('a browser that keeps nothing is no secret', async () => {
  const { open, drafts } = createWorld()
  const tab = open('1')
  drafts.put = () => Promise.reject(new Error('full'))
  tab.type('Mine')
  await vi.advanceTimersByTimeAsync(300)
  expect(tab.session.state().keeps).toBe(false)
  await tab.session.save()
  expect(tab.kind()).toBe('saved')
})

test('other tags are no other text', async () => {
  const { server, rows, open } = createWorld()
  const tab = open('1')
  tab.type('Mine')
  await vi.advanceTimersByTimeAsync(300)
  server.revision = 2
  await tab.session.adopt({ id: 'n', title: 'Note', content: 'One.\n\nTwo.', revision: 2 } as Note)
  expect([...rows.values()].map(({ revision, content }) => [revision, content])).toEqual([[2, 'Mine']])
  await tab.session.save()
  expect([server.content, server.versions, rows.size]).toEqual(['Mine', ['One.\n\nTwo.'], 0])
})

test('a text that was brought back stands on the screen and is not sent again', async () => {
  const { server, rows, open } = createWorld()
  const tab = open('1')
  tab.type('Mine')
  await tab.session.save()
  Object.assign(server, { content: 'One.\n\nTwo.', revision: 3 })
  await tab.session.replace({ id: 'n', title: 'Note', content: 'One.\n\nTwo.', revision: 3 } as Note)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([tab.screen.content, tab.kind(), server.revision, rows.size]).toEqual(['One.\n\nTwo.', 'saved', 3, 0])
})

test('who leaves a note has it saved', async () => {
  const { server, rows, open } = createWorld()
  const tab = open('1')
  tab.type('Mine')
  await tab.session.leave()
  expect([server.content, rows.size]).toEqual(['Mine', 0])
})
