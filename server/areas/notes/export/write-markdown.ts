import { doubtWords, stretchesOf } from '../../../printing/authorities.ts'
import { type NotePaper, paperWords, pinpointsOf } from './note-paper.ts'

// "![a plan](image:0f3a…)"
const PICTURE = /!\[((?:[^[\]]|\[[^[\]]*\])*)\]\(image:([0-9a-f]+)\)/g

/** A note as one file of Markdown, its pictures within it. */
export function writeMarkdown({ title, text, head, lines, references, pictures }: NotePaper): string {
  const used = new Set<string>()
  const body = text.replace(PICTURE, (_whole, alt: string, hash: string) => {
    if (!pictures.has(hash)) return paperWords.picture(alt)
    used.add(hash)
    return `![${alt}][image-${hash}]`
  })
  const listed = references?.groups.flatMap(({ kind, authorities }) => [
    `### ${kind}`,
    authorities
      .map((one) => {
        const said = stretchesOf(one)
          .map(({ text: words, italic }) => (italic && words.trim() !== '' ? `*${words}*` : words))
          .join('')
        const mark = one.doubt === null ? '' : ` **\\[${doubtWords[one.doubt]}\\]**`
        return `- ${[said, pinpointsOf(one)].filter((piece) => piece !== '').join(', ')}${mark}`
      })
      .join('\n'),
  ])
  return [
    head === '' ? '' : `**${head}**`,
    `# ${title}`,
    ...lines,
    body.trim(),
    ...(listed && references ? [`## ${references.title}`, ...listed] : []),
    [...used].map((hash) => `[image-${hash}]: ${addressOf(pictures.get(hash)!)}`).join('\n'),
  ]
    .filter((piece) => piece !== '')
    .join('\n\n')
    .concat('\n')
}

/** A picture as an address that holds it. */
export const addressOf = ({ media_type: type, content }: { media_type: string; content: Buffer }) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`
