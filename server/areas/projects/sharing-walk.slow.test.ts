import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemType } from '#contract/project-items'
import { activateAccount, getProfile } from '#contract/accounts'
import { getCase, getCaseContent } from '#contract/cases'
import { askChat } from '#contract/chat'
import type { Endpoint } from '#contract/endpoint'
import { recordSearch } from '#contract/history'
import * as areas from '#contract/index'
import { deleteNote, updateNote } from '#contract/notes'
import { addItem } from '#contract/project-items'
import { removeMember, shareProject } from '#contract/project-members'
import { deleteProject, getProject, restoreProject } from '#contract/projects'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { storeAct } from '../../testing/store-act.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Person = 'owner' | 'editor' | 'viewer' | 'former' | 'stranger'
const people = ['owner', 'editor', 'viewer', 'former', 'stranger'] as const
const outsiders = ['former', 'stranger'] as const

/** Words that stand in what lies in the shared project, and in what else its owner has, and nowhere else. */
const [inside, outside] = ['vexilloquent', 'quixotry']

const endpoints = Object.values(areas)
  .flatMap((area) => Object.values(area as Record<string, unknown>))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'summary' in value)
  .filter((one) => one.access === 'user' && !one.path.startsWith('/api/auth') && !('events' in one))
const reads = endpoints.filter(({ method }) => method === 'GET')
/** Of what lies in the project or does not, as files. Archives of an account are asked for by their own ids. */
const files = reads.filter(({ file, path }) => file !== undefined && path.includes(':') && !path.startsWith('/api/profile/'))
const holdsIds = ({ body }: Endpoint) =>
  body !== undefined && 'shape' in body && ['ids', 'case_ids'].some((key) => key in (body.shape as object))
/** Those that name many things at once; for files and comparisons among them, the sharing walk asks with what does not lie in the project. */
const bulk = endpoints.filter((one) => one.method !== 'GET' && !one.path.includes(':') && holdsIds(one))
// To have a case summarised changes what the library keeps of it for everybody who reads it.
const writes = endpoints.filter(
  ({ method, path, upload }) => method !== 'GET' && !upload && path.includes(':') && !/\/(?:summary|key-points)$/.test(path),
)

interface Kept {
  project: string
  document: string
  bookmark: string
  note: string
  annotation: string
  citation: string
  document_check: string
  saved_search: string
  provision: string
  chat: string
}

let app: TestApp
let kept: Record<'inside' | 'outside', Kept>
const headers = {} as Record<Person, { authorization: string }>
const ids = {} as Record<Person, string>

const ask = (who: Person, method: Endpoint['method'], url: string, payload?: object) =>
  app.inject({ method, url, headers: headers[who], ...(payload && { payload }) })
const make = async (url: string, payload: object, who: Person = 'owner') => {
  const answer = await ask(who, 'POST', `/api${url}`, payload)
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json<{ id: string }>().id
}

async function upload(word: string): Promise<string> {
  const content = JSON.stringify({ title: `Opinion on ${word}`, content: `1. The ${word} agreement was made.` })
  return app.upload(`${word}.json`, content, headers.owner)
}

/** One of each kind that holds a word, in a project of its own. */
async function keep(word: string, number: number): Promise<Kept> {
  const [caseId] = (await storeCases(app.database, [
    {
      title: `Achieng ${number} v Barasa`,
      citation: `[2021] KEHC 9050${number} (KLR)`,
      content: ['1. The weir was built.', '2. Allowed.'],
    },
  ])) as [string]
  const project = await make('/research-hub/projects', { name: `Matter of ${word}` })
  const document = await upload(word)
  const bookmark = await make('/bookmarks', { case_id: caseId, note: `A ${word} note`, folder_path: `/${word}`, project_id: project })
  const note = await make('/research-notes', { title: `On ${word}`, content: `It is ${word}.`, tags: [word], project_id: project })
  await make(`/research-notes/${note}/references`, { case_id: caseId, comment: `Quite ${word}` })
  const mark = { case_id: caseId, text_selection: 'The weir', start_offset: 3, end_offset: 11, note: `Why ${word}?` }
  const annotation = await make('/annotations', mark)
  const citation = await make('/citation-list', { text: `The ${word} report, page ${number}` })
  const document_check = await make('/citations/checks', {
    text: `The ${word} brief relies on [2021] KEHC 90501 (KLR).`,
    name: `Brief on ${word}`,
  })
  const saved_search = await make('/saved-searches', { name: `For ${word}`, query: word, project_id: project })
  // Of the law, which is nobody's: it lies in both.
  const act = await storeAct(app.database, 'Weirs Act')
  const provision = `${act.id}~${act.eid}`
  const asked = await app.call(
    askChat,
    { body: { messages: [{ role: 'user', content: `What of ${word}?` }], project_id: project } },
    headers.owner,
  )
  const chat = asked.chat_id
  for (const [type, id] of [
    ['provision', provision],
    ['document_check', document_check],
    ['document', document],
    ['annotation', annotation],
    ['citation', citation],
  ] as const)
    await app.call(addItem, { params: { id: project }, body: { type, id } }, headers.owner)
  await app.call(recordSearch, { body: { query: `${outside} search`, project_id: project } }, headers.owner)
  return { project, document, bookmark, note, annotation, citation, document_check, saved_search, provision, chat }
}

/** What the ids of an endpoint are ids of, by the beginning of its address. */
const kindOf = (path: string): keyof Kept => {
  if (path.includes('/research-hub/')) return 'project'
  if (path.includes('/research-notes/')) return 'note'
  if (path.includes('/annotations/')) return 'annotation'
  if (path.includes('/citation-list/')) return 'citation'
  if (path.includes('/citations/checks/')) return 'document_check'
  if (path.includes('/saved-searches/')) return 'saved_search'
  if (path.includes('/chat/')) return 'chat'
  return path.includes('/bookmarks/') && !path.includes('/check/') ? 'bookmark' : 'document'
}
/** A format of Word where there is one, which the words are read from as well. */
const formatOf = (path: string) =>
  path.includes('/citation-list/') ? 'ris' : path.includes('/research-hub/') || path.includes('/research-notes/') ? 'docx' : 'md'
/** The addresses of an endpoint, for what lies in the shared project and for what does not. */
const addressesOf = ({ path }: Endpoint) =>
  [kept.inside, kept.outside].flatMap((things) => {
    const { project, ...items } = things
    if (path.includes(':type'))
      return Object.entries(items).map(([type, id]) => path.replace(':id', project).replace(':type', type).replace(':item', id))
    return path
      .replace(':code', 'KEHC')
      .replace(':format', formatOf(path))
      .replace(':version', '1')
      .replace(':member', ids.owner)
      .replaceAll(/:\w+/g, things[kindOf(path)])
  })
const searches = [
  'cases?query=',
  'bookmarks?query=',
  'annotations?query=',
  'citation-list?query=',
  'saved-searches?query=',
  'chat/history?query=',
  'research-notes?query=',
  'research-hub/projects?query=',
]
const withProject = [
  'bookmarks',
  'annotations',
  'citation-list',
  'saved-searches',
  'chat/history',
  'research-notes',
  'citation-list/doubtful',
  'citations/checks',
  'research-history',
]

/** Everything that an account reads, with what it is answered. */
async function lookAround(who: Person): Promise<Map<string, string>> {
  const urls = [
    ...reads.flatMap(addressesOf),
    ...searches.flatMap((url) => [inside, outside].map((word) => `/api/${url}${word}`)),
    ...withProject.flatMap((url) => [kept.inside, kept.outside].map(({ project }) => `/api/${url}?project_id=${project}`)),
    ...['export/ris', 'table-of-authorities'].flatMap((url) => [
      `/api/citation-list/${url}`,
      ...[kept.inside, kept.outside].flatMap(({ project, citation }) => [
        `/api/citation-list/${url}?project_id=${project}`,
        `/api/citation-list/${url}?ids=${citation}`,
      ]),
    ]),
    `/api/cases/export?query=${inside}`,
    `/api/cases/export?query=${outside}`,
  ]
  const seen = new Map<string, string>()
  for (const url of new Set(urls)) {
    const { headers: told, rawPayload, body: sent } = await ask(who, 'GET', url)
    const media = String(told['content-type'])
    const body = media.includes('wordprocessingml') ? readDocxText(rawPayload).join('\n') : sent
    // What is drawn, and tables of Excel, are packed: who may have them is asked by their statuses.
    const isText = !/spreadsheetml|pdf|zip|image/.test(media)
    // What an address says itself tells nothing; moments and names of requests differ from one asking to the next.
    const echoed = url.includes('query=') ? body.replaceAll(/"(?:corrected|query|did_you_mean|suggestion)":"[^"]*"/g, '') : body
    seen.set(url, isText ? echoed.replaceAll(/"(?:as_at|checked_at|made_at|request_id)":"[^"]*"/g, '') : '')
  }
  return seen
}
const telling = (seen: Map<string, string>, word: string) => [...seen].filter(([, body]) => body.includes(word)).map(([url]) => url)

beforeAll(async () => {
  app = await createTestApp()
  for (const who of people) {
    headers[who] = await app.signedIn(`${who}@example.test`)
    const token = /activate\?token=([\w-]+)/.exec((await app.mails()).findLast(({ to }) => to === `${who}@example.test`)!.text)![1]
    await app.call(activateAccount, { body: { token, password: 'secret-enough' } })
    ids[who] = (await app.call(getProfile, {}, headers[who])).id
  }
  kept = { inside: await keep(inside, 1), outside: await keep(outside, 2) }
  for (const [who, role] of [
    ['editor', 'editor'],
    ['viewer', 'viewer'],
    ['former', 'editor'],
  ] as const)
    await app.call(shareProject, { params: { id: kept.inside.project }, body: { email: `${who}@example.test`, role } }, headers.owner)
  await app.call(getProject, { params: { id: kept.inside.project } }, headers.former)
  await app.call(removeMember, { params: { id: kept.inside.project, member: ids.former } }, headers.owner)
})
afterAll(() => app.close())

test('members read what lies in the project, under every call, search and export, and nothing else of its owner', async () => {
  expect(reads.length).toBeGreaterThan(40)
  const { project, document, bookmark, note, annotation, citation, document_check, saved_search, provision, chat } = kept.inside
  for (const who of ['viewer', 'editor'] as const) {
    const seen = await lookAround(who)
    expect([who, telling(seen, outside)]).toEqual([who, []])
    const told = telling(seen, inside)
    for (const url of [
      '/api/research-hub/projects',
      `/api/research-hub/projects/${project}`,
      `/api/research-hub/projects/${project}/summary`,
      `/api/research-hub/projects/${project}/items`,
      `/api/research-notes/${note}`,
      `/api/research-notes/${note}/versions`,
      `/api/research-notes/${note}/references`,
      '/api/research-notes',
      `/api/citations/checks/${document_check}`,
      `/api/cases/${document}`,
      `/api/case-detail/${document}/content`,
      `/api/cases?query=${inside}`,
      `/api/cases/export?query=${inside}`,
      `/api/saved-searches/${saved_search}`,
      `/api/chat/${chat}`,
      `/api/chat/${chat}/messages`,
      ...['bookmarks', 'annotations', 'citation-list', 'citations/checks', 'saved-searches', 'chat/history', 'research-notes'].map(
        (list) => `/api/${list}?project_id=${project}`,
      ),
      `/api/citation-list/export/ris?project_id=${project}`,
      `/api/citation-list/export/ris?ids=${citation}`,
    ])
      expect([who, told]).toEqual([who, expect.arrayContaining([url])])
    // Lists of what is one's own do not fill with what others keep.
    for (const url of [
      '/api/bookmarks',
      '/api/bookmarks/folders',
      '/api/annotations',
      '/api/citation-list',
      '/api/citations/checks',
      '/api/saved-searches',
      '/api/chat/history',
      '/api/library',
    ])
      expect([who, told]).toEqual([who, expect.not.arrayContaining([url])])
    const items = JSON.parse(seen.get(`/api/research-hub/projects/${project}/items`)!) as {
      results: { id: string; added_by: { name: string }; allowed: string[] }[]
    }
    expect(items.results.map(({ id }) => id).toSorted()).toEqual(
      [document, bookmark, note, annotation, citation, document_check, saved_search, provision, chat].toSorted(),
    )
    expect(items.results[0]!.added_by.name).toBe('Test Reader')
    // Where whoever looks is told that they may do something, the calls that do it agree.
    const allowed = items.results.map(({ id, allowed: actions }) => [id, actions])
    const writesInNotes = who === 'editor' ? ['change'] : []
    expect(Object.fromEntries(allowed)).toEqual({
      ...Object.fromEntries(items.results.map(({ id }) => [id, []])),
      [note]: writesInNotes,
      // The law is everybody's to put into a project of their own.
      [provision]: ['put'],
    })
    const marked = JSON.parse(seen.get(`/api/annotations?project_id=${project}`)!) as { results: { author: unknown }[] }
    expect(marked.results.map(({ author }) => author)).toEqual([{ id: ids.owner, name: 'Test Reader' }])
  }
  for (const who of outsiders) {
    const seen = await lookAround(who)
    expect([who, telling(seen, inside), telling(seen, outside)]).toEqual([who, [], []])
  }
  const own = await lookAround('owner')
  expect(telling(own, outside).length).toBeGreaterThan(20)
  const items = JSON.parse(own.get(`/api/research-hub/projects/${project}/items`)!) as { results: { id: string; allowed: string[] }[] }
  expect(items.results.map(({ allowed }) => allowed.join())).toEqual(
    items.results.map(({ id }) => (id === provision ? 'take_out,put' : expect.stringMatching(/^take_out,put,/))),
  )
})

test('nobody but its owner and, in their place, editors change, share, move or delete anything of it', async () => {
  expect(writes.length).toBeGreaterThan(20)
  const before = await lookAround('owner')
  const body = {
    ...Object.fromEntries(
      ['title', 'name', 'note', 'content', 'text', 'comment', 'description', 'category'].map((field) => [field, 'Theirs']),
    ),
    email: 'stranger@example.test',
    role: 'editor',
    color: '#8BC34A',
    status: 'archived',
    folder_path: '/Theirs',
    type: 'note',
    id: kept.outside.note,
    case_id: kept.inside.document,
    with_items: false,
    is_default: true,
  }
  for (const who of ['viewer', ...outsiders] as const)
    for (const endpoint of writes)
      for (const url of addressesOf(endpoint)) {
        const { statusCode } = await ask(who, endpoint.method, url, body)
        const what = `${who} ${endpoint.method} ${url}`
        // A member may read, and so copy, bind and run, and be shown what was never deleted; what nobody sees is not found.
        const mayCopy = who === 'viewer' && /(?:duplicate|restore|execute|bundle\/file)$|^POST .*bundle$/.test(`${endpoint.method} ${url}`)
        if (!mayCopy) expect([what, statusCode]).toEqual([what, expect.toSatisfy((status: number) => status >= 400 && status < 500)])
      }
  const after = await lookAround('owner')
  for (const [url, answer] of before) expect([url, after.get(url)]).toEqual([url, answer])
})

test('files and calls for many things at once give nobody what is not theirs to see', async () => {
  expect([files.length, bulk.length]).toEqual([expect.toSatisfy((n: number) => n > 5), expect.toSatisfy((n: number) => n > 4)])
  const before = await lookAround('owner')
  for (const who of ['viewer', ...outsiders] as const) {
    const hidden = who === 'viewer' ? [kept.outside] : [kept.inside, kept.outside]
    for (const endpoint of files)
      for (const things of hidden) {
        const url = addressesOf(endpoint)[things === kept.inside ? 0 : 1]!
        // The file of what one has oneself, which a word or an id of others does not widen, is read by its words in the first test.
        if (!/:(?:id|name)/.test(endpoint.path)) continue
        const { statusCode } = await ask(who, 'GET', url)
        expect([who, url, statusCode]).toEqual([who, url, 404])
      }
    for (const endpoint of bulk)
      for (const things of hidden) {
        const ids = Object.values(things)
        const asked = { ids, case_ids: [things.document], folder_path: '/Theirs', add_tags: ['theirs'], project_id: things.project }
        const { body } = await ask(who, endpoint.method, endpoint.path, asked)
        const what = `${who} ${endpoint.method} ${endpoint.path}`
        const told = [inside, outside, ...Object.values(things).filter((id) => id !== things.document)].filter((words) =>
          body.includes(words),
        )
        expect([what, told]).toEqual([what, []])
      }
  }
  const after = await lookAround('owner')
  for (const [url, answer] of before) expect([url, after.get(url)]).toEqual([url, answer])
})

test('an editor writes in notes and in the project, puts things of its own in and takes them along', async () => {
  const { project, bookmark, note, annotation, citation, document, document_check } = kept.inside
  const statuses = async (who: Person, asked: [Endpoint['method'], string, object?][]) =>
    Promise.all(asked.map(async ([method, url, payload]) => (await ask(who, method, `/api${url}`, payload)).statusCode))
  const changing: [Endpoint['method'], string, object?][] = [
    ['PATCH', `/research-notes/${note}`, { content: `It is ${inside}, they say.` }],
    ['PATCH', `/research-hub/projects/${project}`, { description: 'Ours' }],
    ['PATCH', `/annotations/${annotation}`, { note: 'Theirs' }],
    ['PUT', `/bookmarks/${bookmark}`, { note: 'Theirs' }],
    ['PATCH', `/citation-list/${citation}`, { text: 'Theirs' }],
    ['DELETE', `/citations/checks/${document_check}`],
    ['DELETE', `/cases/${document}`],
    ['DELETE', `/research-notes/${note}`],
    ['DELETE', `/research-hub/projects/${project}/items/note/${note}`],
    ['PATCH', `/research-hub/projects/${project}`, { is_default: true }],
  ]
  expect(await statuses('editor', changing)).toEqual([200, 200, 403, 403, 403, 403, 403, 403, 403, 403])
  expect(await statuses('viewer', changing)).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 403, 403])

  const theirs = await make('/research-notes', { title: 'Of the editor', content: 'Mine', project_id: project }, 'editor')
  const ofMine = await make('/research-notes', { title: 'For myself', content: 'Mine' }, 'editor')
  const at = (id: string) => `/api/research-notes/${id}`
  const readers = async (id: string) =>
    (await Promise.all(people.map((who) => ask(who, 'GET', at(id))))).map(({ statusCode }) => statusCode)
  expect(await readers(theirs)).toEqual([200, 200, 200, 404, 404])
  expect(await readers(ofMine)).toEqual([404, 200, 404, 404, 404])
  // The owner of the project writes in it too, and takes it out; but does not delete it.
  await app.call(updateNote, { params: { id: theirs }, body: { content: 'Ours' } }, headers.owner)
  expect((await app.answer(deleteNote, { params: { id: theirs } }, headers.owner)).status).toBe(403)
  // What was put in by others does not open anything else of theirs.
  expect((await app.answer(addItem, { params: { id: project }, body: { type: 'note', id: theirs } }, headers.viewer)).status).toBe(403)
  expect((await app.answer(addItem, { params: { id: project }, body: { type: 'bookmark', id: bookmark } }, headers.editor)).status).toBe(
    403,
  )

  // In the trash nobody sees it, nor what lies in it; brought back, everybody does.
  await app.call(deleteProject, { params: { id: project } }, headers.owner)
  expect(await readers(theirs)).toEqual([404, 200, 404, 404, 404])
  expect(await readers(note)).toEqual([200, 404, 404, 404, 404])
  await app.call(restoreProject, { params: { id: project } }, headers.owner)
  expect(await readers(note)).toEqual([200, 200, 200, 404, 404])

  // Who leaves takes along what is theirs.
  await app.call(removeMember, { params: { id: project, member: ids.editor } }, headers.editor)
  expect([await readers(theirs), await readers(note)]).toEqual([
    [404, 200, 404, 404, 404],
    [200, 404, 200, 404, 404],
  ])
})

test('what was marked in a private document shows nothing of it to who does not see the document', async () => {
  const { project } = kept.inside
  const closed = await upload('closedbook')
  const { content } = await app.call(getCaseContent, { params: { id: closed } }, headers.owner)
  const start_offset = content!.indexOf('closedbook agreement')
  const mark = { case_id: closed, text_selection: 'closedbook agreement', start_offset, end_offset: start_offset + 20 }
  const annotation = await make('/annotations', mark)
  const put = (type: ItemType, id: string) => app.call(addItem, { params: { id: project }, body: { type, id } }, headers.owner)
  await put('annotation', annotation)
  await put('bookmark', await make('/bookmarks', { case_id: closed }))
  const shown = async (who: Person) => {
    const answers = await Promise.all(
      [`/research-hub/projects/${project}/items`, `/research-hub/projects/${project}/summary`, `/annotations?project_id=${project}`].map(
        (url) => ask(who, 'GET', `/api${url}`),
      ),
    )
    return answers.map(({ body }) => body.includes('closedbook'))
  }
  expect([await shown('owner'), await shown('viewer')]).toEqual([
    [true, true, true],
    [false, false, false],
  ])
  expect((await app.answer(getCase, { params: { id: closed } }, headers.viewer)).status).toBe(404)
  await put('document', closed)
  expect([await shown('viewer'), (await app.answer(getCase, { params: { id: closed } }, headers.viewer)).status]).toEqual([
    [true, true, true],
    200,
  ])
})
