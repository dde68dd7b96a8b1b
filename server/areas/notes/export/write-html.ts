import { type Block, type Run, footOf } from '../../../printing/paper/paper.ts'
import { type NotePaper, runsOf } from './note-paper.ts'
import { addressOf } from './write-markdown.ts'

const style = `body{max-width:44rem;margin:3rem auto;padding:0 1.25rem;font:1.0625rem/1.6 Georgia,serif;color:#1a1a1a}
h1,h2,h3{color:#1b2a4a;line-height:1.25}h1.head{font-size:1rem;letter-spacing:.08em;text-transform:uppercase;text-align:center}
blockquote{margin:1rem 0 1rem 1rem;padding-left:1rem;border-left:3px solid #b08a2e}
.item{display:flex;gap:.5rem}.item>span:first-child{flex:none;min-width:1.5rem}
pre{padding:.75rem;background:#f3f4f7;overflow-x:auto}table{border-collapse:collapse}td,th{border:1px solid #c9ced8;padding:.3rem .6rem;text-align:left}
img{max-width:100%}.doubt{color:#9b1c2e}footer{margin-top:3rem;color:#5c6370;font-size:.875rem}`

/** A note as one page of HTML that needs nothing beside it and runs nothing. */
export function writeHtml({ title, head, lines, references, day }: NotePaper, blocks: readonly Block[]) {
  const listed = references?.groups.map(
    ({ kind, authorities }) => `<h3>${escape(kind)}</h3>
<ul>${authorities.map((one) => `<li>${wordsOf(runsOf(one))}</li>`).join('')}</ul>`,
  )
  return `<!doctype html>
<html lang="en-KE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><title>${escape(title)}</title><style>${style}</style></head>
<body>
${head === '' ? '' : `<p class="head"><strong>${escape(head)}</strong></p>\n`}<h1>${escape(title)}</h1>
${lines.map((line) => `<p>${escape(line)}</p>\n`).join('')}${blocks.map(blockOf).join('\n')}
${references && listed ? `<h2>${escape(references.title)}</h2>\n${listed.join('\n')}` : ''}
<footer>${escape(footOf(day))}</footer>
</body>
</html>
`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${Math.min(block.level + 1, 6)}>${wordsOf(block.runs)}</h${Math.min(block.level + 1, 6)}>`
    case 'paragraph': {
      const { depth = 0, quoted, marker = '' } = block
      const words = wordsOf(block.runs)
      if (quoted && marker === '') return `<blockquote><p>${words}</p></blockquote>`
      if (marker !== '')
        return `<div class="item" style="margin-left:${Math.max(0, depth - 1) * 1.5}rem"><span>${escape(marker)}</span><span>${words}</span></div>`
      return `<p${depth > 0 ? ` style="margin-left:${depth * 1.5}rem"` : ''}>${words}</p>`
    }
    case 'code':
      return `<pre><code>${escape(block.text)}</code></pre>`
    case 'table': {
      const [first, ...rows] = block.rows.map((cells) => cells.map((cell) => wordsOf(cell)))
      const row = (cells: readonly string[], tag: 'th' | 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
      return `<table>${row(first ?? [], 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`
    }
    case 'picture':
      return `<p><img src="${addressOf(block.picture)}" alt="${escape(block.alt)}"></p>`
    case 'rule':
      return '<hr>'
  }
}

const wordsOf = (runs: readonly Run[]): string => runs.map(runOf).join('')

function runOf({ text, bold, italic, code, strike, raised, tone, link }: Run): string {
  let words = escape(text).replaceAll('\n', '<br>')
  if (code) words = `<code>${words}</code>`
  if (strike) words = `<del>${words}</del>`
  if (italic) words = `<em>${words}</em>`
  if (bold) words = `<strong${tone ? ' class="doubt"' : ''}>${words}</strong>`
  if (raised) words = `<sup>${words}</sup>`
  return link === undefined ? words : `<a href="${escape(link)}">${words}</a>`
}
