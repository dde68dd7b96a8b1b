import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What reads private rows: each such table under the name that it has in the statement. */
// from documents d join … · selectFrom('judges') · leftJoin('documents', … · from search_entries e where … · , documents d
const READ =
  /(?<!delete )\b(?:from|join)\s+(documents|cases|search_entries|judges)\b(?:\s+(?:as\s+)?(?!(?:where|join|left|on|order|group|limit|offset|cross|using|union|for|returning|set)\b)(\w+))?|,\s+(documents|cases|search_entries|judges)\s+(?!from\b|text\b)(\w+)\b|(?:selectFrom|[a-z]+Join)\(\s*'(documents|cases|search_entries|judges)(?: as (\w+))?'/g

/** The conditions of the room, which take the name of the rows last; `narrow` is what search makes of them. */
// ${seesDocument(reader, 'd')} · may(reader, 'change', 'documents', 'd') · isPublic('j') · narrow(narrowing) stands for `e`
const conditionsOn = (name: string) =>
  new RegExp(
    String.raw`\b(?:seesDocument|seesEntry|seesPrivateEntry|seesJudge|may|isPublic|isPrivate|isOwnedBy|isOfLibrary)\((?:[^()]*, )?'${name}'\)` +
      (name === 'e' ? String.raw`|\bnarrow\(` : ''),
  )

/** A statement with the functions around it: the code between two blank lines, without what is said of it. */
const pieces = (text: string) => text.replaceAll(/\/\*\*?[^]*?\*\/|(?<=^|\s)(?:\/\/|-- ).*/g, '').split(/\n\s*\n/)

/** Tables that are read without asking the room who sees their rows. */
export function unasked(text: string): string[] {
  return pieces(text).flatMap((piece) =>
    [...piece.matchAll(READ)].flatMap(([read, t1, a1, t2, a2, t3, a3]) => {
      const name = a1 ?? a2 ?? a3 ?? t1 ?? t2 ?? t3!
      return conditionsOn(name).test(piece) ? [] : [read.replaceAll(/\s+/g, ' ')]
    }),
  )
}

const files = globSync('server/**/*.ts').filter((file) => !/\.test\.ts$|-tests\/|^server\/(access|testing)\//.test(file))

test('no statement reads documents, search entries or judges without a condition of server/access, or saying why it may', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => unasked(readFileSync(file, 'utf8')).map((read) => `${file}: ${read}`))).toEqual([])
})

test.each([
  ['sql`select title from documents where case_id = ${id}`'],
  ['sql`select d.title from citations c join documents d on d.id = c.citing_id where ${seesDocument(reader, `c`)}`'],
  ["sql`select from documents d left join documents c on c.id = d.id where ${seesDocument(reader, 'd')}`"],
  ["db.selectFrom('judges').select('name').execute()"],
  ["sql`select from documents d where ${seesDocument(reader, 'd')}`\n\nsql`select title from documents d`"],
  ['sql`select count(*) from search_entries e where e.court = ${court}`'],
  ['sql`update revisions v set number = 1 from texts t, documents d where d.id = v.document_id`'],
])('a planted statement is caught: %s', (text) => {
  expect(unasked(text)).not.toEqual([])
})

test.each([
  ["sql`select title from documents d where ${seesDocument(reader, 'd')} and case_id = ${id}`"],
  ['sql`select title from ${documentsSeenBy(reader)} d`'],
  ["sql`select id from ${every('documents', 'the graph is made of all')} d`"],
  ['sql`select e.document_id from search_entries e where ${narrow(narrowing)}`'],
  ["db.selectFrom('documents').where(may(reader, 'change', 'documents')).execute()"],
  ['sql`delete from documents where id = ${id}`'],
])('what asks passes: %s', (text) => {
  expect(unasked(text)).toEqual([])
})
