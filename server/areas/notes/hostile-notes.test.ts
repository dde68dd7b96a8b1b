import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NoteFormat, exportNote, noteFormats } from '#contract/note-exports'
import { addNoteImages, getNoteImage } from '#contract/note-images'
import { createNote } from '#contract/notes'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { sharing } from '../accounts/open-test-accounts.ts'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
})
afterAll(() => app.close())

const make = async (content: string) => (await app.call(createNote, { body: { title: 'Weirs', content } }, headers)).id
const leave = (id: string, format: NoteFormat) => app.call(exportNote, { params: { id }, query: { format } }, headers)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of 50 by 50 with transparency, whose pixels are these bytes. */
function pngOf(pixels: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(50, 0)
  head.writeUInt32BE(50, 4)
  head.set([8, 6], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
const rubbish = pngOf(Buffer.from('these bytes unpack to nothing'))

test('a picture whose pixels are rubbish is refused in words when it comes', async () => {
  const id = await make('')
  const picture = (content: Buffer) => ({ params: { id }, files: [{ name: 'weir.png', content }] })
  expect(await app.answer(addNoteImages, picture(rubbish), headers)).toMatchObject({
    status: 400,
    body: { code: 'unreadable-file', detail: expect.stringContaining('weir.png is damaged') },
  })
  await app.call(addNoteImages, picture(pngOf(deflateSync(Buffer.alloc(50 * 201)))), headers)
})

/** A picture as a camera makes it: it lies on its side, and tells where it was taken. */
const cameraPicture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'navy' } })
    .withExif({ IFD0: { Copyright: 'Otieno' }, IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLongitude: '36/1 49/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('pictures that were kept before are written anew once the server has begun; one that shows nothing is named in its place', async () => {
  const [broken, turned] = ['0'.repeat(32), '1'.repeat(32)]
  const id = await make(`![weir](image:${broken}) and ![lake](image:${turned})`)
  const camera = await cameraPicture()
  await app.database.pool.query(
    `insert into note_images (note_id, hash, media_type, width, height, content, is_rewritten)
     values ($1, $2, 'image/png', 50, 50, $3, false), ($1, $4, 'image/jpeg', 40, 20, $5, false)`,
    [id, broken, rubbish, turned, camera],
  )
  const texts = async () => {
    const [pdf, docx, html] = await Promise.all([leave(id, 'pdf'), leave(id, 'docx'), leave(id, 'html')])
    const { text } = await extractText(await getDocumentProxy(await pdf.bytes()), { mergePages: true })
    return [text, readDocxText(await docx.bytes()).join(' '), await html.text()]
  }
  // Until then none of them leaves.
  for (const text of await texts()) {
    expect(text).toContain('[picture: weir]')
    expect(text).toContain('[picture: lake]')
  }
  const next = await createTestApp({}, sharing(app.database))
  // What waits is done.
  await next.mails()
  for (const text of await texts()) {
    expect(text).toContain('[picture: weir]')
    expect(text).not.toContain('[picture: lake]')
  }
  const kept = await (await app.call(getNoteImage, { params: { id, name: turned } }, headers)).bytes()
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  await next.close()
})

test('where a picture was taken is not kept with it', async () => {
  const camera = await cameraPicture()
  expect((await sharp(camera).metadata()).exif).toBeDefined()
  const id = await make('')
  const { results } = await app.call(addNoteImages, { params: { id }, files: [{ name: 'weir.jpg', content: camera }] }, headers)
  const { name, width, height } = results[0]!
  const kept = await (await app.call(getNoteImage, { params: { id, name } }, headers)).bytes()
  // Turned as the camera was held.
  expect([width, height]).toEqual([20, 40])
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test.each([
  ['a list in a list, seven thousand deep', '1. '.repeat(6_700)],
  ['quotes in quotes, two thousand deep', `${'> '.repeat(2_000)}weir`],
  ['one word of twenty thousand letters', 'a'.repeat(20_000)],
  ['emphasis that never ends', '*a **b '.repeat(3_000)],
])('%s leaves as a file of every format, and nobody waits for it', async (_, content) => {
  const id = await make(content)
  for (const format of noteFormats) {
    const before = process.threadCpuUsage()
    await leave(id, format)
    const { user, system } = process.threadCpuUsage(before)
    // Milliseconds of the thread that answers everybody; all of them took seconds.
    expect((user + system) / 1000).toBeLessThan(400)
  }
})
