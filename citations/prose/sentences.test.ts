import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const sentencesOf = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end))

test.each<[text: string, sentences: string[]]>([
  // numbers and letters that a paragraph opens with
  ['1. The sum of Kshs. 500 was paid. No. 12 applies.', ['The sum of Kshs. 500 was paid.', 'No. 12 applies.']],
  ['(a) Hon. J. K. Mutai, SPM held so in Kamau vs. Oloo. We agree.', ['Hon. J. K. Mutai, SPM held so in Kamau vs. Oloo.', 'We agree.']],
  ['[7] See s. 3 of the Act, i.e. the duty. “Is it met?” It is.', ['See s. 3 of the Act, i.e. the duty.', '“Is it met?”', 'It is.']],
  ['b) costs in the cause', ['costs in the cause']],
  ['iv. whether the notice was valid;', ['whether the notice was valid;']],
  ['II. The facts are few.', ['The facts are few.']],
  ['12 The tenant left. He owed rent.', ['The tenant left.', 'He owed rent.']],
  ['12 months later he left. He owed rent.', ['12 months later he left.', 'He owed rent.']],
  ['4. 2nd respondent was absent.', ['2nd respondent was absent.']],
  ['(12) The tenant left.', ['The tenant left.']],
  ['(iii) It is late.', ['It is late.']],
  ['(bc) vary an order', ['vary an order']],
  ['(B) Costs follow.', ['Costs follow.']],
  ['A) The facts are few.', ['The facts are few.']],
  ['[1234] It is so.', ['It is so.']],
  ['12.) It is so.', ['It is so.']],
  ['  7. It is so.', ['It is so.']],
  ['It is so (see 12) in all.', ['It is so (see 12) in all.']],
  ['The tenant left.   He owed rent.', ['The tenant left.', 'He owed rent.']],
  ['4.1. It is agreed.', ['It is agreed.']],
  ['4.1 It is agreed.', ['It is agreed.']],
  ['30.1.07 Judge Kimani heard him.', ['30.1.07 Judge Kimani heard him.']],
  ['J. Mutai, the adjudicator, was late.', ['J. Mutai, the adjudicator, was late.']],
  ['2019 was a dry year.', ['2019 was a dry year.']],
  // dates
  ['The notice of 3rd Dec. 2019 was late. It is void.', ['The notice of 3rd Dec. 2019 was late.', 'It is void.']],
  ['He filed on 3rd Dec. The tenant left.', ['He filed on 3rd Dec.', 'The tenant left.']],
  ['It was heard on Mon. 4th Sept. 2023 and Tue. 5th Sept. 2023.', ['It was heard on Mon. 4th Sept. 2023 and Tue. 5th Sept. 2023.']],
  ['You may. Nobody did.', ['You may.', 'Nobody did.']],
  // what may end a sentence as well as be shortened in it
  ['He bought from Simba Ltd. The price was paid.', ['He bought from Simba Ltd.', 'The price was paid.']],
  ['Simba Ltd. v. Duma Co. Ltd. is in point.', ['Simba Ltd. v. Duma Co. Ltd. is in point.']],
  ['That was the view of Mutua, J. The appellant disagrees.', ['That was the view of Mutua, J.', 'The appellant disagrees.']],
  ['Mutua, J. A. and Kimani, JJ.A. concurred. I agree.', ['Mutua, J. A. and Kimani, JJ.A. concurred.', 'I agree.']],
  ['Was she heard? No. The file shows nothing.', ['Was she heard?', 'No.', 'The file shows nothing.']],
  ['He arrived at 8.30 a.m. on Monday. PW1 saw him.', ['He arrived at 8.30 a.m. on Monday.', 'PW1 saw him.']],
  ['He left at 9 p.m. She stayed.', ['He left at 9 p.m.', 'She stayed.']],
  ['He claimed rent, costs, etc. This court finds no contract.', ['He claimed rent, costs, etc.', 'This court finds no contract.']],
  ['The estate passed to A. The rest went to B.', ['The estate passed to A.', 'The rest went to B.']],
  ['The title is that of Otieno & 2 Ors. It was charged.', ['The title is that of Otieno & 2 Ors.', 'It was charged.']],
  // what never ends one
  ['In Petition No. E012 of 2020 it was so held. We follow it.', ['In Petition No. E012 of 2020 it was so held.', 'We follow it.']],
  ['Land Parcel No. Nandi/Kilibwoni/1373 is his.', ['Land Parcel No. Nandi/Kilibwoni/1373 is his.']],
  ['He paid with an app. According to the bank it failed.', ['He paid with an app.', 'According to the bank it failed.']],
  ['Petitions Nos. 3 and 4 were joined.', ['Petitions Nos. 3 and 4 were joined.']],
  ['Dr. Wanjiku of P.O. Box 12 testified. P.C. Otieno followed.', ['Dr. Wanjiku of P.O. Box 12 testified.', 'P.C. Otieno followed.']],
  ['Cpl. Otieno and Insp. Barasa arrested him. He ran.', ['Cpl. Otieno and Insp. Barasa arrested him.', 'He ran.']],
  ['The rent was Kshs 5,000.50. It rose.', ['The rent was Kshs 5,000.50.', 'It rose.']],
  ['Under Cap. 63, Laws of Kenya, s. 204 applies. So be it.', ['Under Cap. 63, Laws of Kenya, s. 204 applies.', 'So be it.']],
  ['Under O. 42 r. 6 and reg. 4 he is late. See paras. 12 and 13.', ['Under O. 42 r. 6 and reg. 4 he is late.', 'See paras. 12 and 13.']],
  [
    'L.R. No. 209/5678 and Misc. Civ. App. No. 4 of 2010 are one. So he said.',
    ['L.R. No. 209/5678 and Misc. Civ. App. No. 4 of 2010 are one.', 'So he said.'],
  ],
  ['Cited as Muthoni (supra). The rule is old.', ['Cited as Muthoni (supra).', 'The rule is old.']],
  ['St. Mary’s School v. Oloo was followed. I agree.', ['St. Mary’s School v. Oloo was followed.', 'I agree.']],
  // marks beside the full stop
  [
    'It held: “A will is void. It must be attested.” That binds us.',
    ['It held: “A will is void.', 'It must be attested.”', 'That binds us.'],
  ],
  ['He relied on the Rules. (See also s. 1A.) The rest is fact.', ['He relied on the Rules.', '(See also s. 1A.)', 'The rest is fact.']],
  ['The appeal fails. (a) The decree stands. (b) costs follow.', ['The appeal fails.', '(a) The decree stands.', '(b) costs follow.']],
  ['The court ordered: (a) costs; (b) interest.', ['The court ordered: (a) costs; (b) interest.']],
  ['Is it fair? is it just? The answer is no.', ['Is it fair? is it just?', 'The answer is no.']],
  ['The following cases:-', ['The following cases:-']],
  ['  It is so ordered  ', ['It is so ordered']],
  ['He wrote … Then he left.', ['He wrote … Then he left.']],
  ['   ', []],
  // a citation that is masked
  ['It is settled. \uE000\uE001\uE001 is in point.', ['It is settled.', '\uE000\uE001\uE001 is in point.']],
])('%s divides into its sentences', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

test('the sentences of a text lie in their order and leave out only space and the number before them', () => {
  const text = '7. One is here. Two is there! Is three? “Four.” (Five.) six'
  const spans = splitSentences(text)
  for (const [place, { start, end }] of spans.entries()) {
    expect(start).toBeLessThan(end)
    expect(text.slice(place === 0 ? 3 : spans[place - 1]!.end, start).trim()).toBe('')
  }
  expect(spans.at(-1)!.end).toBe(text.length)
})
