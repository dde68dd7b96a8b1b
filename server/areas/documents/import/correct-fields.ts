import { courtByName, courtOfCode } from '#citations/data/courts'
import { frbrOfNeutral } from '#citations/frbr'
import { caseNumberKey } from '#citations/match-keys'
import { outcomeAsSaid } from '#citations/disposition/outcome-words'
import { parseTitle } from '#citations/title'
import type { CaseCorrection } from '#contract/library'
import { readSides } from './header/read-parties.ts'
import { type JudgeName, judgeKey, readJudgeName } from '../../../judge-names/judge-names.ts'
import { bareJudgeKey, ownJudgeKey } from './owned-document.ts'
import type { DocumentRecord } from './prepared-document.ts'
import { readStation, stationName } from './station-names.ts'

/** What is said of a document: its record, every citation (the preferred one first) and its judges. */
export interface Said {
  record: DocumentRecord
  citations: string[]
  judges: JudgeName[]
}

/** Fields by which other judgments cite a document. */
const citable: readonly (keyof CaseCorrection)[] = ['title', 'parties', 'citation', 'case_number', 'date']
export const changesCitability = (correction: CaseCorrection): boolean => citable.some((field) => correction[field] !== undefined)

/**
 * Puts a reader's correction in place of what was given or read, with everything that follows from it: the court's code and level, the
 * year, both sides, the keys. What a person has said is no longer marked as read from the text.
 */
export function correctFields(said: Said, correction: CaseCorrection, ownerId: string | null): Said {
  // Judges of a private document are known under keys of its owner.
  const judges = said.judges.map((judge) => ({ ...judge, key: bareJudgeKey(ownerId, judge.key) }))
  const corrected = correctBare({ ...said, judges }, correction)
  return ownerId
    ? { ...corrected, judges: corrected.judges.map((judge) => ({ ...judge, key: ownJudgeKey(ownerId, judge.key) })) }
    : corrected
}

function correctBare(said: Said, correction: CaseCorrection): Said {
  const { court, court_station, date, case_number, citation, judges, parties, title, summary, legal_areas, document_type, disposition } =
    correction
  const record = { ...said.record }
  const corrected = new Set<string>(Object.entries(correction).flatMap(([field, value]) => (value === undefined ? [] : [field])))
  if (title !== undefined) record.title = title
  if (summary !== undefined) record.summary = summary
  if (legal_areas !== undefined) record.legal_areas = legal_areas
  if (disposition !== undefined) {
    record.outcome = disposition.kind && outcomeAsSaid(disposition.kind, record.outcome)
    corrected.add('outcome')
  }
  if (document_type !== undefined) record.document_type = document_type
  if (court !== undefined) Object.assign(record, readCourt(court))
  if (court_station !== undefined)
    record.court_station = court_station && readStation(court_station, record.court_code ? courtOfCode(record.court_code) : null)
  if (case_number !== undefined) {
    record.case_number = case_number
    record.case_number_key = case_number && caseNumberKey(case_number)
  }
  if (parties !== undefined) {
    record.parties = parties
    Object.assign(record, readSides(parties.map((party, side) => ({ side, ...party }))))
    corrected.add('applicant').add('respondent')
  }
  const neutral = citation ? parseTitle(citation).neutral : null
  if (citation !== undefined) {
    record.citation = citation
    if (neutral) record.frbr_uri = frbrOfNeutral(neutral)
    else if (said.record.read_fields.includes('frbr_uri')) record.frbr_uri = null
    if (neutral) corrected.add('frbr_uri')
  }
  if (date !== undefined) {
    record.date = date
    record.year = date ? Number(date.slice(0, 4)) : (neutral?.year ?? null)
  }
  const named = judges?.map((name) => readJudge(name, said.judges)) ?? said.judges
  record.judges = named.map(({ name }) => name)
  record.read_fields = said.record.read_fields.filter((field) => !corrected.has(field))
  return {
    record,
    judges: named,
    citations: citation === undefined ? said.citations : withPreferred(citation, said),
  }
}

/** A court by its name, which may name its station too; a court that is not on the list stays as it was written. */
function readCourt(name: string | null): Partial<DocumentRecord> {
  const known = name ? courtByName(name) : null
  return {
    court: known?.court.name ?? name,
    court_code: known?.court.code ?? null,
    hierarchy_level: known?.court.level ?? null,
    ...(known?.station && { court_station: stationName(known.court, known.station) }),
  }
}

/** A judge as named, with the office that the document gives a judge of that name. */
function readJudge(name: string, known: readonly JudgeName[]): JudgeName {
  const judge = readJudgeName(name) ?? { name, title: null, key: judgeKey(name) }
  return { ...judge, title: judge.title ?? known.find(({ key }) => key === judge.key)?.title ?? null }
}

const withPreferred = (citation: string | null, { record, citations }: Said): string[] => {
  const others = citations.filter((one) => one !== record.citation)
  return [...new Set(citation === null ? others : [citation, ...others])]
}
