import { parseDate } from '#citations/title'
import type { GivenStructure } from '../../split/block.ts'
import { decodeText, misreadWarning } from '../decode-text.ts'
import type { Reading } from '../isolated/reader.ts'
import { statuteRejected } from '../statute-signs.ts'
import { readActXml } from './read-act-markup.ts'
import { type StatedMetadata, createMetadataReader, referred } from './akoma-ntoso-metadata.ts'
import { type Captured, createBlockReader } from './block-reader.ts'
import { readBritishBench, readBritishJudge } from './british-judges.ts'
import { captureOfHeader, fieldsOfHeader, fieldsOfSummary } from './kenya-law-header.ts'
import { languageOf } from './languages.ts'
import { readXml } from './read-xml.ts'
import { type Attributes, MarkupRejected } from './sink.ts'

/** The header's own elements in Akoma Ntoso, which Kenya Law's are not marked with. */
const marked: ReadonlySet<string> = new Set([
  'neutralCitation',
  'docketNumber',
  'judge',
  'party',
  'role',
  'docDate',
  'docTitle',
  'docType',
  'shortTitle',
])

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads a judgment in Akoma Ntoso: what its `meta` states, what its header marks, and its text with the numbers that it gives. */
export function readAkomaNtoso(bytes: Uint8Array, fileName: string): Reading {
  const { text, misread } = decodeText(bytes)
  const metadata = createMetadataReader()
  const reader = createBlockReader({
    nameOf: localName,
    capture: (name, attributes) => (marked.has(name) ? name : captureOfHeader(attributes)),
    aside: (_, attributes) => (captureOfHeader(attributes) === 'summary' ? 'summary' : null),
    drops: (name) => name === 'meta' || name === 'coverPage',
    opinion: (name, attributes) => (name === 'opinion' ? opinionOf(metadata.stated, attributes) : null),
  })
  let root = false
  let headerEnd = 0
  try {
    readXml(text, {
      open(name, attributes) {
        if (localName(name) === 'akomaNtoso') root = true
        else if (root) {
          root = false
          refuseOthers(localName(name))
        }
        metadata.open(name, attributes)
        reader.sink.open(name, attributes)
      },
      text(piece) {
        metadata.text(piece)
        reader.sink.text(piece)
      },
      close(name) {
        metadata.close(name)
        reader.sink.close(name)
        if (localName(name) === 'header' && headerEnd === 0) headerEnd = reader.count()
      },
    })
  } catch (error) {
    if (error instanceof ActFound) return readActXml(text, fileName)
    if (error instanceof MarkupRejected) return { rejected: error.reason }
    throw error
  }
  const { blocks: content, structure } = reader.finish()
  const fields = {
    ...fieldsOf(metadata.stated, reader.captured, content.slice(0, headerEnd)),
    ...fieldsOfSummary(reader.asides.get('summary') ?? [], reader.captured),
    content,
    structure,
  }
  return { record: { fields, warnings: misread ? [misreadWarning] : [] } }
}

/** '<opinion by="#judge-hart" type="dissenting">': whose it is and of what kind. */
function opinionOf(stated: StatedMetadata, { by, type = '' }: Attributes): NonNullable<GivenStructure['opinion']> {
  const kind = (['majority', 'concurring', 'dissenting'] as const).find((one) => type.toLowerCase().startsWith(one.slice(0, 6))) ?? null
  return { author: referred(stated, by), kind }
}

/** Ends the reading of a judgment: the file holds an Act, which is read otherwise. */
class ActFound extends Error {}

/** Judgments and Acts are read; everything else that Akoma Ntoso can hold says what it is. */
function refuseOthers(kind: string) {
  if (kind === 'act') throw new ActFound()
  if (kind === 'bill') throw new MarkupRejected(statuteRejected)
  if (kind !== 'judgment') throw new MarkupRejected({ code: 'other-kind', kind: kind.slice(0, 40) })
}

function fieldsOf(stated: StatedMetadata, captured: readonly Captured[], header: readonly string[]): Record<string, unknown> {
  const all = (key: string) => captured.filter((one) => one.key === key)
  const first = (key: string) => all(key)[0]?.text || null
  const own = (name: string) => stated.own.get(name)?.[0] ?? null
  const kenyan = fieldsOfHeader(captured)
  return {
    ...kenyan,
    title: kenyan['title'] ?? stated.names.at(-1) ?? first('docTitle') ?? first('shortTitle') ?? titleAcross(header),
    citation: own('cite') ?? own('neutralCitation') ?? first('neutralCitation') ?? kenyan['citation'],
    case_number: (stated.own.get('caseNumber') ?? all('docketNumber').map(({ text }) => text)).join('; ') || kenyan['case_number'],
    court: courtOf(stated) ?? kenyan['court'],
    judges: kenyan['judges'] ?? judgesOf(stated, all('judge'), header),
    parties: kenyan['parties'] ?? partiesOf(stated, all('party')),
    date: dateOf(stated, all('docDate'), header) ?? kenyan['date'],
    document_type: first('docType') ?? kenyan['document_type'],
    frbr_uri: stated.work,
    url: addressOf(stated.expression),
    language: languageOf(stated.language ?? undefined),
  }
}

/** Where the expression is published: Kenya Law serves a judgment under its own FRBR address. */
function addressOf(expression: string | null): string | undefined {
  if (expression?.startsWith('http')) return expression
  return expression?.startsWith('/akn/ke/judgment/') ? `https://new.kenyalaw.org${expression}` : undefined
}

/** The court as the work's author names it; a British one with its country, since Kenya has courts of the same names. */
function courtOf(stated: StatedMetadata): string | null {
  const name = referred(stated, stated.author)
  const code = stated.own.get('court')?.[0]
  if (!name || !code || /\b(?:England|United Kingdom)\b/.test(name)) return name
  const country = code.startsWith('EW') ? 'England and Wales' : 'the United Kingdom'
  // 'The Business and Property Courts (Commercial Court)'
  const [, court = name, division = ''] = /^(.*?)(\s*\([^()]*\))?$/.exec(name) ?? []
  return `${court} of ${country}${division}`
}

// '2024-05-10', not the year alone and not a placeholder such as '1000-01-01'
const DAY = /^(?:1[89]|20)\d\d-\d\d-\d\d/

// 'Date: Wednesday 20 April 2022', 'Judgment date: 24 March 2023', 'Friday, 2nd June 2023', '22 May 2013'
const DAY_OF_HEADER = /^(?:(?:judgment\s+)?date\s*:?\s*)?(?:[a-z]+day,?\s+)?(\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9},?\s+\d{4})$/i
// 'The date and time for hand-down is deemed to be 10:30am on Thursday 5 December 2024'
const HANDED_DOWN = /\bhand(?:ed)?[-\s]down\b.{0,200}?\b(\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]{2,8},?\s+\d{4})\b/i

/** The date that the work states as its judgment's, else the one marked in the header, else the one after 'Date:'. */
function dateOf({ dates }: StatedMetadata, marked: readonly Captured[], header: readonly string[]): string | null {
  const stated = dates.filter(({ date, of }) => DAY.test(date) && !/dummy|generation|publication/i.test(of))
  const best = stated.find(({ of }) => /judg|decision|ruling|deliver/i.test(of)) ?? stated[0]
  if (best) return best.date.slice(0, 10)
  const inHeader = marked.map(({ attributes }) => attributes['date'] ?? '').find((date) => DAY.test(date))
  if (inHeader) return inHeader.slice(0, 10)
  for (const line of header) {
    const day = DAY_OF_HEADER.exec(line)?.[1] ?? HANDED_DOWN.exec(line)?.[1]
    const date = day ? parseDate(day) : null
    if (date) return date
  }
  return null
}

/** Judges marked one by one, or the bench after 'Before' where it names more: often only the presiding judge is marked. */
function judgesOf(stated: StatedMetadata, marked: readonly Captured[], header: readonly string[]) {
  const named = marked.flatMap(({ text, attributes }) => readBritishJudge(referred(stated, attributes['refersTo']) ?? text) ?? [])
  const bench = readBritishBench(header)
  const judges = bench.length > named.length ? bench : named
  const unique = new Map(judges.map((judge) => [judge.name, judge]))
  return unique.size > 0 ? [...unique.values()] : undefined
}

function partiesOf(stated: StatedMetadata, marked: readonly Captured[]) {
  const parties = marked.map(({ text, attributes }: { text: string; attributes: Attributes }) => ({
    name: text.replace(/^\(?\d{1,2}[.)]\s*/, '').trim(),
    role: referred(stated, attributes['as']),
  }))
  // '(ANONYMITY ORDER MADE …)' is a remark about a party
  const named = parties.filter(({ name }) => !/^\(.*\)$/.test(name))
  return named.length > 1 ? named : undefined
}

/** 'REGINA' / 'v' / 'JARIR', each on its line, where nothing else names the case. */
function titleAcross(header: readonly string[]): string | null {
  const at = header.findIndex((line, index) => index > 0 && /^[-–\s]*v\.?[-–\s]*$/i.test(line))
  return at > 0 && header[at + 1] ? `${header[at - 1]} v ${header[at + 1]}` : null
}
