import type { Message } from '../providers/envelope.ts'

/** A mail as an area writes it: words and at most one link. */
export interface Letter {
  to: string
  subject: string
  /** Plain words. Nothing that a stranger typed belongs here: it would be delivered in our name. */
  paragraphs: readonly string[]
  link?: {
    /** 'Choose a new password' */
    words: string
    /** Where on this site: '/reset-password?token=…'. Its address is put before it when the mail is sent. */
    path: `/${string}`
  }
  /** What stands below the link. */
  after?: readonly string[]
}

const lineLength = 76

/** Words in lines of at most 76 characters; a longer word stands whole. */
export function wrapped(words: string): string {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= lineLength) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (words: string) => words.replaceAll(/[&<>"']/g, (character) => escapes[character]!)

const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`

/** The link as a button, and as an address below it for readers that show none. */
const linkHtml = (words: string, href: string) =>
  paragraph(
    `<a class="button" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1a2b4a;color:#ffffff;font-weight:600;text-decoration:none">${escaped(words)}</a>`,
  ) + paragraph(`<a href="${href}" style="color:#1a2b4a;word-break:break-all">${href}</a>`, 'font-size:14px;')

/** The letter as plain text and as HTML, with links to the site at `siteUrl` (without a slash at its end). */
export function composeLetter({ to, subject, paragraphs, link, after = [] }: Letter, siteUrl: string): Message {
  const address = link && `${siteUrl}${link.path}`
  const text = [
    ...paragraphs.map(wrapped),
    ...(link ? [`${link.words}:`, address!] : []),
    ...after.map(wrapped),
    'Hukumu\nOpen legal research for Kenya',
  ].join('\n\n')
  const html = [
    ...paragraphs.map((words) => paragraph(escaped(words))),
    ...(link ? [linkHtml(link.words, escaped(address!))] : []),
    ...after.map((words) => paragraph(escaped(words))),
  ]
  return { to, subject, text: `${text}\n`, html: letterHtml(subject, html) }
}

/** A paragraph that stands behind the others: HTML. */
export const softly = (html: string): string => `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#4a5568">${html}</p>`

/** What no element can say of itself: programs that read it show letters by night and on phones as the screens are. */
const sheet = `<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0d1420 !important }
  .sheet { background: #141d2e !important; color: #e6e9ef !important }
  .sheet a { color: #a9c1f5 !important }
  .sheet a.button { background: #a9c1f5 !important; color: #0d1420 !important }
  .soft { color: #a6b0c0 !important }
  .said { color: #cdd4df !important; border-color: #3a465c !important }
}
@media (max-width: 600px) {
  .page { padding: 12px !important }
  .sheet { padding: 20px !important }
}
</style>`

/** Pieces of HTML as a whole mail, with who sends it below them. */
export const letterHtml = (subject: string, pieces: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title>
${sheet}</head>
<body class="page" style="margin:0;padding:24px;background:#f7f6f2;font:16px/1.5 Georgia,'Times New Roman',serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;color:#1f2937;border-radius:8px">
${[...pieces, sender].join('\n')}
</div>
</body></html>
`

const sender = `<p class="soft" style="margin:24px 0 0;padding-top:16px;border-top:2px solid #b8892b;font-size:14px;color:#4a5568"><strong>Hukumu</strong><br>Open legal research for Kenya</p>`
