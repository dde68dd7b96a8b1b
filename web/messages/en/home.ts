/** Words of the home screen. */
export const home = {
  someFailed: 'Failed to load some data',
  title: 'Home',
  welcome: (name: string) => (name === '' ? 'Welcome to Hukumu' : `Welcome, ${name}`),
  lead: 'Search the judgments of Kenya’s courts, read what they say, and see what still stands.',
  search: {
    label: 'Search the library',
    placeholder: 'Question, name or citation',
    submit: 'Search',
  },
  tiles: {
    label: 'Where to begin',
    chat: { title: 'Ask the Assistant', advice: 'Each answer leads to the paragraphs it rests on' },
    cases: { title: 'Case Browser', advice: 'Narrow by court, judge, year and standing' },
    notes: { title: 'Research Notes', advice: 'Write, with every authority pinpointed' },
    bookmarks: { title: 'Bookmarks', advice: 'The cases you keep, in folders' },
    check: { title: 'Check a Document', advice: 'Every citation and quotation of a draft, compared' },
  },
  questions: {
    title: 'Questions to try',
    asked: [
      'When is a fraudulent transfer of land set aside?',
      'What procedure must an employer follow before dismissal?',
      'When is bail refused pending trial?',
      'Stay of execution pending appeal: substantial loss',
      'How is adverse possession of registered land proved?',
    ],
  },
  reading: {
    title: 'Continue reading',
    open: 'Open where you stopped',
  },
  changed: {
    title: 'What changed for you',
    lead: 'Cases you keep that have since been overturned.',
    kinds: { bookmark: 'bookmarked', citation: 'cited', note: 'noted', annotation: 'annotated' },
    kept: (ways: string[], day: string) => `${ways.join(', ')} since ${day}`,
    learned: (day: string) => `learned here on ${day}`,
    more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  },
  activity: {
    title: 'Recent Activity',
    all: 'View All Activity',
    loading: 'Loading your recent activity',
    failed: 'Your recent activity could not be loaded.',
    none: 'What you search for, read, keep and write appears here.',
    first: 'Three things to do first',
    steps: {
      search: 'Search for a point of law in plain words',
      keep: 'Read a case, mark a passage and bookmark it',
      library: 'Put your own judgments and pleadings into the library',
    },
    now: 'Just now',
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    yesterday: 'Yesterday',
    days: (count: number) => `${count} days ago`,
  },
  topics: {
    title: 'Topics',
    named: [
      'Constitutional law',
      'Commercial contract disputes',
      'Environmental and land law',
      'Criminal procedure',
      'Employment',
      'Corporate governance',
      'Family and succession',
      'Tax',
    ],
  },
}
export type HomeWords = typeof home
