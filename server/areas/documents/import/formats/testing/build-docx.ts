import { type ZipPart, buildZip } from './build-zip.ts'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'

/** A Word file with that body; other parts by their name within `word/`. */
export const buildDocx = (body: string, parts: Record<string, string | ZipPart> = {}): Buffer =>
  buildZip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships><Relationship Id="1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [`word/${name}`, typeof part === 'string' ? rooted(name, part) : part]),
    ),
  })

const roots: Readonly<Record<string, string>> = {
  'numbering.xml': 'numbering',
  'styles.xml': 'styles',
  'footnotes.xml': 'footnotes',
  'endnotes.xml': 'endnotes',
}
const rooted = (name: string, content: string) => (roots[name] ? `<w:${roots[name]} ${namespaces}>${content}</w:${roots[name]}>` : content)

/** A paragraph of plain text, with the properties given. */
export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** The property of a paragraph that stands in a list. */
export const inList = (id: number, level = 0): string => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`
