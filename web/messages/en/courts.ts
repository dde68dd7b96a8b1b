const number = new Intl.NumberFormat('en-GB')
const cases = (count: number) => (count === 1 ? '1 case' : `${number.format(count)} cases`)

/** Words of courts, judges and what the library holds of them. */
export const courts = {
  coverage: {
    title: 'What the library holds',
    all: 'All courts and years',
    total: (count: number) => (count === 1 ? '1 case' : `${number.format(count)} cases`),
    court: 'Court',
    cases: 'Cases',
    years: 'Decided',
    undated: 'undated',
    abroad: 'Courts outside Kenya',
    count: (count: number) => number.format(count),
    imported: (day: string) => `Last import ${day}`,
    empty: 'The library is empty. Import judgments to begin.',
    failed: 'What the library holds could not be loaded.',
  },
  screen: {
    title: 'Coverage',
    lead: 'What the library holds, court by court. A case that is not found here may still have been decided: look at the span and the stations before you conclude that there is none.',
    stations: 'Stations',
    noStations: 'The records of this court name no station.',
    show: 'Stations and years',
  },
  page: {
    loading: 'Loading',
    cases,
    span: (first: string, latest: string) => (first === latest ? `decided ${first}` : `decided ${first} to ${latest}`),
    search: 'Search These Cases',
    analysis: 'Decision Analysis',
    years: 'Cases by year',
    chart: (first: number, last: number, most: number, year: number) =>
      first === last
        ? `${cases(most)}, ${most === 1 ? '' : 'all '}of ${first}`
        : `From ${first} to ${last}; the most, ${number.format(most)}, in ${year}`,
    yearTable: 'The same as a table',
    year: 'Year',
    count: 'Cases',
    newest: 'Newest',
    mostCited: 'Most cited',
    citedBy: (count: number) => `cited by ${cases(count)}`,
    noneCited: 'No case in the library cites any of these.',
    stations: 'Stations',
    judges: 'Judges',
    courts: 'Courts',
    otherNames: (names: string[]) => `Also printed as ${names.join(', ')}`,
    showAll: (count: number) => `Show all ${number.format(count)}`,
    number: (count: number) => number.format(count),
    untitled: 'Untitled case',
    private: 'Private',
  },
  levels: {
    0: 'Regional court',
    1: 'The highest court: its decisions bind every other court',
    2: 'Appeals from the High Court and courts of equal status',
    3: 'Superior court of first instance and appeal',
    4: 'Subordinate court',
    5: 'Subordinate court for small claims',
    6: 'Tribunal',
  } as Record<number, string>,
  none: {
    title: 'No cases found',
    empty: 'The library holds no case of this court yet.',
    judge: 'No judge of that name has a case in the library.',
    court: 'There is no court of that name or code in the register.',
    coverage: 'See what the library holds',
  },
  failure: {
    title: 'This page could not be loaded',
    retry: 'Try Again',
  },
}
