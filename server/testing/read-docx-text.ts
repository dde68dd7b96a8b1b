import { inflateRawSync } from 'node:zlib'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The paragraphs of a Word document that the application wrote, tabs as tabs; empty ones are left out. */
export function readDocxText(file: Buffer): string[] {
  const xml = readPart(file, 'word/document.xml')
  return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)]
    .map(([paragraph]) =>
      paragraph
        .replace(/<w:tab\/>/g, '\t')
        .replace(/<w:tabs>.*?<\/w:tabs>/gs, '')
        .replace(/<[^>]+>/g, '')
        .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
    )
    .filter((words) => words.trim() !== '')
}

/** A part out of the directory at the end of a ZIP file. */
function readPart(file: Buffer, name: string): string {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = file.readUInt32LE(end + 16)
  while (file.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = file.readUInt32LE(at + 42)
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
      const packed = file.subarray(start, start + file.readUInt32LE(at + 20))
      return (file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8')
    }
    at += 46 + nameLength + extraLength + commentLength
  }
  throw new Error(`The file has no part ${name}`)
}
