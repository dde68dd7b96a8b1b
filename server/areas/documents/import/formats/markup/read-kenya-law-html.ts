import type { ImportRejection } from '#contract/reasons/import-reasons'
import { decodeText, misreadWarning } from '../decode-text.ts'
import type { Reading } from '../isolated/reader.ts'
import { hasJudgmentSigns } from '../plain-text.ts'
import { looksLikeStatute, statuteRejected } from '../statute-signs.ts'
import { readActHtml } from './read-act-markup.ts'
import { fieldsOfHeader, fieldsOfSummary } from './kenya-law-header.ts'
import { languageOf } from './languages.ts'
import { type PageMetadata, createPageMetadataReader } from './page-metadata.ts'
import { type PageText, readPageText } from './page-text.ts'
import { readHtml } from './read-html.ts'
import { MarkupRejected } from './sink.ts'

/**
 * Reads a page of Kenya Law. The new layout (Peachjam) states its metadata in a list of labels and its text as Akoma Ntoso in HTML or
 * as plain HTML; the old one (`/caselaw/cases/view/…`) in a table above the text. Any other page is read when its text is a judgment.
 */
export function readKenyaLawHtml(bytes: Uint8Array, fileName: string): Reading {
  const { text: html, misread } = decodeText(bytes)
  try {
    const { metadata, sink } = createPageMetadataReader()
    readHtml(html, sink)
    const page = readPageText(html)
    const rejected = whyNoJudgment(html, metadata, page)
    if (rejected?.code === 'statute' && holdsAct(html)) return readActHtml(html, fileName)
    if (rejected) return { rejected }
    const fields = { ...fieldsOfHeader(page.captured), ...fieldsOfSummary(page.summary, page.captured), ...labelledFields(metadata) }
    const { blocks, structure } = isOldLayout(metadata.labelled) && !page.placed ? withoutLabels(page, metadata) : page
    return { record: { fields: { ...fields, content: blocks, structure }, warnings: misread ? [misreadWarning] : [] } }
  } catch (error) {
    if (error instanceof MarkupRejected) return { rejected: error.reason }
    throw error
  }
}

// the text of an Act as Laws.Africa and Peachjam mark it, not a page that only names one
const holdsAct = (html: string): boolean => /class="akn-(?:section|article|body)\b/.test(html)

// '<!-- Divorce Act, 1979 /akn/za/act/1979/70 -->' at the start of a piece of a page
const NAMED_KIND = /^\s*<!--.{0,300}?\/akn\/[a-z-]+\/(\w+)\//s

function whyNoJudgment(html: string, { frbr, labelled }: PageMetadata, { kinds, blocks }: PageText): ImportRejection | null {
  const kind = /^\/?akn\/[a-z0-9-]+\/(\w+)\//i.exec(frbr ?? '')?.[1] ?? NAMED_KIND.exec(html.slice(0, 2000))?.[1] ?? null
  if (kind === 'act' || kinds.has('act') || kinds.has('bill') || looksLikeStatute(blocks)) return statuteRejected
  if (kind === 'judgment' || kinds.has('judgment') || isOldLayout(labelled) || labelled.has('media neutral citation')) return null
  return hasJudgmentSigns(blocks.slice(0, 60).join('\n')) && kind === null ? null : { code: 'page-without-judgment' }
}

const isOldLayout = (labelled: PageMetadata['labelled']): boolean =>
  labelled.has('date delivered') && (labelled.has('case action') || labelled.has('judge(s)'))

/** A page without the marked place of its text, cut after the table of labels above it. */
function withoutLabels({ blocks, structure }: PageText, { labelled }: PageMetadata): Pick<PageText, 'blocks' | 'structure'> {
  const above = blocks.slice(0, 2 * labelled.size + 20)
  // a row is one block or, as lines, two
  const last = above.findLastIndex((block) => labelled.has(/^([A-Z][^:]{2,24}):/.exec(block)?.[1]?.toLowerCase() ?? ''))
  if (last < 0) return { blocks, structure }
  const cut = last + (blocks[last]!.endsWith(':') ? 2 : 1)
  return {
    blocks: blocks.slice(cut),
    structure: structure.filter(({ block }) => block >= cut).map((one) => ({ ...one, block: one.block - cut })),
  }
}

const labelledFields = (metadata: PageMetadata): Record<string, unknown> =>
  given(isOldLayout(metadata.labelled) ? oldFields(metadata) : newFields(metadata))

/** Without the values that are missing, so that they hide nothing read elsewhere. */
const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''))

// 'Juma v Wanjiru [2017] eKLR', not '[2017] eKLR' alone
const namesParties = (citation: string | undefined): boolean => citation !== undefined && /^[^[(]*\p{L}{2}/u.test(citation)

function oldFields({ labelled, caption, oldNumber }: PageMetadata): Record<string, unknown> {
  const said = (label: string) => labelled.get(label)
  const citation = said('citation')
  return {
    title: namesParties(citation) ? citation : (caption ?? said('parties')),
    citation: citation && !namesParties(citation) ? citation : undefined,
    parties: said('parties'),
    case_number: said('case number'),
    date: said('date delivered'),
    category: said('case class'),
    court: said('court'),
    division: said('court division'),
    document_type: said('case action'),
    judges: said('judge(s)') ?? said('judge') ?? said('judges'),
    outcome: said('case outcome'),
    summary: said('case summary'),
    url: oldNumber ? `http://kenyalaw.org/caselaw/cases/view/${oldNumber}/` : undefined,
  }
}

// '/akn/ke/judgment/kehc/2024/15528/eng@2024-12-06' → the work, the language, the day
const EXPRESSION = /^\/?(akn\/[^@]+?)(?:\/([a-z]{3})(?:@(\d{4}-\d{2}-\d{2}))?)?\/?$/i
// '20 September 2024', also where other versions of the document are listed after it
const FIRST_DAY = /\d{1,2} [A-Z][a-z]+ \d{4}|\d{4}-\d{2}-\d{2}/

// 'Juma v Wanjiru', 'In re Estate of Juma': on a page of another publisher a heading may say anything
const NAMES_CASE = /\s(?:v|vs|versus)\.?\s|^in re\b|\bestate of\b/i

function newFields({ labelled, heading, title, canonical, frbr, language }: PageMetadata): Record<string, unknown> {
  const said = (...labels: string[]) => labels.map((label) => labelled.get(label)).find((value) => value !== undefined)
  const [, work, spoken, day] = EXPRESSION.exec(frbr ?? '') ?? []
  const citation = said('citation')
  const address = work && /^akn\/ke\/judgment\//i.test(work) ? `https://new.kenyalaw.org/${frbr!.replace(/^\//, '')}` : null
  const named = [heading, title].find((one) => one && (work || citation || NAMES_CASE.test(one)))
  return {
    title: namesParties(citation) ? citation : named,
    citation: said('media neutral citation') ?? (namesParties(citation) ? undefined : citation),
    case_number: said('case number'),
    court: said('court'),
    court_station: said('court station', 'court registry', 'registry'),
    division: said('court division'),
    document_type: said('case action'),
    date: FIRST_DAY.exec(said('judgment date', 'date') ?? '')?.[0] ?? day,
    judges: said('judges', 'judge')?.replace(/^;\s*/, ''),
    outcome: said('outcome'),
    frbr_uri: work ? `/${work}` : undefined,
    url: canonical?.startsWith('http') ? canonical : address,
    language: languageOf(spoken ?? language?.slice(0, 2)),
  }
}
