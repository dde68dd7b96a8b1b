import { escaped, letterHtml, softly } from '../../mailing/letter.ts'
import {
  type Digest,
  type ToldCase,
  type ToldNotice,
  type ToldPart,
  addressOf,
  factsOf,
  linkOf,
  nameOf,
  restOf,
  unconfirmedWords,
} from './digest.ts'

const navy = 'color:#1a2b4a'
const gold = '#b8892b'
const linked = (href: string, words: string, style = '') => `<a href="${escaped(href)}" style="${navy};${style}">${escaped(words)}</a>`

/** A digest as HTML that mail programs show as they do letters; `page` is where its rhythm is chosen. */
export function digestHtml(subject: string, { parts, notices, siteUrl, unsubscribe }: Digest, page: string): string {
  const unconfirmed = unconfirmedWords(parts)
  const end = `You asked to be told of this. ${linked(`${siteUrl}/${page}`, 'Change how often')} or ${linked(unsubscribe.page, 'stop these mails')}.`
  return letterHtml(subject, [
    `<h1 style="margin:0 0 28px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>`,
    ...parts.map((part) => partHtml(part, siteUrl)),
    ...notices.map((notice) => noticeHtml(notice, siteUrl)),
    ...(unconfirmed === null ? [] : [softly(`${escaped(unconfirmed)} ${linked(`${siteUrl}/activate`, 'Confirm it')}.`)]),
    softly(end),
  ])
}

function partHtml(part: ToldPart, siteUrl: string): string {
  const { name, query, cases, path } = part
  const asked = name === null || query === '' || query === name ? '' : `<br>${softWords(escaped(query))}`
  return [
    `<h2 style="margin:0 0 16px;padding-bottom:6px;border-bottom:2px solid ${gold};font-size:18px;line-height:1.35">${escaped(nameOf(part))}${asked}</h2>`,
    ...cases.map((told) => caseHtml(told, siteUrl)),
    ...(restOf(part).length === 0 ? [] : [softly(escaped(restOf(part).join(' ')))]),
    `<p style="margin:0 0 32px">${linked(siteUrl + path, linkOf(part))}</p>`,
  ].join('\n')
}

/** The passage stands apart from what is said of the decision, as a quotation does in a report. */
function caseHtml({ shown, passage }: ToldCase, siteUrl: string): string {
  // A citation is not torn apart at the end of a line.
  const facts = escaped(factsOf(shown)).replace(escaped(shown.citation ?? ''), (citation) => citation.replaceAll(' ', '&nbsp;'))
  const head = linked(addressOf(siteUrl, shown, passage), shown.title, 'font-weight:600')
  const said =
    passage &&
    `<blockquote class="said" style="margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid #d8d3c5;font-size:15px;color:#374151">“${passage.html.replaceAll('<mark>', '<strong>').replaceAll('</mark>', '</strong>')}”</blockquote>`
  return `<p style="margin:0 0 ${said ? 8 : 20}px">${head}${facts === '' ? '' : `<br>${softWords(facts)}`}</p>${said ?? ''}`
}

const noticeHtml = ({ title, message, href }: ToldNotice, siteUrl: string) =>
  `<p style="margin:0 0 20px">${linked(siteUrl + href, title, 'font-weight:600')}<br>${escaped(message)}</p>`

const softWords = (html: string) => `<span class="soft" style="font-size:14px;font-weight:400;color:#4a5568">${html}</span>`
