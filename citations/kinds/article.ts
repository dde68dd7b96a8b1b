import type { ArticleCitation } from '../citation.ts'
import { readOfAct } from './act-name.ts'
import { withNumbers } from './act.ts'
import type { Kind } from './kind.ts'
import { readProvisions } from './provisions.ts'
import { readActBefore } from './statute.ts'

// Article, articles, art., arts. before a number repeated in a list
const WORD = /(?:sub-?)?(?:articles?|arts?\.?)\s{0,3}/iy
const NOT_CONSTITUTION =
  /\s{1,3}of\s{1,3}(?:the|its|their|his)\s{1,3}(?:[a-z]+\s){0,2}(?:articles|memorandum|agreement|contract|lease|charge|deed|policy|cba|association|newspaper|magazine)\b/iy

/** The Articles whose word spans `start` to `afterWord`, with the Constitution or other instrument where it is named. */
export const readArticle = (text: string, start: number, afterWord: number, floor: number): ArticleCitation | null => {
  const list = readProvisions(text, afterWord, WORD)
  if (!list || list.provisions[0]?.number === '') return null
  NOT_CONSTITUTION.lastIndex = list.end
  if (NOT_CONSTITUTION.test(text)) return null
  const { provisions } = list
  const name = readOfAct(text, list.end)
  const instrument = name ? withNumbers(text, name) : null
  const before = instrument ? null : readActBefore(text, start, floor)
  const from = before?.start ?? start
  const end = instrument?.end ?? list.end
  return { kind: 'article', text: text.slice(from, end), start: from, end, provisions, instrument: instrument ?? before }
}

export const article: Kind<'article'> = {
  id: 'article',
  canonical: 'Article n(p) of the Constitution',
  examples: [
    {
      text: 'Article 27 (1) and (4) of the Constitution on the',
      span: 'Article 27 (1) and (4) of the Constitution',
      fields: {
        provisions: [
          { number: '27', parts: ['1'] },
          { number: '27', parts: ['4'] },
        ],
      },
    },
    {
      text: 'Article 159(2)(d) of the Constitution of Kenya, 2010 which',
      span: 'Article 159(2)(d) of the Constitution of Kenya, 2010',
      fields: { instrument: { name: 'Constitution of Kenya', year: 2010 } },
    },
    { text: 'Articles 10, 159(2) and 232 of the Constitution', span: 'Articles 10, 159(2) and 232 of the Constitution', fields: {} },
    {
      text: 'Arts 22 and 23 of the CoK, 2010 which',
      span: 'Arts 22 and 23 of the CoK, 2010',
      fields: { instrument: { name: 'CoK', year: 2010 } },
    },
    { text: 'Article 27,47 and 50 apply', span: 'Article 27,47 and 50', fields: { instrument: null } },
    { text: 'under Article 31 must', span: 'Article 31', fields: { instrument: null } },
    { text: 'Article 162(2)& (3) of the Constitution requires', span: 'Article 162(2)& (3) of the Constitution', fields: {} },
    { text: 'article 227 (2)', span: 'article 227 (2)', fields: {} },
  ],
}
