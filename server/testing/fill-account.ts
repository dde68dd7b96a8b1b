import { type TestApp } from './create-test-app.ts'
import { multipart } from './multipart.ts'
import { storeAct } from './store-act.ts'

export type Headers = { authorization: string }

/** Words that stand in nothing else, one for each kind of what an account can write. */
export const ownWords = {
  name: 'Zqnamed',
  organization: 'Zqchambers',
  document: 'zqdocumentword',
  party: 'ZQPARTY',
  note: 'zqnoteword',
  tag: 'zqtagword',
  annotation: 'zqannotationword',
  bookmark: 'zqbookmarkword',
  folder: 'zqfolderword',
  citation: 'Zqcited',
  search: 'zqsearchword',
  savedSearch: 'zqsavedword',
  chat: 'zqchatword',
  project: 'zqprojectword',
  template: 'zqtemplateword',
  report: 'zqreportword',
  check: 'zqcheckword',
  checkedText: 'zqcheckedword',
  bundle: 'zqbundleword',
  noteFolder: 'zqnotefolder',
  buyer: 'Zqbuyer',
}

const ruling = `REPUBLIC OF KENYA
IN THE HIGH COURT OF KENYA AT NAKURU
CIVIL SUIT NO. 71 OF 2022
${ownWords.party} KAMAU ............................ PLAINTIFF
VERSUS
LAKE FISHERIES LIMITED ................... DEFENDANT
RULING
1. The plaintiff seeks an injunction over the weir and the ${ownWords.document}.
2. The court follows Achieng v Barasa [2021] KEHC 90501 (KLR) on the point.
3. The application is allowed with costs.
Dated and delivered at Nakuru this 4th day of May 2022.
A. OTIENO
JUDGE`

/** Puts one thing of every kind into an account, by the calls that its screens make; answers the ids of its document and its note. */
export async function fillAccount(app: TestApp, headers: Headers, publicCase: string): Promise<{ document: string; note: string }> {
  const send = async <T>(method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object, expected = 201): Promise<T> => {
    const answer = await app.inject({ method, url, headers: { ...headers, 'idempotency-key': `${method} ${url}` }, payload })
    if (answer.statusCode !== expected) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json<T>()
  }
  await send('PATCH', '/api/profile', { name: `Wanjiru ${ownWords.name}`, organization: ownWords.organization }, 200)
  await send('PATCH', '/api/profile/preferences', { theme: 'dark' }, 200)

  const form = multipart([{ name: 'ruling.txt', content: ruling }])
  const url = '/api/library/uploads'
  const sent = await app.inject({ method: 'POST', url, headers: { ...headers, ...form.headers }, payload: form.payload })
  const document = sent.json<{ outcomes: { case_id: string }[] }>().outcomes[0]!.case_id
  const { content } = (await app.inject({ url: `/api/case-detail/${document}/content`, headers })).json<{ content: string }>()

  const passage = `the ${ownWords.document}`
  const start = content.indexOf(passage)
  const place = { text_selection: passage, start_offset: start, end_offset: start + passage.length }
  await send('POST', '/api/annotations', { case_id: document, ...place, note: ownWords.annotation })
  await send('POST', '/api/bookmarks', { case_id: publicCase, folder_path: `/${ownWords.folder}`, note: ownWords.bookmark })
  const { id: folder_id } = await send<{ id: string }>('POST', '/api/research-notes/folders', { name: ownWords.noteFolder })
  const draft = { title: `Costs: ${ownWords.note}`, content: 'First.', tags: [ownWords.tag], folder_id }
  const { id: note } = await send<{ id: string }>('POST', '/api/research-notes', draft)
  const { id: act } = await storeAct(app.database, 'Reed Act')
  const quote = 'This is the Reed Act.'
  const quoted = { case_id: act, quote, paragraph: null, place: null, eid: 'sec_1', text: `> “${quote}” ${ownWords.note}` }
  await send('POST', `/api/research-notes/${note}/quotes`, quoted)
  await send('PATCH', `/api/research-notes/${note}`, { content: `# Held\n\nCosts follow the event. ${ownWords.note}` }, 200)
  await send('POST', `/api/research-notes/${note}/references`, { case_id: publicCase, comment: ownWords.note })
  await send('POST', '/api/citation-list', { text: `${ownWords.citation} v Republic [2019] KEHC 90777 (KLR)`, style: 'standard' })
  // Of a private document as well, whose name is the account's own words.
  await send('POST', '/api/citation-list/cases', { case_ids: [document] }, 200)
  const submissions = `In Achieng v Barasa [2021] KEHC 90501 (KLR) the ${ownWords.checkedText} was heard.`
  await send('POST', '/api/citations/checks', { text: submissions, name: `Submissions ${ownWords.check}` })
  await send('POST', '/api/watches', { kind: 'case', target: publicCase })
  await app.inject({ url: '/api/notifications', headers })
  await send('POST', '/api/saved-searches', { name: `Weirs ${ownWords.savedSearch}`, query: ownWords.savedSearch })
  await send('POST', '/api/chat', { messages: [{ role: 'user', content: `Of ${ownWords.chat}?` }] }, 200)
  await send('POST', '/api/research-history/record-search', { query: ownWords.search, type: 'search' })
  await send('POST', '/api/research-history/record-view', { case_id: document, type: 'case_view' })
  const { id: project } = await send<{ id: string }>('POST', '/api/research-hub/projects', { name: ownWords.project })
  await send('POST', `/api/research-hub/projects/${project}/items`, { type: 'note', id: note })
  const bundle = `/api/research-hub/projects/${project}/bundle`
  const { cover } = (await app.inject({ url: bundle, headers })).json<{ cover: object }>()
  const choice = { case_id: document, text: '', group: null, extent: 'whole', included: true, holding: '' }
  const chosen = { cover: { ...cover, matter: ownWords.bundle }, arrangement: 'hand', marked: 'all', authorities: [choice] }
  await send('PUT', bundle, chosen, 200)
  await send('POST', '/api/research-hub/templates', { name: ownWords.template })
  await send('POST', '/api/reports', { case_id: publicCase, kind: 'other', words: `The date is wrong: ${ownWords.report}.` })
  await send('PUT', '/api/billing/details', { name: ownWords.buyer, pin: 'A012345678Z', address: 'Nakuru' }, 200)
  return { document, note }
}
