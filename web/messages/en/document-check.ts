const number = new Intl.NumberFormat('en-GB')

/** Words of checking a document. */
export const documentCheck = {
  title: 'Check a document',
  lead: 'Every citation, quote and paragraph of a brief, compared with the texts in the library. Nothing of the document is kept.',
  form: {
    file: 'Drop a Word, PDF or text file here',
    fileNow: 'Let go to check it',
    choose: 'Choose a file',
    limits: 'Up to 5 MB',
    or: 'or paste its text',
    text: 'Text of the document',
    hint: 'In Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 12 the Court held that “…”',
    check: 'Check',
    tooLarge: 'The file is larger than 5 MB, which is the most that can be checked.',
  },
  progress: {
    sending: (percent: number) => `Sending the file, ${percent}%`,
    stages: {
      reading: 'Reading the file…',
      'looking up': 'Finding citations and looking them up…',
      quotes: 'Comparing quotes with the library…',
      pinpoints: 'Checking paragraphs and later treatment…',
    },
    of: (done: number, total: number) => `${number.format(done)} of ${number.format(total)}`,
    stop: 'Stop',
  },
  failed: 'The document could not be checked',
  again: 'Check another',
  export: {
    menu: 'Export',
    docx: 'Report for Word',
    pdf: 'Report as PDF',
    authorities: 'Table of authorities (Word)',
    print: 'Print',
    failed: 'The file could not be written',
  },
  levels: { wrong: 'Not safe to cite', look: 'To look at', unchecked: 'Could not check', fine: 'Agrees' },
  levelsExplained: {
    wrong: 'Another case, altered words, a decision that was reversed or overruled, or a sample that no court decided',
    look: 'Only a reader can settle it',
    unchecked: 'The library could not tell',
    fine: 'All that could be checked agrees with the library',
  },
  verdicts: {
    resolved: 'Resolved',
    'possible match': 'Possible match',
    'name mismatch': 'Name mismatch',
    'not in library': 'Not in library',
    'could not check': 'Could not check',
  },
  quotes: {
    'word for word': 'Quote stands word for word',
    'marks differ': 'Quote: marks differ',
    altered: 'Quote altered',
    'not found': 'Quote not found in the case',
    'could not check': 'Quote could not be checked',
  },
  pinpoints: { right: 'Pinpoint agrees', wrong: 'Pinpoint differs', 'could not check': 'Pinpoint could not be checked' },
  filter: 'Which findings are shown',
  summary: (found: number, quotes: number) =>
    `${found === 1 ? '1 citation' : `${number.format(found)} citations`} and ${quotes === 1 ? '1 quote' : `${number.format(quotes)} quotes`}`,
  apart: (count: number) =>
    count === 1
      ? '1 more quote stands near no citation of a case and was not compared.'
      : `${number.format(count)} more quotes stand near no citation of a case and were not compared.`,
  notCompared: (count: number) =>
    count === 1
      ? '1 more quote was not compared: there are too many.'
      : `${number.format(count)} more quotes were not compared: there are too many.`,
  notLookedUp: (left: number) =>
    `${number.format(left)} case citations beyond the first 250 were not looked up. Check the document in parts.`,
  noSignals: 'Later treatment of the cases was not checked.',
  findings: 'Findings',
  document: 'Document',
  views: 'Findings or document',
  walk: (at: number, count: number) => `${number.format(at)} of ${number.format(count)}`,
  previous: 'Previous finding',
  next: 'Next finding',
  show: (text: string) => `Show ${text} in the document`,
  inDocument: 'In the document',
  inLibrary: 'In the library',
  paragraph: (place: string) => `paragraph ${place}`,
  paragraphOfText: (place: number) => `paragraph ${place} of the text`,
  dissent: 'from a dissent',
  readNamed: (name: string) => `Read ${name}`,
  mayBe: 'It may be',
  asAt: (day: string) => `as at ${day}`,
  none: { title: 'No citation was found', advice: 'Paste text with citations such as [2026] KESC 90007 (KLR), or choose another file.' },
  noneShown: 'No finding of this kind.',
  cut: 'The document is very long: only its beginning is shown here. The findings are of the whole.',
  coverage: {
    title: 'What the library holds',
    statement: (cases: string) =>
      `${cases}. A case that is not among them may exist all the same: “not in library” never says that it does not.`,
    cases: (count: number) => (count === 1 ? '1 case' : `${number.format(count)} cases`),
    decided: (first: string, latest: string) => (first === latest ? `decided ${first}` : `decided ${first} to ${latest}`),
    imported: (day: string) => `last import ${day}`,
  },
}
