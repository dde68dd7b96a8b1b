import { wrapped } from '../../mailing/letter.ts'
import type { LaidOut } from '../../mailing/mailing.ts'
import { digestHtml } from './digest-html.ts'
import {
  type Digest,
  type ToldNotice,
  type ToldPart,
  addressOf,
  factsOf,
  linkOf,
  nameOf,
  restOf,
  several,
  unconfirmedWords,
} from './digest.ts'

/** One mail of all that is new to an account: plain words and the same as HTML that every mail program shows. */
export function layOutDigest({ to, parts, notices, siteUrl, unsubscribe }: Digest & { to: string }): LaidOut {
  const subject = subjectOf(parts, notices)
  const page = pageOfRhythm(parts)
  const unconfirmed = unconfirmedWords(parts)
  const text = [
    ...parts.map((part) => partText(part, siteUrl)),
    ...notices.map((notice) => noticeText(notice, siteUrl)),
    ...(unconfirmed === null ? [] : [`${wrapped(unconfirmed)}\n\nConfirm it:\n${siteUrl}/activate`]),
    `You asked to be told of this.\n\nChange how often:\n${siteUrl}/${page}\n\nStop these mails:\n${unsubscribe.page}`,
    'Hukumu\nOpen legal research for Kenya',
  ].join('\n\n')
  return {
    to,
    subject,
    text: `${text}\n`,
    html: digestHtml(subject, { parts, notices, siteUrl, unsubscribe }, page),
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
  const fresh = new Set(searches.flatMap(({ found }) => found))
  const decisions = several(fresh.size, 'new decision', 'new decisions')
  if (parts.length === 1 && only?.name) return `${decisions}: ${only.name}`
  return `${decisions} for your searches${watched.length > 0 ? ', and news of what you watch' : ''}`
}

/** Passages come as HTML with what matched marked and everything else escaped. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

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
