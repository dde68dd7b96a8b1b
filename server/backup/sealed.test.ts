import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { RefusedArchive } from './refused-archive.ts'
import { isSealed, openSealed, sealWith } from './sealed.ts'

const folder = mkdtempSync(join(tmpdir(), 'hukumu-sealed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const key = 'a key of the registry, long enough'
const frame = 65_536
const sealedFrame = frame + 16
const head = 48

const seal = (plain: Buffer, piece = 10_000) =>
  buffer(
    Readable.from(Array.from({ length: Math.ceil(plain.length / piece) }, (_, at) => plain.subarray(at * piece, (at + 1) * piece))).pipe(
      sealWith(key),
    ),
  )

async function openBytes<T>(bytes: Buffer, work: (opened: Awaited<ReturnType<typeof openSealed>>) => Promise<T>, by = key): Promise<T> {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const file = await open(path)
  try {
    expect(await isSealed(file)).toBe(true)
    return await work(await openSealed(file, bytes.length, by))
  } finally {
    await file.close()
  }
}
const readAll = (bytes: Buffer, by = key) => openBytes(bytes, (opened) => buffer(opened.read(0, opened.size)), by)

test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame, 3 * frame + 7])(
  '%i bytes come back as they were, and no letter of them stands in the file',
  async (length) => {
    const plain = randomBytes(length)
    const sealed = await seal(plain)
    expect((await readAll(sealed)).equals(plain)).toBe(true)
    if (length > 100) expect(sealed.includes(plain.subarray(0, 50))).toBe(false)
  },
)

test('any part is read without what stands before it', async () => {
  const plain = randomBytes(3 * frame + 7)
  await openBytes(await seal(plain), async ({ read }) => {
    for (const [start, end] of [
      [0, 5],
      [frame - 3, frame + 3],
      [frame, 2 * frame],
      [2 * frame + 9, 3 * frame + 7],
    ] as const)
      expect((await buffer(read(start, end))).equals(plain.subarray(start, end))).toBe(true)
  })
})

test('the same bytes are sealed otherwise each time', async () => {
  const plain = randomBytes(200)
  expect((await seal(plain)).subarray(head).equals((await seal(plain)).subarray(head))).toBe(false)
})

test('another key is told from damage, and frames that are changed, moved or cut off are refused', async () => {
  const sealed = await seal(randomBytes(3 * frame))
  await expect(readAll(sealed, 'another key of the registry, longer')).rejects.toMatchObject({ code: 'other-key' })
  const flipped = Buffer.from(sealed)
  flipped[head + sealedFrame + 100]! ^= 1
  const [first, second, third] = [0, 1, 2].map((at) => sealed.subarray(head + at * sealedFrame, head + (at + 1) * sealedFrame)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const start = sealed.subarray(0, head)
  for (const bytes of [
    flipped,
    Buffer.concat([start, second, first, third]),
    Buffer.concat([start, first, second]),
    sealed.subarray(0, -1),
  ])
    await expect(readAll(bytes)).rejects.toThrow(RefusedArchive)
})
