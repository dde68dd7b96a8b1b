import { nameInLaw } from '#citations/law/name-in-law'

const number = new Intl.NumberFormat('en-GB')
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })
const cases = (count: number) => (count === 1 ? '1 case' : `${number.format(count)} cases`)
const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const listedAll = new Intl.ListFormat('en-GB')
const interval = (low: number, high: number) => `${percent.format(low)} to ${percent.format(high)}`

/** Words of figures about courts, judges and cases. */
export const analytics = {
  title: 'Analytics',
  lead: 'How matters were decided, year by year, in the reported decisions held here. An underlined figure opens the cases it counts.',
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
    rest: 'Also mixed and unknown outcomes',
    /** Of series that are not drawn. */
    without: (names: readonly string[]) => `None in these years: ${listedAll.format(names)}.`,
    opened: (usual: string, court: string) =>
      `The library holds no decision of the ${usual}, so the figures open with the court of which it holds most, the ${court}.`,
    noOutcomes: (court: string) => `No outcome is known for any decision of the ${court} held here, so the chart counts the cases alone.`,
    outcomesOf: 'Outcomes are known for:',
    knownOf: (court: string, known: number, total: number) => `${court}, ${number.format(known)} of ${number.format(total)}`,
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
      `The library holds no such case for ${years.length <= 3 ? listed.format(years.map(String)) : `${number.format(years.length)} of the years in between`}: the chart shows none, though some may have been decided.`,
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
    knownOf: (known: number, total: number) => `Recorded for ${number.format(known)} of ${cases(total)}.`,
    years: 'Years',
    yearsTaken: (years: number) => (years === 1 ? '1 year' : `${number.format(years)} years`),
    waited: 'Whole years from filing to decision',
    waitedExplained: (median: number, known: number, total: number) =>
      `${
        median === 0
          ? 'Half of them were decided in the year in which they were filed.'
          : `Half of them took ${median === 1 ? '1 year' : `${number.format(median)} years`} or less.`
      } Counted from the year in the case number to the year of the decision, so a matter filed in December and decided in January took one year; known for ${number.format(known)} of ${cases(total)}.`,
    notWaited: 'The year of filing cannot be read from the numbers of these cases.',
  },
  before: {
    appeals: 'On appeal, by decisions in the library',
    reviewed: 'Reviewed',
    noAppeals: 'No decision in the library reviewed one of these on appeal. That does not mean that none was appealed.',
    authorities: 'Most cited authorities',
    authority: 'Authority',
    provisions: 'Provisions most cited',
    provisionColumn: 'Provision',
    heldProvisions: 'Only provisions of Acts held in the library are counted.',
    noProvisions: 'None of these decisions cites a provision of an Act that the library holds.',
    provisionsFailed: 'The provisions could not be loaded.',
    provision: (act: string, eid: string) => nameInLaw({ title: act }, eid),
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
    none: 'No case has an outcome known to favour one side, so no share can be given.',
    few: 'Few cases: the share says little, and a single further decision could change it considerably.',
  },
  coverage: {
    title: 'What is known',
    known: (known: number, total: number) =>
      `The outcome is known for ${number.format(known)} of ${cases(total)} (${percent.format(total === 0 ? 0 : known / total)}).`,
    open: (count: number) => `Open the ${cases(count)}`,
    undated: (count: number) => `${cases(count)} without a year ${count === 1 ? 'is' : 'are'} in no year of the chart.`,
    selection:
      'Only decisions that were reported and that this library holds are counted. Matters that were settled, withdrawn or never reported are mostly absent, and reporting varies from year to year.',
    outcome:
      'Outcomes are read from the orders of each judgment. Where they do not say who won, the outcome is counted as unknown; it is never guessed.',
  },
  limits: {
    title: 'What these figures cannot say',
    items: [
      'They do not predict how a case will be decided. The cases that reach a court are not a random sample: they depend on who sues, who settles and who appeals.',
      'They do not show that a judge leans to one side. Judges hear different matters, and a bench decides together; no list here is therefore ordered by outcome.',
      'A share of a few cases is largely chance. The interval beside it shows the range in which it would lie if the cases were a random sample.',
      'Courts are compared over the same years and on the same topic. Their matters still differ: a trial, a first appeal and a second appeal turn on different questions.',
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
    failed: 'The file could not be created.',
    failedWith: (why: string) => `The file could not be created. ${why}`,
    made: (day: string) => `Hukumu, ${day}. Reported decisions held by the library; outcome unknown where the judgment does not state it.`,
  },
  judge: {
    title: 'Judge Decision Analysis',
    lead: 'How matters before a judge were decided, beside the average of the same courts over the same years.',
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
    lead: 'How often a case was cited each year, by which courts, and how they treated it.',
    id: 'Case ID',
    hint: 'Wekulo v Mlima Crest Bank',
    helper: 'Its name or its citation',
    analyze: 'Analyze',
    required: 'Enter the name or the citation of a case',
    missing: (id: string) => `No case “${id}” is in the library.`,
    several: 'Several cases have this name. Which one do you mean?',
    unnamed: (name: string) => `No case named “${name}” is in the library.`,
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
