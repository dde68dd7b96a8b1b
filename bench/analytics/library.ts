import { type SyntheticJudgment, makeJudgments } from '../corpus.ts'
import { type Random, between, pick, seededRandom } from '../random.ts'

const endings = [
  'The appeal is allowed with costs.',
  'The appeal is dismissed with costs.',
  'The suit is dismissed.',
  'The application is allowed in part.',
  'The petition is struck out.',
  'Let it be so.',
]
const areas = ['Land', 'Succession', 'Tax', 'Employment', 'Constitutional', 'Commercial', 'Family', 'Criminal']
const divisions = ['Civil', 'Commercial and Tax', 'Family', 'Criminal', null]
const acts = ['Weirs', 'Reeds', 'Ferries', 'Kilns', 'Mangroves', 'Salt Pans']
const sections = 40

export interface CountedJudgment extends SyntheticJudgment {
  legal_areas: string[]
  division: string | null
}

/** Synthetic judgments that end in some way, are about something, and cite provisions and one another. */
export function* makeCounted(count: number): Generator<CountedJudgment> {
  const random = seededRandom(19)
  const known: string[] = []
  for (const judgment of makeJudgments(count)) {
    const year = Number(judgment.date.slice(0, 4))
    const said = [...Array.from({ length: between(random, 0, 8) }, () => provision(random)), ...citations(random, known)]
    known.push(judgment.citation)
    yield {
      ...judgment,
      case_number: judgment.case_number.replace(/\d{4}$/, String(year - between(random, 0, 9))),
      division: pick(random, divisions),
      legal_areas: areas.filter(() => random() < 0.2),
      parties: random() < 0.2 ? [{ name: 'Republic', role: 'Respondent' }, ...judgment.parties] : judgment.parties,
      content: `${judgment.content}\n\n901. ${said.join(' ')}\n\n902. ${pick(random, endings)}`,
    }
  }
}

const provision = (random: Random) => `Section ${between(random, 1, sections)} of the ${pick(random, acts)} Act was relied on.`

/** Earlier decisions, the oldest far more often: a few are landmarks. */
function citations(random: Random, known: readonly string[]): string[] {
  if (known.length === 0) return []
  return Array.from({ length: between(random, 0, 3) }, () => {
    const cited = known[Math.floor(known.length * random() ** 6)]!
    return random() < 0.4 ? `See ${cited} at paragraph ${between(random, 1, 60)}.` : `See ${cited}.`
  })
}

/** The Acts that they cite, each as a file of Akoma Ntoso. */
export const makeActs = (): { name: string; content: string }[] =>
  acts.map((name, number) => ({
    name: `act-${number}.xml`,
    content: `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
  <FRBRWork><FRBRuri value="/akn/ke/act/1950/${number + 1}"/><FRBRalias value="${name} Act"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/1950/${number + 1}/eng@1950-01-01"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body>${Array.from({ length: sections }, (_, section) => `<section eId="sec_${section + 1}"><num>${section + 1}.</num><heading>Of ${name}</heading><content><p>There are ${name}.</p></content></section>`).join('')}</body></act></akomaNtoso>`,
  }))
