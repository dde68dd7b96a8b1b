import { linesOfText } from '../areas/documents/import/statutes/act-lines.ts'
import { prepareAct } from '../areas/documents/import/statutes/prepare-act.ts'
import { readActOfLines } from '../areas/documents/import/statutes/read-act.ts'
import { createActStore } from '../areas/documents/import/statutes/store-act.ts'
import type { Database } from '../database/open.ts'

/** Stores an Act of one section under a title, the first of a year or of none; answers the id of its work and that of the section. */
export async function storeAct(database: Database, title: string, year?: number): Promise<{ id: string; eid: string }> {
  const text = `${title.toUpperCase()}\nARRANGEMENT OF SECTIONS\n1. Short title\nAn Act of Parliament\n1. Short title\nThis is the ${title}.`
  return { id: await store(database, { title, text, uri: year === undefined ? null : `/akn/ke/act/${year}/1` }), eid: 'sec_1' }
}

/** Stores rules of two Orders under a title: what is told apart by its Order alone. Answers the id of their work and that of Order 42 rule 6(2). */
export async function storeRules(database: Database, title: string, year: number): Promise<{ id: string; eid: string }> {
  const headings = ['ORDER 40 – INJUNCTIONS', '6. Lapse', 'ORDER 42 – APPEALS', '6. Stay']
  const [first, lapse, second, stay] = headings as [string, string, string, string]
  const text = [
    title.toUpperCase(),
    'ARRANGEMENT OF RULES',
    ...headings,
    `[Legal Notice 151 of ${year}]`,
    first,
    lapse,
    'An injunction lapses.',
    second,
    `${stay} [Order 42, rule 6]`,
    '(1) No appeal operates as a stay.',
    '(2) No order for stay is made unless—',
    '(a) loss may result; and',
    '(b) security is given.',
  ].join('\n')
  return { id: await store(database, { title, text, uri: `/akn/ke/act/ln/${year}/151` }), eid: 'order_42__rule_6__subsec_2' }
}

async function store(database: Database, { title, text, uri }: { title: string; text: string; uri: string | null }): Promise<string> {
  const prepared = prepareAct(
    readActOfLines(linesOfText(text), { title, ...(uri !== null && { uri }) }, 'act.txt'),
    'act.txt',
    'text of an Act',
  )
  if ('rejected' in prepared) throw new Error(prepared.rejected.code)
  return (await createActStore(database, null).store(prepared)).caseId
}
