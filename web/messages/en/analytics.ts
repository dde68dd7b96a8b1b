import { nameOfProvision } from './provision-name.ts'

const number = new Intl.NumberFormat('en-GB')
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })
const cases = (count: number) => (count === 1 ? '1 case' : `${number.format(count)} cases`)
const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const interval = (low: number, high: number) => `${percent.format(low)} to ${percent.format(high)}`

/** Words of figures about courts, judges and cases. */
export const analytics = {
  title: 'Analytics',
  lead: 'How matters ended, year by year, counted from the reported decisions that this library holds. A figure that is underlined opens the cases behind it.',
  number: (count: number) => number.format(count),
  cases,
  percent: (share: number) => percent.format(share),
  /** Of few cases a percentage alone would say more than is known. */
  percentOf: (share: number, count: number, isFew: boolean) =>
    isFew ? `${percent.format(share)} (${number.format(count)})` : percent.format(share),
  form: {
    label: 'What is counted',
    court: 'Court',
    choose: 'Select a court',
    topic: 'Legal Topic (optional)',
    topicHint: 'Land, Employment, Constitutional …',
    chart: 'Chart Type',
    charts: { line: 'Line Chart', bar: 'Bar Chart', pie: 'Pie Chart (Topics)' },
    from: 'From year',
    to: 'To year',
    year: 'YYYY',
    notAYear: 'A year has four digits',
    reversed: 'This is before the first year',
    compare: 'Compare with',
    compareHint: 'Add a court',
    compareFull: 'Four courts at most',
    compared: 'Courts set side by side',
    remove: (name: string) => `Remove ${name}`,
    courtsFailed: 'The list of courts could not be loaded.',
    retry: 'Try Again',
    /** What the form says, where it is not shown. */
    scope: (topic: string, from: number | null, to: number | null) =>
      `${topic === '' ? 'All areas of law' : `Area of law: ${topic}`}; ${
        from === null && to === null ? 'all years' : from === null ? `until ${to}` : to === null ? `from ${from}` : `${from} to ${to}`
      }.`,
  },
  none: {
    court: 'Select a court to view analytics',
    data: 'No data available',
    loading: 'Loading figures',
    failed: 'The figures could not be loaded.',
  },
  trends: {
    title: (court: string) => (/\bcourt\b/i.test(court) ? `${court} Trends` : `${court} Court Trends`),
    analysisOf: (total: number) => `Analysis of ${cases(total)}`,
    series: {
      total: 'Total Cases',
      favorable: 'Favorable Outcomes',
      unfavorable: 'Unfavorable Outcomes',
      mixed: 'Mixed Outcomes',
      unknown: 'Outcome Unknown',
    },
    explained: 'Favorable means for the party who brought the appeal, application or claim; in a criminal trial, for the prosecution.',
    chart: (name: string, first: number, last: number, total: number) =>
      `${name}: ${cases(total)} from ${first} to ${last}. The table below has the same figures.`,
    pie: (name: string, areas: number) =>
      `${name}: ${areas === 1 ? '1 area of law' : `${number.format(areas)} areas of law`}. The table below has the same figures.`,
    keys: 'Arrow keys move from year to year, Enter opens the cases of the year.',
    year: (year: number, parts: string[]) => `${year}: ${parts.join(', ')}`,
    part: (name: string, count: number) => `${name} ${number.format(count)}`,
    opens: (count: number, name: string, where: string) => `${number.format(count)}, ${name}, ${where}: open these cases`,
    table: 'Cases by year and outcome',
    yearColumn: 'Year',
    all: 'All years',
    undated: 'Without a year',
    /** Years between others of which the chart shows nothing. */
    gaps: (years: readonly number[]) =>
      `The library holds no such case of ${years.length <= 3 ? listed.format(years.map(String)) : `${number.format(years.length)} of the years in between`}: the chart shows none, whatever was decided.`,
  },
  topics: {
    title: 'Areas of law',
    column: 'Area of law',
    count: 'Cases',
    share: 'Share',
    others: 'Other areas',
    none: 'No area of law is recorded for these cases.',
    /** `unrecorded`: of so many of the cases at least no area is known. */
    explained: (unrecorded: number, total: number) =>
      `A case may be of several areas: shares are of all mentions of an area. ${
        unrecorded > 0
          ? `For at least ${number.format(unrecorded)} of ${cases(total)} no area is recorded.`
          : 'Cases for which none is recorded are not among them.'
      }`,
  },
  workload: {
    stations: 'Court stations',
    divisions: 'Divisions',
    documentTypes: 'Kinds of decision',
    name: 'Name',
    cases: 'Cases',
    knownOf: (known: number, total: number) => `Known of ${number.format(known)} of ${cases(total)}.`,
    years: 'Years',
    yearsTaken: (years: number) => (years === 1 ? '1 year' : `${number.format(years)} years`),
    waited: 'Whole years from filing to decision',
    waitedExplained: (median: number, known: number, total: number) =>
      `${
        median === 0
          ? 'Half of them were decided in the year in which they were filed.'
          : `Half of them took ${median === 1 ? '1 year' : `${number.format(median)} years`} or less.`
      } Counted from the year in the case number to the year of the decision, so a matter filed in December and decided in January took one year; known of ${number.format(known)} of ${cases(total)}.`,
    notWaited: 'From no case number of these cases can the year of filing be read.',
  },
  before: {
    appeals: 'On appeal, by decisions in the library',
    reviewed: 'Reviewed',
    noAppeals: 'No decision in the library reviewed one of these on appeal. That does not mean that none was appealed.',
    authorities: 'Most cited authorities',
    authority: 'Authority',
    provisions: 'Provisions most cited',
    provisionColumn: 'Provision',
    heldProvisions: 'Counted are provisions of Acts that the library holds: what is cited of others is not among them.',
    noProvisions: 'None of these decisions cites a provision of an Act that the library holds.',
    provisionsFailed: 'The provisions could not be loaded.',
    provision: nameOfProvision,
    parties: 'Who appears, by the names that the decisions give',
  },
  endings: {
    title: 'How they ended',
    column: 'Outcome',
    count: 'Cases',
    none: 'No outcome could be read from these decisions.',
  },
  favorable: {
    title: 'Favorable share',
    /** Of the cases whose outcome favours a side. */
    words: (count: number, of: number, share: number) =>
      `${number.format(count)} of ${of === 1 ? '1 case' : `the ${cases(of)}`} whose outcome favours a side or both: ${percent.format(share)}`,
    open: (of: number) => `Open the ${cases(of)}`,
    interval: (low: number, high: number) => `95% interval ${interval(low, high)}`,
    short: (share: number, count: number, of: number) => `${percent.format(share)} (${number.format(count)} of ${number.format(of)})`,
    range: interval,
    none: 'The outcome of no case is known to favour a side, so there is no share.',
    few: 'Few cases: the share says little, and one more decision would move it much.',
  },
  coverage: {
    title: 'What is known',
    known: (known: number, total: number) =>
      `The outcome is known of ${number.format(known)} of ${cases(total)} (${percent.format(total === 0 ? 0 : known / total)}).`,
    open: (count: number) => `Open the ${cases(count)}`,
    undated: (count: number) => `${cases(count)} without a year ${count === 1 ? 'is' : 'are'} in no year of the chart.`,
    selection:
      'Only decisions that were reported and that this library holds are counted. What is settled, withdrawn or never reported is mostly not among them, and years differ in how much of them was reported.',
    outcome:
      'Outcomes are read from the orders of each judgment. Where they do not say who won, the outcome is counted as unknown, and never guessed.',
  },
  limits: {
    title: 'What these figures cannot say',
    items: [
      'They do not foretell how a case will be decided. Cases that come to a court are not drawn by lot: who sues, who settles and who appeals decides which ones are there.',
      'A judge is not more or less inclined to a side because of these shares. Judges hear different matters, and a bench of several decides together; therefore no list here is ordered by favour.',
      'A share of few cases is mostly chance. The interval beside it shows between which bounds it would lie if the cases were a sample.',
      'Courts are compared in the same years and on the same topic. That does not make their matters alike: a first appeal, a second appeal and a trial are decided on different questions.',
    ],
  },
  comparison: {
    title: 'Side by side',
    of: 'Court',
    judge: 'Judge',
    cases: 'Cases',
    known: 'Outcome known',
    favorable: 'Favorable share',
    interval: '95% interval',
    order: 'In the order in which they were chosen, and in the same years and on the same topic.',
    none: 'no share',
  },
  saving: {
    label: 'Export',
    of: (name: string) => `Export the figures of ${name}`,
    csv: 'Table as CSV',
    xlsx: 'Table for Excel',
    svg: 'Chart as SVG',
    png: 'Chart as PNG',
    page: 'Print or Save as PDF',
    copy: 'Copy Link',
    copied: 'Link copied to clipboard',
    failed: 'The file could not be made.',
    failedWith: (why: string) => `The file could not be made. ${why}`,
    made: (day: string) => `Hukumu, ${day}. Reported decisions held by the library; outcome unknown where the judgment does not say it.`,
  },
  judge: {
    title: 'Judge Decision Analysis',
    lead: 'How matters ended before a judge, beside the average of the same courts in the same years.',
    name: 'Judge Name',
    hint: 'Grace Mumbua Kitonyi',
    analyze: 'Analyze',
    required: 'Enter the name of a judge',
    full: 'Four judges at most: remove one first.',
    missing: (name: string) => `No judge named ${name} has a reported case in the library.`,
    remove: (name: string) => `Remove ${name}`,
    page: 'Page of the Judge',
    courts: 'Beside the courts',
    court: 'Court',
    cases: 'Cases',
    own: 'Favorable before this judge',
    average: 'Favorable in the court',
    range: (words: string, low: number, high: number) => `${words}, ${interval(low, high)}`,
    noShare: 'no share',
  },
  case: {
    title: 'Case Citation Analysis',
    lead: 'How often a case was cited in each year, by which courts, and what they made of it.',
    id: 'Case ID',
    hint: 'kesc-2026-90007',
    analyze: 'Analyze',
    required: 'Enter the id of a case, as its address shows it',
    missing: (id: string) => `No case with the id ${id} is in the library.`,
    cited: (total: number) => (total === 0 ? 'No case in the library cites it.' : `Cited by ${cases(total)}`),
    open: 'Open the Case',
    year: 'Year',
    count: 'Citing cases',
    courts: 'Citing courts',
    court: 'Court',
    treatment: 'Treatment',
    table: 'Citing cases by year',
    chart: (first: number, last: number, total: number) =>
      `Citing cases by year: ${cases(total)} from ${first} to ${last}. The table below has the same figures.`,
    clear: 'Clear',
    paragraphs: 'Paragraphs most cited',
    paragraph: 'Paragraph',
    paragraphNamed: (paragraph: number) => `Paragraph ${number.format(paragraph)}`,
    pinpointed: (count: number, total: number) =>
      `${number.format(count)} of ${cases(total)} ${count === 1 ? 'names' : 'name'} a paragraph beside the citation; the others cite the case as a whole.`,
    openPinpointed: (count: number) => `Open the ${cases(count)}`,
    unpinpointed: 'No citing case names a paragraph beside the citation.',
  },
}
