import { hasControlCharacters } from '../control-characters.ts'
import { decodeText, misreadWarning } from './decode-text.ts'
import { linesOfText } from '../statutes/act-lines.ts'
import { readActOfLines } from '../statutes/read-act.ts'
import { type Format, type ReadItem, largestRecord, tooLarge } from './format.ts'
import { readBytes } from './read-bytes.ts'
import { looksLikeStatute } from './statute-signs.ts'

// '[2026] KECA 830 (KLR)', 'Neutral citation:', 'REPUBLIC OF KENYA', 'IN THE HIGH COURT OF KENYA', 'In the Machakos Law Courts', '[2017] eKLR'
const JUDGMENT_SIGNS =
  /\[\d{4}\]\s*KE[A-Z]{1,8}\s*\d|neutral\s+citation\s*:|republic\s+of\s+kenya|\bin\s+the\s+[\w’' -]{0,60}(?:courts?|tribunal)\b|\[\d{4}\]\s*e\s?KLR/i

/** Whether a text has the signs of a judgment near its start. */
export const hasJudgmentSigns = (text: string): boolean => JUDGMENT_SIGNS.test(text.slice(0, 6000))

/** The text of an Act, told by the heads that stand alone on its first lines. */
export const statuteText: Format = {
  name: 'text of an Act',
  streams: false,

  detects(head) {
    const start = decodeText(head.subarray(0, 16_384)).text
    return !hasControlCharacters(start.replaceAll('\f', '\n')) && looksLikeStatute(start.split(/\r?\n|\f/))
  },

  async *read(file): AsyncGenerator<ReadItem> {
    if (file.size > largestRecord) {
      yield { position: null, rejected: tooLarge }
      return
    }
    const { text } = decodeText(await readBytes(file))
    yield { position: null, act: readActOfLines(linesOfText(text), {}, file.name) }
  },
}

/** Text with the signs of a judgment near its start. */
export const plainText: Format = {
  name: 'plain text',
  streams: false,

  detects(head) {
    const start = decodeText(head.subarray(0, 16_384)).text
    return !hasControlCharacters(start) && hasJudgmentSigns(start)
  },

  async *read(file): AsyncGenerator<ReadItem> {
    if (file.size > largestRecord) {
      yield { position: null, rejected: tooLarge }
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of file.open() as AsyncIterable<Buffer>) chunks.push(chunk)
    const { text, misread } = decodeText(Buffer.concat(chunks))
    yield { position: null, record: { fields: { content: text }, warnings: misread ? [misreadWarning] : [] } }
  },
}
