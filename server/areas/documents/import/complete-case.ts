import type { ImportWarning } from '#contract/reasons/import-warnings'
import { type Court, type CourtAtStation, courtByName, courtOfCode, isCourtAbroad, isKenyanCode } from '#citations/data/courts'
import { frbrOfNeutral, neutralOfFrbr, type NeutralKey } from '#citations/frbr'
import { parseCaseNumber, sameMatter } from '#citations/case-number'
import type { NumberedMatter } from '#citations/disposition/outcome-words'
import { type Title, parseTitle } from '#citations/title'
import { readMatter } from './fields/read-matter.ts'
import { type GivenCase, partiesOfTitle } from './given-case.ts'
import type { Ending } from './header/read-ending.ts'
import type { Header } from './header/read-header.ts'
import { readSides } from './header/read-parties.ts'
import type { JudgeName } from '../../../judge-names/judge-names.ts'
import { caseNumberKey, citationKey } from '#citations/match-keys'
import { parseCitation } from '#citations/parse'
import type { DocumentRecord } from './prepared-document.ts'
import { isPleadingType } from './split/pleading.ts'
import { readStation, stationName } from './station-names.ts'

/** The title of a case that has none. */
export const untitled = 'Untitled case'

/** A case with everything that is given or can be read, and what is in doubt about it. */
export interface CompletedCase {
  record: DocumentRecord
  judges: JudgeName[]
  citations: string[]
  /** The Kenyan neutral citation. */
  neutral: NeutralKey | null
  /** A foreign neutral citation, as it is compared: '[2023] ewfc 142 [b]'. */
  foreignNeutral: string | null
  warnings: ImportWarning[]
}

/** Takes the first value that is there and notes the field when it was read from the text rather than given. */
const createReader = () => {
  const fields: string[] = []
  return {
    fields,
    take<T>(field: string, given: T | null, ...read: (T | null | undefined)[]): T | null {
      if (given !== null) return given
      const found = read.find((value) => value !== null && value !== undefined) ?? null
      if (found !== null) fields.push(field)
      return found
    },
    takeList<T>(field: string, given: readonly T[], ...read: (readonly T[])[]): T[] {
      if (given.length > 0) return [...given]
      const found = read.find((list) => list.length > 0) ?? []
      if (found.length > 0) fields.push(field)
      return [...found]
    },
  }
}

const neutralOf = (citation: string | null): NeutralKey | null => {
  const neutral = citation ? parseTitle(citation).neutral : null
  return neutral && isKenyanCode(neutral.court) ? neutral : null
}

/** Courts abroad cite neutrally too; a division in brackets is part of what tells two of their citations apart. */
function foreignNeutralOf(citation: string | null): string | null {
  if (!citation) return null
  const { neutral } = parseTitle(citation)
  const parsed = neutral ? null : parseCitation(citation)
  const foreign = neutral ? !isKenyanCode(neutral.court) : parsed?.kind === 'foreign' && parsed.form === 'neutral'
  return foreign ? citationKey(citation) : null
}

/** Given metadata beats what the title string says, that beats the header, and that the ending; `read_fields` lists what was read. `outcomeOf` is what the orders say. */
export function completeCase(
  given: GivenCase,
  header: Header,
  ending: Ending,
  outcomeOf: (matter: NumberedMatter) => string | null,
): CompletedCase {
  const reader = createReader()
  const titleText = reader.take('title', given.title, header.titleText, titleOfHeader(header))
  const fromTitle = titleText ? parseTitle(titleText) : null
  const title = fromTitle?.citation ? fromTitle : null
  const neutral =
    neutralOf(given.citation) ??
    (given.frbr_uri ? neutralOfFrbr(given.frbr_uri) : null) ??
    given.citations.map(neutralOf).find(Boolean) ??
    title?.neutral ??
    neutralOf(header.citation) ??
    null
  const court = readCourt(given, header, neutral)
  const citation = reader.take('citation', given.citation ?? given.citations[0] ?? null, title?.citation, header.citation)
  const parties = reader.takeList('parties', given.parties, header.parties, partiesOfTitle(fromTitle?.parties ?? ''))
  const sides = readSides(parties.map((party, index) => ({ side: index, ...party })))
  const partiesRead = reader.fields.includes('parties')
  const judges = titledJudges(reader.takeList('judges', given.judges, header.judges, ending.judges), header.judges)
  const date = reader.take('date', given.date, title?.date, header.date, ending.date)
  const caseNumber = reader.take('case_number', given.case_number, title?.caseNumberText, header.caseNumber)
  if (partiesRead && sides.applicant && !given.applicant) reader.fields.push('applicant')
  if (partiesRead && sides.respondent && !given.respondent) reader.fields.push('respondent')
  const record: DocumentRecord = {
    kind: given.kind,
    title: titleText ?? untitled,
    court_code: court.code ?? null,
    court: reader.take('court', court.given, court.read),
    court_station: reader.take('court_station', court.givenStation, court.readStation),
    division: reader.take('division', given.division, header.division, title?.division),
    document_type: reader.take('document_type', given.document_type, title?.documentType, header.documentType),
    date,
    year: given.year ?? (date ? Number(date.slice(0, 4)) : (neutral?.year ?? null)),
    citation,
    case_number: caseNumber,
    case_number_key: caseNumber ? caseNumberKey(caseNumber) : null,
    judges: judges.map(({ name }) => name),
    parties: parties.map(({ name, role }) => ({ name, role })),
    applicant: given.applicant ?? sides.applicant,
    respondent: given.respondent ?? sides.respondent,
    category: given.category,
    legal_areas: given.legal_areas,
    summary: given.summary,
    key_points: given.key_points,
    status: given.status,
    outcome: given.outcome,
    hierarchy_level: given.hierarchy_level ?? court.level,
    url: given.url,
    frbr_uri: reader.take('frbr_uri', given.frbr_uri, neutral ? frbrOfNeutral(neutral) : null),
    language: given.language ?? 'en',
    sample: given.sample,
    read_fields: [],
  }
  // What a party prays for is no outcome.
  if (!isPleadingType(record.document_type ?? '')) record.outcome = reader.take('outcome', given.outcome, outcomeOf(record))
  const matter = readMatter({
    courtCode: record.court_code,
    division: record.division,
    caseNumber: record.case_number,
    title: record.title,
    documentType: record.document_type,
    summary: record.summary,
  })
  record.category = reader.take('category', given.category, matter.category)
  record.legal_areas = reader.takeList('legal_areas', given.legal_areas, matter.areas)
  record.read_fields = reader.fields
  const printed = [...new Set([citation, ...given.citations].filter((one) => one !== null))]
  // An address on Kenya Law determines the neutral citation that an older page does not print.
  const citations =
    neutral && !printed.some(neutralOf) ? [...printed, `[${neutral.year}] ${neutral.court} ${neutral.number} (KLR)`] : printed
  const foreignNeutral = neutral ? null : foreignNeutralOf(citation)
  const abroad = foreignNeutral !== null || isCourtAbroad(record.court ?? '')
  return {
    record,
    judges,
    citations,
    neutral,
    foreignNeutral,
    warnings: [...given.warnings, ...findDoubts(given, { title, header, record, neutral, court, abroad })],
  }
}

/** A text without a title string is called by its parties, else by its number. */
function titleOfHeader({ parties, caseNumber }: Header): string | null {
  const { applicant, respondent } = readSides(parties)
  if (applicant && respondent) return `${applicant} v ${respondent}`
  return caseNumber
}

interface FoundCourt {
  code: string | null
  level: number | null
  given: string | null
  read: string | null
  givenStation: string | null
  readStation: string | null
  /** The court that the text names, when it is another than the given one. */
  differs: string | null
}

/** The court by its given name or code, else by the neutral citation's code, else by the header; the station by whoever names it. */
function readCourt(given: GivenCase, header: Header, neutral: NeutralKey | null): FoundCourt {
  const named: CourtAtStation | null = given.court ? courtByName(given.court) : null
  const coded: Court | null = given.court_code ? courtOfCode(given.court_code) : null
  const neutralCourt = neutral ? courtOfCode(neutral.court) : null
  const told = named?.court ?? coded
  const read = neutralCourt ?? header.court?.court ?? null
  // A court that is given and not one of Kenya's is not turned into one by what the text calls it.
  const court = told ?? neutralCourt ?? (given.court ? null : read)
  const printed = header.court?.court ?? null
  return {
    code: court?.code ?? null,
    level: court?.level ?? null,
    given: told?.name ?? given.court,
    read: read?.name ?? header.courtText,
    givenStation: given.court_station
      ? readStation(given.court_station, court)
      : named?.station
        ? stationName(named.court, named.station)
        : null,
    readStation: header.court?.station && printed ? stationName(printed, header.court.station) : null,
    differs: court && printed && printed.code !== court.code ? printed.name : null,
  }
}

/** Judges with the offices that the header gives them: by the key of their name, else by their place in a bench of equal length. */
function titledJudges(judges: readonly JudgeName[], bench: readonly JudgeName[]): JudgeName[] {
  return judges.map((judge, index) => {
    const same = bench.find(({ key }) => key === judge.key) ?? (bench.length === judges.length ? bench[index] : undefined)
    return { ...judge, title: judge.title ?? same?.title ?? null }
  })
}

interface Facts {
  title: Title | null
  header: Header
  record: DocumentRecord
  neutral: NeutralKey | null
  court: FoundCourt
  /** Whether the court is another country's, which no list of Kenya's courts can know. */
  abroad: boolean
}

/** What is missing, unknown or at odds. */
function findDoubts(given: GivenCase, { title, header, record, neutral, court, abroad }: Facts): ImportWarning[] {
  const doubts: ImportWarning[] = []
  const digest = given.kind === 'digest'
  if (!record.court_code && !digest && !(abroad && record.court))
    doubts.push(record.court ? { code: 'court-unknown', court: record.court } : unknownCourt(neutral))
  if (!record.date && !digest && !isPleadingType(record.document_type ?? '')) doubts.push({ code: 'date-not-stated' })
  if (record.date && record.date > tomorrow()) doubts.push({ code: 'date-in-future', date: record.date })
  if (record.title === untitled) doubts.push({ code: 'no-title' })
  if (court.differs) doubts.push({ code: 'court-differs', text: court.differs, record: record.court })
  const textNeutral = neutralOf(header.citation)
  const other = [title?.neutral, textNeutral].find(
    (one) => one && neutral && (one.court !== neutral.court || one.year !== neutral.year || one.number !== neutral.number),
  )
  if (other)
    doubts.push({
      code: 'citation-differs',
      citation: record.citation,
      other: `[${other.year}] ${other.court} ${other.number}`,
      place: other === textNeutral ? 'text' : 'title',
    })
  if (given.date && title?.date && given.date !== title.date) doubts.push({ code: 'date-differs', date: given.date, title: title.date })
  const [number, titleNumber] = [given.case_number, title?.caseNumberText ?? null]
  if (number && titleNumber && disagree(number, titleNumber)) doubts.push({ code: 'case-number-differs', number, title: titleNumber })
  return doubts
}

const unknownCourt = (neutral: NeutralKey | null): ImportWarning =>
  neutral ? { code: 'kenyan-court-unknown', court: neutral.court } : { code: 'court-not-stated' }

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

function disagree(a: string, b: string): boolean {
  if (caseNumberKey(a) === caseNumberKey(b)) return false
  const [first, second] = [parseCaseNumber(a), parseCaseNumber(b)]
  return first !== null && second !== null && !sameMatter(first, second)
}
