import { expect, test } from 'vitest'
import { filesDropped } from './files-dropped.ts'

const file = (name: string) => ({ isDirectory: false, file: (done: (file: object) => void) => done({ name }) })
/** A folder whose entries are told one by one, as browsers tell long ones in stretches. */
const folder = (...entries: object[]) => ({
  isDirectory: true,
  createReader() {
    const left = [...entries]
    return { readEntries: (done: (stretch: object[]) => void) => done(left.splice(0, 1)) }
  },
})
const dropped = (entries: (object | null)[], files: object[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer
const names = async (drop: DataTransfer) => (await filesDropped(drop)).map(({ name }) => name)

test('files are those that were dropped', async () => {
  expect(await names(dropped([file('a.pdf'), null], [{ name: 'a.pdf' }, { name: 'b.pdf' }]))).toEqual(['a.pdf', 'b.pdf'])
})

test('of folders everything within is taken, however deep', async () => {
  const drop = dropped([folder(file('a.pdf'), folder(file('b.json'), folder()), file('c.docx')), file('d.txt')])
  expect(await names(drop)).toEqual(['a.pdf', 'b.json', 'c.docx', 'd.txt'])
})
