import type { Pinpoint } from '../../reader/pinpoint.ts'

const number = new Intl.NumberFormat('en-GB')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

const spanOf = ({ from, to }: Pinpoint) => (from === to ? from : `${from}–${to}`)
const several = ({ from, to }: Pinpoint) => from !== to

/** Words of the open judgment: its tools, its panels, and what is made of it. */
export const reader = {
  quote: {
    pinpoint: (pinpoint: Pinpoint) => {
      if (pinpoint.unit === 'page') return `${several(pinpoint) ? 'pp' : 'p'} ${spanOf(pinpoint)}`
      return `${several(pinpoint) ? 'paras' : 'para'} ${spanOf(pinpoint)}`
    },
    /** In place of a pinpoint. */
    unnumbered: 'paragraph not numbered in this copy',
    dissenting: (author: string | null) => (author === null ? 'dissenting' : `${author}, dissenting`),
    concurring: (author: string | null) => (author === null ? 'concurring' : `${author}, concurring`),
    /** One of several opinions that does not say what it is. */
    opinion: (author: string | null) => (author === null ? 'one of several opinions' : `opinion of ${author}`),
    sample: 'sample, not a real decision',
  },
  paragraph: {
    menu: (name: string) => `Actions for ${name}`,
    cite: 'Cite this paragraph',
    copyText: 'Copy Text',
    copyQuote: 'Copy as Quote',
    copyLink: 'Copy Link',
    copied: 'Copied to clipboard',
    linkCopied: 'Link copied to clipboard',
    failed: 'Could not copy to the clipboard',
  },
  tools: {
    label: 'Reading tools',
    openPanel: 'Open the case panel',
    closePanel: 'Close the case panel',
    at: (paragraph: string) => `¶ ${paragraph}`,
    start: 'Start of the decision',
    continued: 'Continued where you left off.',
    fromStart: 'Go to the start',
  },
  size: {
    menu: 'Text size',
    label: 'Size of the text',
    pixels: (pixels: number) => `${pixels} px`,
    smaller: 'Smaller text',
    larger: 'Larger text',
    reset: 'Default',
  },
  find: {
    open: 'Find in judgment',
    label: 'Find in judgment',
    searched: 'Your search in this judgment',
    placeholder: 'Find in judgment',
    next: 'Next match',
    previous: 'Previous match',
    close: 'Close find',
    none: 'No matches',
    count: (at: number, all: number, complete: boolean) => `${number.format(at)} of ${number.format(all)}${complete ? '' : '+'}`,
    all: (all: number, complete: boolean) => `${number.format(all)}${complete ? '' : '+'} ${all === 1 ? 'match' : 'matches'}`,
    /** Of the search that led here. */
    passage: (at: number, all: number) => `Passage ${number.format(at)} of ${number.format(all)}`,
    passages: (all: number) => (all === 1 ? '1 passage' : `${number.format(all)} passages`),
    failedShort: 'Not loaded',
    changedShort: 'Reload',
    failed: 'The matches of your search could not be loaded.',
    changed: 'The text has changed since: reload the page to see your matches.',
  },
  /** Of a case beside the list in which it was found. */
  beside: {
    label: 'The chosen case',
    text: 'Text of the chosen case',
    open: 'Open the whole case',
    close: 'Close the case beside the list',
    passage: (at: number, all: number) => `Passage ${number.format(at)} of ${number.format(all)}, best match first`,
    passages: (all: number) =>
      all === 1 ? '1 passage has words of your search' : `${number.format(all)} passages have words of your search`,
    previous: 'Better matching passage',
    next: 'Next best passage',
  },
  toasts: {
    citationCopied: 'Citation copied to clipboard',
    linkCopied: 'Link copied to clipboard',
    copyFailed: 'Could not copy to the clipboard',
    shareFailed: 'Could not share this case',
  },
  stub: {
    title: 'The text is still being processed',
    explained: 'The library holds the record of this decision. Its text is still being processed and cannot be read here yet.',
  },
  failure: {
    title: 'Error Loading Case',
    unknown: 'An unknown error occurred',
    reason: "The case was not found or you don't have permission to access it, or the server could not answer.",
    missingTitle: 'Case Not Found',
    missing: "This case was not found or you don't have permission to access it.",
    text: 'Failed to load case content',
    retry: 'Try Again',
    back: 'Back to the Case Browser',
  },
  panels: {
    label: 'About this case',
    information: 'Case Information',
    outline: 'Outline',
  },
  outline: {
    label: 'Outline of the decision',
    empty: 'This text has no headings.',
    matches: (count: number) => (count === 1 ? '1 match' : `${number.format(count)} matches`),
  },
  card: {
    label: 'Cited case',
    loading: 'Loading the cited case',
    failed: 'Failed to load case',
    noCourt: 'Court not specified',
    noProposition: 'What it stands for is not recorded.',
    given: 'Summary',
    extracted: 'Holding, in the court’s own words',
    model: 'Holding, written by a language model',
    open: 'Open Case',
    coverage: 'What the library holds',
    unheld: {
      'not in library': {
        title: 'Not in the library',
        explained: 'The library has no such case. That does not say whether the case exists.',
      },
      'possible match': {
        title: 'Several possible matches',
        explained: 'The library has more than one case that this may be.',
      },
      'could not check': {
        title: 'Not looked up',
        explained: 'It has no number: without the names of the parties it cannot be looked up.',
      },
      'no such provision': { title: 'No such provision', explained: 'The library holds this law, and it ends before this number.' },
      'name mismatch': { title: 'Another name', explained: 'The library names this case differently. Check that it is the one meant.' },
      resolved: { title: 'No longer in the library', explained: 'The library had this case. You cannot see it any more.' },
    },
    otherName: 'The library names this case differently. Check that it is the one meant.',
  },
  digest: {
    given: 'Given with the case',
    extracted: 'Extracted: the court’s own sentences, word for word',
    model: (model: string) => `Made by ${model}. Check each sentence against its paragraph.`,
    noModelName: 'a language model',
    made: (time: string) => `made ${day.format(new Date(time))}`,
    kinds: { issue: 'Issues', holding: 'Holdings', order: 'Orders', point: 'Points' },
    dissents: 'From the dissent',
    dissentBy: (author: string) => `Dissent of ${author}`,
    concurringBy: (author: string) => `Concurring: ${author}`,
    opinionBy: (author: string) => `Opinion of ${author}`,
    paragraph: (paragraph: string) => `¶ ${paragraph}`,
    unnumbered: (id: number) => `¶ ${id} of the document`,
    goTo: (paragraph: string) => `Go to paragraph ${paragraph}`,
    goToUnnumbered: (id: number) => `Go to the unnumbered paragraph, ${id} of the document`,
    makeSummary: 'Summarise',
    makeKeyPoints: 'Find Key Points',
    showKeyPoints: 'Show Key Points',
    again: 'Make Again',
    making: 'Working…',
    failed: 'This could not be made. Please try again.',
    nothing: 'Nothing could be found in this text.',
    /** Why nothing stands here, by the server's code. */
    empty: {
      digest: 'The library holds only what this case stands for, not its text, so there is nothing to summarise.',
      stub: 'The source has not published the text of this decision yet, so there is nothing to summarise.',
      unclear: 'No sentence in the text says clearly what was decided. Read the judgment itself.',
      unsupported: 'The language model wrote nothing that the paragraphs it named bear out.',
    },
    invite: 'Issues, holdings and orders of this decision, each with its paragraph.',
  },
  related: {
    title: 'Related Cases',
    similar: 'Find Similar Cases',
    none: 'No related cases have been found.',
    failed: 'Failed to load similar cases. Please try again.',
    loading: 'Loading related cases',
  },
  menu: {
    compare: 'Compare with…',
    print: 'Print Case',
    download: 'Download PDF',
    downloading: 'Preparing the PDF…',
    downloadFailed: 'The PDF could not be downloaded.',
  },
}
