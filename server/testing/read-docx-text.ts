import { readZip } from './read-zip.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The paragraphs of a Word document that the application wrote, tabs as tabs and breaks as breaks; empty ones are left out. */
export function readDocxText(file: Uint8Array): string[] {
  const xml = readPart(file, 'word/document.xml')
  return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)]
    .map(([paragraph]) =>
      paragraph
        .replace(/<w:tab\/>/g, '\t')
        .replace(/<w:br\/>/g, '\n')
        .replace(/<w:tabs>.*?<\/w:tabs>/gs, '')
        .replace(/<[^>]+>/g, '')
        .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
    )
    .filter((words) => words.trim() !== '')
}

function readPart(file: Uint8Array, name: string): string {
  const part = readZip(Buffer.from(file)).get(name)
  if (!part) throw new Error(`The file has no part ${name}`)
  return part.toString('utf8')
}
