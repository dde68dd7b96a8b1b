import { sayReason } from '#contract/reasons/say-reason'
import { importWords } from '#contract/reasons/import-words'
import { createWriteStream } from 'node:fs'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { maxTextLength } from '#contract/citations'
import { largestChecked } from '#contract/document-check'
import { InvalidInput, Problem } from '../../problem.ts'
import { type ReceivedFile, inMegabytes } from '../../http/receive-files.ts'
import { inReceivedFolder } from '../../http/received-folder.ts'
import type { Documents } from '../documents/documents.ts'

/** The words of the file that was sent. It stands on disk only while it is read; `onReceived` is told once it is there. */
export const readUpload = (
  files: AsyncIterable<ReceivedFile>,
  documents: Pick<Documents, 'readFile'>,
  onReceived: () => void,
): Promise<{ name: string; text: string }> =>
  inReceivedFolder(async (folder) => {
    for await (const { name, content, isCut } of files) {
      const path = join(folder, `document${/^\.[a-z0-9]{1,8}$/i.exec(extname(name))?.[0] ?? ''}`)
      await pipeline(content, createWriteStream(path))
      if (isCut())
        throw new Problem('too-large', `The file is larger than ${inMegabytes(largestChecked)}, which is the most that can be checked.`)
      onReceived()
      const read = await documents.readFile(path)
      if ('rejected' in read) throw new Problem('unreadable-file', `${sayReason(read.rejected, importWords)}.`)
      if (read.text.length > maxTextLength)
        throw new Problem('too-large', `The text has more than ${maxTextLength} characters, which is the most that can be checked.`)
      return { name: name.split(/[/\\]/).at(-1)!.slice(0, 200), text: read.text }
    }
    throw new InvalidInput([{ loc: ['body', 'files'], msg: 'Choose a file', type: 'missing' }])
  })
