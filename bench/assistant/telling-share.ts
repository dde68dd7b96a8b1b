import { foldedWords, stem } from '../../server/areas/search/search.ts'

/** Words that tell nothing by themselves. The bench has a list of its own, so that what it measures does not change how it counts. */
const LITTLE = new Set(
  `a an and are as at be been being but by for from had has have he her his i if in into is it its of on or she so such than that the their them then
  there these they this those to was were which who whom whose with you your we our us not no nor never will would shall should may might must can
  could do does did also only when where while how what why because since upon under over between among any all each both either neither more most
  other another same very further however therefore thus accordingly whether about above below within without against through during before after
  court courts judge judges judgment case cases held hold holds found finding find stated state states said says say explained explain observed
  observe noted note decided decide decision ruled rule ruling considered consider according means mean make makes made give gives given take takes
  taken party parties matter person people one two hence here out up down off again once even just well being having per put
  concluded conclude affirmed reason reasoned reasoning issue question principle law legal`.split(/\s+/),
)

const tellingStems = (text: string): string[] => [
  ...new Set(
    foldedWords(text)
      .filter((word) => word.length > 2 && !LITTLE.has(word) && !/^\d+$/.test(word))
      .map(stem),
  ),
]

/** The share of a sentence's telling words, by their stems, that stand in a text. */
export function shareOf(sentence: string, text: string): number {
  const own = new Set(tellingStems(text))
  const stems = tellingStems(sentence)
  return stems.filter((one) => own.has(one)).length / Math.max(1, stems.length)
}
