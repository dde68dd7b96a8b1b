import { readFileSync } from 'node:fs'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { hasRealDocuments, pathOf } from '../treatment/documents.ts'
import { type Figures, type Judged, figuresOf, isRight, labelOf, wordingOf } from './measure.ts'

/** Of what is read, and of the endings that say what was decided, all labels together. */
const marks = { right: 0.97, answered: 0.85 }
const columns = 44
const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`)

interface Labelled extends Judged {
  document: string
  part: string
  level: string
}

const levels = [
  'not a court of Kenya',
  'Supreme Court',
  'Court of Appeal',
  'High Court and its equals',
  'magistrates',
  'small claims',
  'tribunals',
]

async function readLabelled(): Promise<Labelled[]> {
  const rows = readFileSync(new URL('labels.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  const labelled: Labelled[] = []
  for (const row of rows) {
    const [document = '', part = '', dispositions = '', favours = '', words = ''] = row.split('\t')
    for await (const item of prepareFile(pathOf(document), () => {})) {
      if (!('document' in item)) continue
      const { disposition, record } = item.document
      labelled.push({
        document,
        part,
        level: levels[record.hierarchy_level ?? 0] ?? levels[0]!,
        label: labelOf(dispositions, favours, words),
        words: record.outcome,
        read: disposition && { disposition: disposition.kind, favours: disposition.favours },
      })
    }
  }
  return labelled
}

const isSilentRightly = ({ label, read }: Judged) => read === null && label.readings.every(({ disposition }) => disposition === 'unknown')

const row = (name: string, { all, decided, spoken, answered, right, rightFavour }: Figures) =>
  say(
    `${name.padEnd(columns)} ${right} of ${spoken} right (${share(right, spoken)}), for whom ${rightFavour} (${share(rightFavour, spoken)}); ` +
      `spoken for ${spoken} of all ${all} (${share(spoken, all)}), ${answered} of the ${decided} that say what was decided (${share(answered, decided)})`,
  )

/** Of the outcomes in words: how many say the right matter, how many no matter, how many the wrong one. */
function wordsRow(name: string, judged: readonly Judged[]) {
  const count = (which: ReturnType<typeof wordingOf>) => judged.filter((one) => wordingOf(one) === which).length
  const all = judged.length - count('unlabelled')
  say(
    `${name.padEnd(columns)} ${count('right')} of ${all} as an editor says it, ${count('bare')} without the matter, ${count('wrong')} wrong, ${count('unsaid')} unsaid`,
  )
}

const groups: readonly [string, RegExp][] = [
  ['Kenya, real judgments', /^ke-judgments/],
  ['Kenya, sample library', /^library/],
  ['England and Northern Ireland', /^uk-tna/],
  ['Australia', /^au-fca/],
  ['South Africa', /^africa/],
]

if (hasRealDocuments) {
  const labelled = await readLabelled()
  row(`all ${labelled.length}`, figuresOf(labelled))
  for (const part of ['tuned', 'held out']) {
    const own = labelled.filter((one) => one.part === part)
    row(`all, ${part}`, figuresOf(own))
    wordsRow('  in words', own)
    for (const [name, path] of groups) row(`  ${name}`, figuresOf(own.filter(({ document }) => path.test(document))))
    const kenyan = own.filter(({ document }) => /^(?:ke-judgments|library)/.test(document))
    for (const level of levels.slice(1)) row(`  Kenya, ${level}`, figuresOf(kenyan.filter((one) => one.level === level)))
  }
  for (const one of labelled.filter((each) => each.part === 'tuned' && !isRight(each) && !isSilentRightly(each)))
    say(
      `${one.document}: ${one.label.readings.map(({ disposition }) => disposition).join(' or ')}, read as ${one.read?.disposition ?? 'nothing'}`,
    )
  for (const one of labelled.filter((each) => each.part === 'tuned' && wordingOf(each) === 'wrong'))
    say(`${one.document}: ${one.label.words.join(' or ')}, said as ${one.words}`)
  const { all, decided, answered, spoken, right } = figuresOf(labelled)
  say(
    `The real documents and the sample library have ${all} judgments with a text: 300 endings cannot be labelled. ${all - decided} of them decide nothing ` +
      `(costs alone, a question answered, facts found, directions), and there silence is right.`,
  )
  const missed = [...(right < marks.right * spoken ? ['right'] : []), ...(answered < marks.answered * decided ? ['spoken for'] : [])]
  say(missed.length === 0 ? 'All marks met.' : `NOT MET: ${missed.join('; ')}`)
  process.exit(missed.length === 0 ? 0 : 1)
} else say('Skipped: the real documents are not beside the repository, so dispositions are not measured.')
