import { type Random, between, pick, seededRandom, weightedDraw } from './random.ts'

export const vocabularySize = 200_000

const functionWords = `the of to and in that a is was it for on as by be not with or this which at from an are had he has have were
  his been no there under any their they but all such her its who she if also may would one other so being when upon shall only then
  made before did could after what these them into our out more do than between we where those you can whether should`.split(/\s+/)

const legalWords = `court appellant respondent appeal judgment evidence act section case law order plaintiff defendant application
  matter trial learned judge counsel party parties claim suit land property contract agreement payment damages costs decision
  constitution right rights article petition petitioner ruling hearing witness offence accused sentence conviction prosecution murder
  robbery custody bail bond title registration sale purchase price company director shares bank loan interest security mortgage
  employment dismissal termination salary employer employee notice fair hearing tax income assessment appeal tribunal jurisdiction
  limitation procedure rules affidavit sworn pleadings amendment discovery injunction status review stay execution decree succession
  estate deceased will administration beneficiary spouse marriage children maintenance custody negligence liability injury accident
  vehicle driver insurance doctor hospital report medical expert valuation survey boundary trespass possession tenant landlord rent
  lease county government commission election votes ballot candidate officer police arrest search seizure detention bailiff arbitration
  award arbitrator environment licence permit public private policy procurement tender bid contractor works supplier delivery goods
  warranty breach repudiation rescission restitution trust trustee fiduciary fraud misrepresentation mistake duress estoppel waiver
  laches equity discretion principle precedent binding persuasive ratio obiter dictum statute interpretation purpose intention
  parliament gazette regulation minister cabinet secretary authority power duty legitimate expectation proportionality reasonable
  natural justice bias recusal mandamus certiorari prohibition declaration damages exemplary general special mitigation quantum`.split(
  /\s+/,
)

const onsets = [
  'b',
  'ch',
  'd',
  'f',
  'g',
  'j',
  'k',
  'l',
  'm',
  'mb',
  'mw',
  'n',
  'nd',
  'ng',
  'ny',
  'p',
  'r',
  's',
  'sh',
  't',
  'v',
  'w',
  'y',
  'z',
]
const nuclei = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea']
const codas = ['', '', '', '', '', '', 'n', 'r', 'l', 's', 'm', 't']

function syllables(random: Random, count: number): string {
  let word = ''
  for (let i = 0; i < count; i += 1) word += pick(random, onsets) + pick(random, nuclei) + pick(random, codas)
  return word
}

/** The words of the synthetic library, the commonest first: function words, legal words, then made-up ones, longer as they get rarer. */
export function makeVocabulary(seed: number): string[] {
  const random = seededRandom(seed)
  const words = new Set([...functionWords, ...legalWords])
  while (words.size < vocabularySize) words.add(syllables(random, words.size < 2000 ? 2 : between(random, 2, 4)))
  return [...words]
}

/** Surnames for parties and judges; none of them is a word of the vocabulary by design of their capital letter only. */
export const makeNames = (seed: number, count: number): string[] => {
  const random = seededRandom(seed)
  const names = new Set<string>()
  while (names.size < count) {
    const name = syllables(random, between(random, 2, 3))
    names.add(name[0]!.toUpperCase() + name.slice(1))
  }
  return [...names]
}

// With this exponent a judgment of 2,100 words has 760 different ones (real judgments of that length: 600); with 1 it would have 1,400.
const exponent = 1.25

/** Draws a rank from the Zipf–Mandelbrot law 1 / (rank + 2.7)^1.22. */
export const zipfMandelbrot = (size: number): ((random: Random) => number) =>
  weightedDraw(Float64Array.from({ length: size }, (_, rank) => (rank + 1 + 2.7) ** -exponent))
