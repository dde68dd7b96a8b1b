import { between, pick, seededRandom } from '../random.ts'

const subjects = ['reed', 'ferry', 'lantern', 'orchard', 'quarry', 'beacon', 'granary', 'weir', 'saltern', 'loom']
const bodies = ['Board', 'Registrar', 'Tribunal', 'Minister', 'inspector', 'holder of a licence', 'council of elders', 'committee']
const duties = [
  'shall keep a register of every',
  'may by notice in the Gazette inspect any',
  'shall not without reasonable cause refuse to return a',
  'may on application and on payment of the fee suspend a',
  'shall within thirty days of the demand account for each',
]
const ends = [
  'and shall give reasons in writing to whoever asks for them',
  'unless the contrary is shown to have been agreed before a witness',
  'in the manner and at the times that may be prescribed',
  'and whoever contravenes this commits an offence and is liable on conviction to a fine of ten thousand shillings',
]
const sectionsOfPart = 25

/** An Act of so many sections in parts, in Akoma Ntoso; its words are invented, and each subsection refers to another section. */
export function writeLongAct(sections: number): string {
  const random = seededRandom(1015)
  const sentence = () => {
    const [one, other] = [pick(random, subjects), pick(random, subjects)]
    return `the ${pick(random, bodies)} ${pick(random, duties)} ${one} that lies beside a ${other}, ${pick(random, ends)}`
  }
  const section = (number: number) => {
    const heading = `Keeping of ${pick(random, subjects)}s by the ${pick(random, bodies)}`
    const subsections = Array.from(
      { length: between(random, 2, 4) },
      (_, index) =>
        `<subsection eId="sec_${number}__subsec_${index + 1}"><num>(${index + 1})</num><content><p>Subject to section ${between(random, 1, sections)}, ${sentence()}; and ${sentence()}.</p></content></subsection>`,
    )
    return `<section eId="sec_${number}"><num>${number}.</num><heading>${heading}</heading>${subsections.join('')}</section>`
  }
  const parts = Array.from({ length: Math.ceil(sections / sectionsOfPart) }, (_, index) => {
    const first = index * sectionsOfPart + 1
    const numbers = Array.from({ length: Math.min(sectionsOfPart, sections - first + 1) }, (__, at) => first + at)
    return `<part eId="part_${index + 1}"><num>Part ${index + 1}</num><heading>Of ${pick(random, subjects)}s</heading>${numbers.map(section).join('')}</part>`
  })
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
    <FRBRWork><FRBRuri value="/akn/ke/act/2015/917"/><FRBRalias value="Reeds and Ferries Act"/></FRBRWork>
    <FRBRExpression><FRBRuri value="/akn/ke/act/2015/917/eng@2015-09-11"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
    <body>${parts.join('')}</body></act></akomaNtoso>`
}
