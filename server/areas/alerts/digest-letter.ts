import type { Case } from '#contract/cases'
import type { Snippet } from '#contract/search'
import { escaped, letterHtml, wrapped } from '../../mailing/letter.ts'
import type { LaidOut } from '../../mailing/mailing.ts'

/** A decision with the passage that answered. */
export interface ToldCase {
  shown: Pick<Case, 'id' | 'title' | 'court' | 'date' | 'citation'>
  passage: Snippet | undefined
}

/** One search or watch that a mail tells of. */
export interface ToldPart {
  /** What its owner calls it, or what is news; null where the address was never confirmed: a stranger's words are not delivered in our name. */
  name: string | null
  query: string
  /** Where everything that it finds is shown. */
  path: string
  cases: ToldCase[]
  /** How many more new ones there are, and how many old. */
  more: number
  old: number
  /** Of a watch, not of a search. */
  isWatched: boolean
}

/** One thing of the reader's own, and where it is shown. */
export interface ToldNotice {
  title: string
  message: string
  href: string
}

interface Digest {
  to: string
  parts: readonly ToldPart[]
  /** What became of the reader's own affairs. */
  notices: readonly ToldNotice[]
  siteUrl: string
  /** Where one press ends these mails, and the page that says so. */
  unsubscribe: { post: string; page: string }
}

const count = new Intl.NumberFormat('en-GB')
const several = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${count.format(number)} ${many}`)
const nameOf = ({ name, isWatched }: ToldPart) => name ?? (isWatched ? 'Something that you watch' : 'One of your searches')
const linkOf = ({ isWatched }: ToldPart) => (isWatched ? 'Where it stands' : 'All of them')

/** One mail of all that is new to an account: plain words and the same as HTML that every mail program shows. */
export function layOutDigest({ to, parts, notices, siteUrl, unsubscribe }: Digest): LaidOut {
  const subject = subjectOf(parts, notices)
  const page = pageOfRhythm(parts)
  const text = [
    ...parts.map((part) => partText(part, siteUrl)),
    ...notices.map((notice) => noticeText(notice, siteUrl)),
    `You asked to be told of this.\n\nChange how often:\n${siteUrl}/${page}\n\nStop these mails:\n${unsubscribe.page}`,
    'Hukumu\nOpen legal research for Kenya',
  ].join('\n\n')
  const end = `You asked to be told of this. <a href="${escaped(`${siteUrl}/${page}`)}" style="${link}">Change how often</a> or <a href="${escaped(unsubscribe.page)}" style="${link}">stop these mails</a>.`
  return {
    to,
    subject,
    text: `${text}\n`,
    html: letterHtml(subject, [
      ...parts.map((part) => partHtml(part, siteUrl)),
      ...notices.map((notice) => noticeHtml(notice, siteUrl)),
      `<p style="margin:0 0 16px;font-size:14px;color:#4a5568">${end}</p>`,
    ]),
    headers: {
      'List-Unsubscribe': `<${unsubscribe.post}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function pageOfRhythm(parts: readonly ToldPart[]): string {
  if (parts.length === 0) return 'settings?tab=notifications'
  return parts.some(({ isWatched }) => !isWatched) ? 'saved-searches' : 'watches'
}

function subjectOf(parts: readonly ToldPart[], notices: readonly ToldNotice[]): string {
  if (parts.length === 0) return notices.length === 1 ? notices[0]!.title : 'News of your work in Hukumu'
  const watched = parts.filter(({ isWatched }) => isWatched)
  const searches = parts.filter(({ isWatched }) => !isWatched)
  const [only] = parts
  if (searches.length === 0) return watched.length === 1 && only?.name ? only.name : 'News of what you watch'
  const fresh = searches.reduce((sum, { cases, more }) => sum + cases.length + more, 0)
  const decisions = several(fresh, 'new decision', 'new decisions')
  if (parts.length === 1 && only?.name) return `${decisions}: ${only.name}`
  return `${decisions} for your searches${watched.length > 0 ? ', and news of what you watch' : ''}`
}

const factsOf = ({ court, date, citation }: ToldCase['shown']) => [court, date, citation].filter((fact) => fact !== null).join(', ')
const addressOf = (siteUrl: string, { id }: ToldCase['shown'], passage: Snippet | undefined) =>
  `${siteUrl}/cases/${encodeURIComponent(id)}${passage?.paragraph ? `#p-${passage.paragraph}` : ''}`
/** Passages come as HTML with what matched marked and everything else escaped. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

function restOf({ more, old }: ToldPart): string[] {
  return [
    ...(more > 0 ? [`And ${several(more, 'more new decision', 'more new decisions')}.`] : []),
    ...(old > 0 ? [`${several(old, 'older decision', 'older decisions')} came to the library as well.`] : []),
  ]
}

function partText(part: ToldPart, siteUrl: string): string {
  const { name, query, cases, path } = part
  const cased = cases.map(({ shown, passage }) =>
    [
      wrapped(shown.title),
      ...(factsOf(shown) === '' ? [] : [wrapped(factsOf(shown))]),
      ...(passage ? [wrapped(`“${wordsOf(passage.html)}”`)] : []),
      addressOf(siteUrl, shown, passage),
    ].join('\n'),
  )
  const head = name === null || query === '' || query === name ? nameOf(part) : `${name} (${query})`
  const underlined = `${wrapped(head)}\n${'-'.repeat(Math.min(76, head.length))}`
  return [underlined, ...cased, ...restOf(part).map(wrapped), `${linkOf(part)}:\n${siteUrl}${path}`].join('\n\n')
}

const noticeText = ({ title, message, href }: ToldNotice, siteUrl: string) =>
  `${wrapped(title)}\n${'-'.repeat(Math.min(76, title.length))}\n\n${wrapped(message)}\n${siteUrl}${href}`

const link = 'color:#1a2b4a'

const noticeHtml = ({ title, message, href }: ToldNotice, siteUrl: string) =>
  `<p style="margin:0 0 20px"><a href="${escaped(siteUrl + href)}" style="${link};font-weight:600">${escaped(title)}</a><br>${escaped(message)}</p>`

function partHtml(part: ToldPart, siteUrl: string): string {
  const { name, query, cases, path } = part
  const asked =
    name === null || query === '' || query === name
      ? ''
      : `<br><span style="font-size:14px;font-weight:400;color:#4a5568">${escaped(query)}</span>`
  const cased = cases.map(({ shown, passage }) => {
    const href = escaped(addressOf(siteUrl, shown, passage))
    const said = passage
      ? `<br><span style="font-size:15px;color:#374151">“${passage.html.replaceAll('<mark>', '<strong>').replaceAll('</mark>', '</strong>')}”</span>`
      : ''
    return `<p style="margin:0 0 16px"><a href="${href}" style="${link};font-weight:600">${escaped(shown.title)}</a><br><span style="font-size:14px;color:#4a5568">${escaped(factsOf(shown))}</span>${said}</p>`
  })
  return [
    `<h2 style="margin:0 0 12px;padding-bottom:6px;border-bottom:2px solid #b8892b;font-size:18px">${escaped(nameOf(part))}${asked}</h2>`,
    ...cased,
    ...restOf(part).map((words) => `<p style="margin:0 0 16px;font-size:14px;color:#4a5568">${escaped(words)}</p>`),
    `<p style="margin:0 0 28px"><a href="${escaped(siteUrl + path)}" style="${link}">${linkOf(part)}</a></p>`,
  ].join('\n')
}
