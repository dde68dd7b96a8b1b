import { sayReason } from '#contract/reasons/say-reason'
import { warningWords } from '#contract/reasons/warning-words'
import type { ImportRejection } from '#contract/reasons/import-reasons'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import { type NumberedMatter, outcomeInWords } from '#citations/disposition/outcome-words'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import { completeCase } from './complete-case.ts'
import { decidedIn } from './disposition-of.ts'
import type { RawRecord } from './formats/format.ts'
import { type GivenCase, readGivenCase } from './given-case.ts'
import { type GivenText, textsOf, whyTooLong } from './given-text.ts'
import { readEnding } from './header/read-ending.ts'
import { type Header, readHeader } from './header/read-header.ts'
import { identify, sha256 } from './identify.ts'
import { citationKey } from '#citations/match-keys'
import type { DocumentRecord, PreparedDocument } from './prepared-document.ts'
import { extractFacts } from './extract-facts.ts'
import { withSpeakers } from '../../../speakers/kept-speakers.ts'
import { type SplitText, paragraphBreak, splitText } from './split/split-text.ts'

// 'This decision is still being processed. Click here to download the original source document'
const STILL_PROCESSED = /this\s+decision\s+is\s+still\s+being\s+processed/i
/** A stub holds its header and the notice, nothing more. */
const maxStubLength = 4000

const empty: StoredLayout = { parts: [], paragraphs: [] }

const lengthOf = (text: GivenText) => textsOf(text).reduce((sum, block) => sum + block.length, 0)
const isStub = (text: GivenText) => lengthOf(text) < maxStubLength && textsOf(text).some((block) => STILL_PROCESSED.test(block))

/**
 * Makes one record ready to be stored: normalise, split, complete, identify. It needs no database and runs in a worker thread.
 * `rejected` says why the record is not a case.
 */
export function prepare(raw: RawRecord, source: string, sourceFormat: string): PreparedDocument | { rejected: ImportRejection } {
  const read = readGivenCase(raw)
  if ('rejected' in read) return read
  const { given, unused } = read
  const tooLong = given.text && whyTooLong(given.text)
  if (tooLong) return { rejected: tooLong }
  const split = given.text ? splitText(given.text) : null
  const stub = given.text !== null && isStub(given.text)
  const header = stub ? headerOfStub(split!) : readHeader(split?.front ?? [], split?.partiesAt ?? 0)
  const content = stub ? null : (split?.content ?? null)
  const layout = content === null ? empty : withSpeakers(content, split?.layout ?? empty)
  const decided = decidedIn(content, layout)
  const outcomeOf = (matter: NumberedMatter) => decided && outcomeInWords(decided, content!, matter)
  const completed = completeCase(given, header, readEnding(split?.endings ?? []), outcomeOf)
  if (saysNothing(given, completed.record)) return { rejected: { code: 'nothing-decided' } }
  const contentHash = hashOf(given)
  return {
    ...identify(completed, contentHash),
    record: completed.record,
    citations: completed.citations.map((citation) => ({ citation, key: citationKey(citation) })),
    judges: completed.judges,
    content,
    layout,
    ...extractFacts({ record: completed.record, citations: completed.citations, content, layout }, decided),
    contentHash,
    source,
    sourceFormat,
    warnings: [...doubtsOfText(given, stub), ...completed.warnings],
    unused,
  }
}

/** A stub is all header: what stands before its notice. */
function headerOfStub({ content }: SplitText): Header {
  const blocks = content.split(paragraphBreak)
  const notice = blocks.findIndex((block) => STILL_PROCESSED.test(block))
  const front = blocks.slice(0, notice)
  const between = front.findIndex((block) => /^between\s*:?$/i.test(block))
  return readHeader(front, between < 0 ? front.length : between)
}

/** A line of a list of files or of contents, rather than a case. */
const saysNothing = ({ text }: GivenCase, { summary, citation, case_number, date }: DocumentRecord): boolean =>
  !text && !summary && !citation && !case_number && !date

const doubtsOfText = ({ kind, text }: GivenCase, stub: boolean): ImportWarning[] => {
  if (stub) return [{ code: 'still-processed' }]
  return text === null && kind === 'judgment' ? [{ code: 'no-text' }] : []
}

/** The same for the same record, whatever its source calls the fields and however it is laid out in the file; warnings count by their words. */
const hashOf = (given: GivenCase): string =>
  sha256(JSON.stringify({ ...given, warnings: given.warnings.map((one) => sayReason(one, warningWords)) }))
