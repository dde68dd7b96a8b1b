import type { SyntheticJudgment } from './corpus.ts'
import { type Random, between, pick, seededRandom } from './random.ts'

const meanCitations = 15
/** One judgment in so many is a landmark, which half of all citations are of. */
const landmarkShare = 200

const yearOf = ({ date }: SyntheticJudgment) => date.slice(0, 4)

/** The ways in which Kenyan judgments cite, about as often as they do. */
function citationOf(random: Random, cited: SyntheticJudgment): string {
  const way = random()
  if (way < 0.42) return `${cited.title} ${cited.citation}`
  if (way < 0.8) return `${cited.title} [${yearOf(cited)}] eKLR`
  if (way < 0.86) return `${cited.title} (${cited.case_number}) ${cited.citation}`
  if (way < 0.9) return `${cited.court_station.replace(/^.* at /, '')} ${cited.case_number}`
  if (way < 0.93) return cited.citation
  if (way < 0.96) return `${cited.title} [${yearOf(cited)}] KEHC ${between(random, 800_000, 900_000)} (KLR)`
  return `Smith v Jones [19${between(random, 20, 99)}] AC ${between(random, 1, 900)}`
}

const leads = ['As was held in', 'The court relied on', 'See', 'Counsel cited', 'I am guided by', 'It was said in']

/** Lets judgments cite one another, fifteen times each on average, in sentences of their own; the same for the same seed. */
export function addCitations(judgments: readonly SyntheticJudgment[], seed = 7): SyntheticJudgment[] {
  const random = seededRandom(seed)
  const landmarks = judgments.filter((_, at) => at % landmarkShare === 0)
  return judgments.map((judgment) => {
    const paragraphs = judgment.content.split('\n\n')
    for (let left = between(random, 0, 2 * meanCitations); left > 0; left -= 1) {
      const cited = pick(random, random() < 0.5 ? landmarks : judgments)
      const at = between(random, 0, paragraphs.length - 1)
      paragraphs[at] = `${paragraphs[at]} ${pick(random, leads)} ${citationOf(random, cited)} that costs follow the event.`
    }
    return Object.assign({}, judgment, { content: paragraphs.join('\n\n') })
  })
}
