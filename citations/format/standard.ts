import type { ActReference, CaseNumber, Citation, ForeignCitation, Provision, ReportCitation, RuleCitation } from '../citation.ts'

/** Kenya Law's way: square brackets, round ones for a span of years; 'section 3A of the Civil Procedure Act (Cap. 21)'. */
export const formatStandard = (citation: Citation): string => {
  switch (citation.kind) {
    case 'neutral':
      return `[${citation.year}] ${citation.court} ${citation.number} (KLR)`
    case 'eKLR':
      return `[${citation.year}] eKLR`
    case 'KLR':
    case 'KAR':
    case 'EA':
    case 'EACA':
    case 'LLR':
    case 'foreign':
      return formatReport(citation)
    case 'unreported':
      return formatCaseNumber(citation.caseNumber)
    case 'article':
      return `${listed('Article', citation.provisions)}${ofInstrument(citation.instrument)}`
    case 'statute':
      return `${listed('section', citation.provisions)}${ofInstrument(citation.act)}`
    case 'statute_bare':
      return listed('section', citation.provisions)
    case 'rule':
      return formatRule(citation)
    case 'rule_bare':
      return listed(citation.unit, citation.provisions)
    case 'act':
      return formatAct(citation.act)
    case 'legal_notice':
      return `${citation.series} No. ${citation.number}${citation.year ? ` of ${citation.year}` : ''}`
    case 'ibid':
      return 'ibid'
    case 'supra':
      return 'supra'
    case 'short':
      return `${citation.name} case`
  }
}

const formatReport = (report: ReportCitation | ForeignCitation): string => {
  const years = report.yearTo ? `${report.year}-${report.yearTo}` : `${report.year}`
  const air = report.kind === 'foreign' && report.series.startsWith('AIR ') ? report.series.slice(4) : null
  if (air) return `AIR ${years} ${air} ${report.page}`
  const english = report.kind === 'foreign' ? /^EWHC (\(\w+\))$/.exec(report.series) : null
  if (english) return `[${years}] EWHC ${report.page} ${english[1]}`
  const printed = report.year === undefined ? undefined : report.yearTo ? `(${years})` : `[${years}]`
  const parts = [printed, report.volume, report.series, report.page]
  return parts.filter((part) => part !== undefined).join(' ')
}

/** '862 (E958) of 2022', '122 & 124 of 2023 (Consolidated)'. */
export const formatCaseNumber = (caseNumber: CaseNumber): string => {
  const numbers = [caseNumber, ...caseNumber.others]
  const written = numbers.map(({ number, eNumber, year }, i) => {
    const joined = i === 0 ? '' : i === numbers.length - 1 ? ' & ' : ', '
    const own = numbers[i + 1]?.year === year ? '' : ` of ${year}`
    return `${joined}${number}${eNumber ? ` (${eNumber})` : ''}${own}`
  })
  const registry = caseNumber.registry ? ` No. ${caseNumber.registry}.` : ''
  const tail = `${caseNumber.originatingSummons ? ' (OS)' : ''}${caseNumber.consolidated ? ' (Consolidated)' : ''}`
  return `${caseNumber.type.replace(/\.$/, '')}${registry} ${written.join('')}${tail}`
}

const oneProvision = ({ number, parts }: Provision): string => `${number}${parts.map((part) => `(${part})`).join('')}`

const listed = (word: string, provisions: readonly Provision[]): string => {
  const written = provisions.map(oneProvision)
  const last = written.pop() ?? ''
  return written.length === 0 ? `${word} ${last}` : `${word}s ${written.join(', ')} and ${last}`
}

const formatAct = (act: ActReference): string => {
  const cap = act.cap === undefined ? '' : `${act.name ? ' (' : ''}Cap. ${act.cap}${act.name ? ')' : ' Laws of Kenya'}`
  const number =
    act.number === undefined ? (act.year === undefined ? '' : `, ${act.year}`) : `${act.name ? ' ' : ''}No. ${act.number} of ${act.year}`
  return `${act.name}${cap}${number}`
}

const ofInstrument = (act: ActReference | null): string => (act ? ` of ${act.name ? 'the ' : ''}${formatAct(act)}` : '')

const formatRule = ({ unit, order, provisions, act }: RuleCitation): string => {
  const rules = provisions.length > 0 ? listed(unit, provisions) : ''
  return `${order ? `Order ${order}${rules ? ' ' : ''}` : ''}${rules}${ofInstrument(act)}`
}
