import type { SyntheticJudgment } from '../corpus.ts'
import { type BenchQuery, makeQueries, queryClasses } from '../queries.ts'
import { type Random, between, pick } from '../random.ts'
import { type Answer, type Reader, isSuccess } from './reader.ts'

/** One request that a reader makes: how often of a thousand, and which. */
export interface Work {
  name: string
  share: number
  ask: (reader: Reader) => Promise<Answer>
}

/** A passage of a case that can be marked. */
export interface Passage {
  case_id: string
  text_selection: string
  start_offset: number
  end_offset: number
}

/** A reader keeps so much; whoever has more deletes before making more, as a library in use stays about as full. */
const mostKept = 40

interface Library {
  documents: number
  /** Of cases that the library has. */
  passages: readonly Passage[]
  nextJudgment: () => SyntheticJudgment
}

/** What readers do all day, in about the mixture in which they do it: mostly reading. */
export function makeWorks({ documents, passages, nextJudgment }: Library, random: Random): Work[] {
  const makeQuery = makeQueries(documents)
  const anyQuery = () => makeQuery(pick(random, queryClasses))
  const anyCase = () => pick(random, passages).case_id
  const anyWords = () => (makeQuery('a question').query ?? '').split(' ')
  const get = (path: string) => (reader: Reader) => reader.ask('GET', path)
  return [
    { name: 'search', share: 240, ask: ({ ask }) => ask('GET', `/api/cases?${asked(anyQuery())}`) },
    {
      name: 'facets',
      share: 80,
      ask: ({ ask }) => {
        const { offset: _offset, ...query } = anyQuery()
        return ask('POST', '/api/search/facets', query)
      },
    },
    { name: 'suggestions', share: 60, ask: ({ ask }) => ask('GET', `/api/search/suggestions?q=${anyWords()[0]!.slice(0, 4)}`) },
    { name: 'open a case', share: 150, ask: ({ ask }) => ask('GET', `/api/case-detail/${anyCase()}`) },
    { name: 'cited by', share: 30, ask: ({ ask }) => ask('GET', `/api/citations/cited-by/${anyCase()}`) },
    { name: 'remember a case', share: 50, ask: ({ ask }) => ask('POST', '/api/research-history/record-view', { case_id: anyCase() }) },
    { name: 'list bookmarks', share: 50, ask: get('/api/bookmarks') },
    { name: 'list notes', share: 40, ask: get('/api/research-notes') },
    { name: 'list annotations', share: 30, ask: get('/api/annotations') },
    { name: 'list history', share: 20, ask: get('/api/research-history') },
    { name: 'list projects', share: 15, ask: get('/api/research-hub/projects') },
    { name: 'list chats', share: 10, ask: get('/api/chat/history') },
    { name: 'list own library', share: 10, ask: get('/api/library') },
    { name: 'home', share: 15, ask: get('/api/home/changes') },
    { name: 'courts', share: 10, ask: get('/api/courts') },
    { name: 'coverage', share: 10, ask: get('/api/coverage') },
    { name: 'bookmark', share: 50, ask: (reader) => bookmark(reader, anyCase()) },
    { name: 'write a note', share: 40, ask: (reader) => writeNote(reader, anyWords()) },
    {
      name: 'save a note',
      share: 40,
      ask: (reader) => {
        // The oldest may be on their way out when this comes.
        const staying = reader.notes.slice(-mostKept >> 1)
        const id = staying.length > 0 ? pick(random, staying) : null
        if (id === null) return writeNote(reader, anyWords())
        return reader.ask('PATCH', `/api/research-notes/${id}`, { content: lengthy(anyWords(), between(random, 1, 40)) })
      },
    },
    {
      name: 'annotate',
      share: 30,
      ask: ({ ask }) => ask('POST', '/api/annotations', { ...pick(random, passages), note: anyWords().join(' ') }),
    },
    {
      name: 'ask the assistant',
      share: 10,
      ask: ({ ask }) => ask('POST', '/api/chat', { messages: [{ role: 'user', content: `${anyWords().join(' ')}?` }] }),
    },
    { name: 'upload', share: 2, ask: (reader) => upload(reader, nextJudgment()) },
  ]
}

function asked({ courts = [], ...query }: BenchQuery): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) fields.append(name, String(value))
  for (const court of courts) fields.append('courts', court)
  return fields.toString()
}

async function bookmark(reader: Reader, case_id: string): Promise<Answer> {
  const oldest = reader.bookmarks.length >= mostKept ? reader.bookmarks.shift() : undefined
  if (oldest !== undefined) return reader.ask('DELETE', `/api/bookmarks/${oldest}`)
  const answer = await reader.ask('POST', '/api/bookmarks', { case_id })
  keepId(reader.bookmarks, answer)
  return answer
}

async function writeNote(reader: Reader, words: string[]): Promise<Answer> {
  const oldest = reader.notes.length >= mostKept ? reader.notes.shift() : undefined
  if (oldest !== undefined) return reader.ask('DELETE', `/api/research-notes/${oldest}`)
  const answer = await reader.ask('POST', '/api/research-notes', { title: words.join(' '), content: lengthy(words, 10) })
  keepId(reader.notes, answer)
  return answer
}

const lengthy = (words: string[], times: number) => Array.from({ length: times }, () => `${words.join(' ')}.`).join('\n\n')

function keepId(ids: string[], { status, text }: Answer) {
  if (!isSuccess(status)) return
  const { id } = JSON.parse(text) as { id: string }
  if (!ids.includes(id)) ids.push(id)
}

function upload(reader: Reader, { title, court, date, content }: SyntheticJudgment): Promise<Answer> {
  const form = new FormData()
  form.append('files', new Blob([JSON.stringify({ title, court, date, content })], { type: 'application/json' }), 'judgment.json')
  return reader.ask('POST', '/api/library/uploads', form)
}
