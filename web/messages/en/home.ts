import type { Held } from '#contract/home'
import { homeQuestionWords } from '#contract/reasons/home-questions'

const number = new Intl.NumberFormat('en-GB')
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`)

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
    asked: homeQuestionWords,
    loading: 'Finding questions that the library answers',
    none: 'The library holds too few judgments to answer questions such as these yet.',
    own: 'Ask the assistant a question of your own',
  },
  fresh: {
    title: 'What this library holds',
    holds: ({ judgments, samples, digests, laws }: Held) => {
      const parts = [
        ...(judgments > 0 ? [several(judgments, 'judgment', 'judgments')] : []),
        ...(samples > 0 ? [several(samples, 'invented sample judgment', 'invented sample judgments')] : []),
        ...(digests > 0 ? [several(digests, 'digest of a leading decision', 'digests of leading decisions')] : []),
        ...(laws > 0 ? [several(laws, 'law', 'laws')] : []),
      ]
      const has = parts.length === 0 ? 'nothing yet' : list.format(parts)
      return `It holds ${has}${judgments === 0 ? ', and no judgment of a court yet' : ''}.`
    },
    works:
      'A pleading can be checked without them: whether each citation is genuine, names its case correctly, is quoted word for word and still stands.',
    check: 'Check a sample pleading',
    coverage: 'Courts and coverage',
    /** Invented, with the mistakes that a check finds: an altered quotation, a wrong name, a decision that was reversed, a case that nobody reported. */
    pleading: [
      'REPUBLIC OF KENYA',
      'IN THE HIGH COURT OF KENYA AT NAIROBI',
      'CIVIL APPEAL NO. E100 OF 2026',
      '',
      'APPELLANT’S SUBMISSIONS',
      '',
      '1. The appellant’s account was emptied after a stranger replaced her SIM card. The bank relies on clause 14.3 of its terms.',
      '',
      '2. In Wekulo v Mlima Crest Bank Limited & another [2026] KESC 90007 (KLR) at paragraph 12 the Supreme Court held that such a clause purports to negate the warranty in section 5(1) of the Consumer Protection Act and is to that extent void.',
      '',
      '3. The Court said at paragraph 11: “If a supplier could escape a warranty by writing the defect into the description of the service, section 5(3) would protect everybody who had been given a form to sign.”',
      '',
      '4. The High Court had put it so in Wekulo v Mlima Crest Bank Limited & another [2024] KEHC 90147 (KLR) at paragraph 13: a PIN which the bank’s own system has allowed a stranger to set is not the customer’s PIN.',
      '',
      '5. The bank cites Mlima Crest Bank v Nakhumicha [2025] KECA 90112 (KLR). It was reversed.',
      '',
      '6. That the burden lies on whoever alleges appears from Otieno v Bahari Savings Society [2025] KECA 99941 (KLR).',
      '',
      '7. The sentence of death in Muruatetu & another v Republic [2017] KESC 2 (KLR) is cited for the reach of the Constitution into statute.',
    ].join('\n'),
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
