const number = new Intl.NumberFormat('en-GB')
const cases = (count: number) => (count === 1 ? '1 case' : `${number.format(count)} cases`)

/** Words of searching and of the list of cases. */
export const search = {
  assistant: 'Chat with Assistant',
  title: 'Case Browser',
  titleOf: (query: string) => `${query} · Case Browser`,
  form: {
    label: 'Search cases',
    query: 'Search cases',
    clear: 'Empty the search box',
    help: 'How to search',
    filters: 'Filters',
  },
  filters: {
    loading: 'Loading filters',
    set: 'Filters in use',
    remove: (what: string) => `Remove filter: ${what}`,
    fromDay: (day: string) => `From ${day}`,
    toDay: (day: string) => `To ${day}`,
  },
  sort: {
    label: 'Sort by',
    relevance: 'Relevance',
    newest: 'Newest',
    oldest: 'Oldest',
    most_cited: 'Most cited',
  },
  results: {
    title: 'Results',
    exactly: cases,
    atLeast: (count: number) => `At least ${cases(count)}`,
    withEvery: (asked: number) => (asked === 1 ? 'with this word' : 'with every word'),
    /** A phrase brings quotation marks of its own. */
    searching: 'Searching the library',
    /** What stands above the list: how many cases, and which of them are shown. */
    shown: (first: number, last: number) =>
      first === last ? `showing ${number.format(first)}` : `showing ${number.format(first)}–${number.format(last)}`,
  },
  card: {
    judges: 'Judges',
    why: (name: string) => `Why ${name} stands here`,
    opinions: { dissenting: 'Dissent', concurring: 'Concurring opinion', opinion: 'One of several opinions' },
    select: (name: string) => `Select ${name}`,
    view: 'View Details',
    viewCase: (name: string) => `View details of ${name}`,
    /** The court's own number of the paragraph, where it has one. */
    pinpoint: (paragraph: string | null) => (paragraph === null ? 'Passage' : `[${paragraph}]`),
    passage: (paragraph: string | null) => (paragraph === null ? 'Go to this passage' : `Go to paragraph ${paragraph}`),
    /** Of a case that does not have every word of the search. */
    without: (words: string[]) => `Without ${words.map((word) => `“${word}”`).join(', ')}`,
    /** Of words that the search did not ask for in itself, each with the one it stands for. */
    related: (pairs: { word: string; other: string }[]) =>
      `found by related words: ${pairs.map(({ word, other }) => `${word} ≈ ${other}`).join(', ')}`,
    noText: 'The library holds no text of this case.',
  },
  failure: {
    title: 'The search did not finish',
    'too-slow': 'The search query took too long to process. Please try narrowing your search criteria or use more specific terms.',
    'no-connection': 'Network connection issue. Please check your internet connection and try again.',
    other: 'Failed to load cases. Please try again.',
    similar: 'Failed to load similar cases. Please try again.',
    clear: 'Clear Search',
    retry: 'Try Again',
  },
}
