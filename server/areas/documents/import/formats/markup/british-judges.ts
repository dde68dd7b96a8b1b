import { isRole } from '../../header/roles.ts'
import type { JudgeName } from '../../../../../judge-names/judge-names.ts'

type NamedJudge = Pick<JudgeName, 'name' | 'title'>

// 'QC', 'K.C.', 'CBE', 'DL', 'J.S.C.'
const HONOURS = /[\s,]+(?:[QK]\.?C\.?|[CDOMK]\.?B\.?E\.?|D\.?L\.?|P\.?C\.?|J\.?S\.?C\.?|Ph\.?D\.?)(?=[\s,]|$)/gi
const FORMS = /^(?:(?:the\s+)?(?:rt\.?|right)\s+hon(?:ourable|\.)?\s+|the\s+hon(?:ourable|\.|’ble)?\s+|the\s+)+/i
// 'LORD JUSTICE', 'MRS JUSTICE', 'HIS HONOUR JUDGE', 'HHJ', 'COSTS JUDGE', 'DEPUTY DISTRICT JUDGE', 'UPPER TRIBUNAL JUDGE', 'SENIOR MASTER'
const TITLE =
  /^((?:lord|lady)\s+(?:chief\s+)?justice(?:\s+of\s+appeal)?|(?:mr|mrs|ms|miss)\.?\s+justice|(?:his|her)\s+honour\s+(?:judge)?|h\.?h\.?j\.?|(?:deputy\s+|senior\s+|chief\s+|principal\s+|regional\s+|resident\s+)*(?:costs?|district|circuit|tribunal|upper\s+tribunal|employment|insolvency(?:\s+and\s+companies\s+court)?|icc|tax|high\s+court|coroner|registrar|recorder|master|judge)(?:\s+judge)?)\s+(?=\p{L})/iu
// ', PRESIDENT', ', Vice-President of the Court of Protection', ', Deputy President', ', Chair'
const OFFICE = /^(.{2,60}?),\s+((?:deputy\s+|vice[\s-]+)?(?:president|chair\w*|member|chancellor|master of the rolls)\b.*)$/i
// '(sitting as a Deputy High Court Judge)', 'sitting as a s9 Deputy High Court Judge', '(Chair)'
const ASIDE = /\s*\([^()]*\)?\s*$|,?\s+sitting\s+(?:as|in|at)\b.*$/i
// '(sitting with assessors)', 'SITTING AS A JUDGE OF THE HIGH COURT'
const BESIDE = /^(?:\(.*\)?|sitting\b.*|and\s*:?|&)$/i
// 'Between:', 'B E T W E E N', '- - - -', 'JUDGMENT GIVEN ON', 'Heard on 22 April', 'REGINA', 'A v B', 'X appeared for'
const STOP =
  /^(?:b\s?e\s?t\s?w\s?e\s?e\s?n\b|judge?ment\b|approved\b|heard\b|hearing\b|dates?\b|on\s+\d|regina\b|re:?\s|representation\b|in\s+the\s+matter\b|[-–—_\s]*$)|\b(?:v|versus|appeared|instructed\s+by|for\s+the)\b/i

const cased = (words: string): string => {
  if (words !== words.toUpperCase()) return words
  return words.toLowerCase().replace(/(?<![\p{L}’'])\p{L}|(?<=(?<!\p{L})[od][’'])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A judge of the United Kingdom with the title set apart: 'LORD JUSTICE DYSON', 'Lord Neuberger, President', 'MR C M G OCKELTON, VICE PRESIDENT'. */
export function readBritishJudge(line: string): NamedJudge | null {
  const plain = line
    .replace(ASIDE, '')
    .replace(HONOURS, '')
    .replace(/[\s:,;–-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(FORMS, '')
  const [, named = plain, office = null] = OFFICE.exec(plain) ?? []
  const title = TITLE.exec(named)?.[1] ?? null
  const name = (title ? named.slice(title.length) : named).trim().replace(/^(?:mr|mrs|ms|miss|dr)\.?\s+/i, '')
  if (!/\p{L}{2}/u.test(name) || name.length > 70) return null
  const said = (title ?? office)?.trim() ?? null
  return { name: cased(name), title: said !== null && /^h\.?h\.?j/i.test(said) ? 'HHJ' : said && cased(said) }
}

const maxBenchLength = 9

/** The judges named after 'Before' in the header of a judgment; empty where it has no such line. */
export function readBritishBench(header: readonly string[]): NamedJudge[] {
  const at = header.findIndex((line) => /^before\b\s*:?/i.test(line) && line.length < 120)
  if (at < 0) return []
  const sameLine = header[at]!.replace(/^before\s*:?\s*/i, '')
  const lines = sameLine === '' ? header.slice(at + 1) : [sameLine, ...header.slice(at + 1)]
  const judges: NamedJudge[] = []
  for (const line of lines.slice(0, 3 * maxBenchLength)) {
    if (BESIDE.test(line)) continue
    if (STOP.test(line) || isRole(line) || line.length > 100 || judges.length === maxBenchLength) break
    for (const one of line.split(/\s+(?:and|&)\s+|\s*;\s*/i)) {
      const judge = readBritishJudge(one)
      if (judge) judges.push(judge)
    }
  }
  return judges
}
