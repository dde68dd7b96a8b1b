import { expect, test } from 'vitest'
import { findCitations } from './find.ts'
import { resolveBackReferences } from './resolve.ts'

/** What each pointing citation of the text points back to, as the text of its antecedent. */
const resolved = (text: string) => {
  const found = findCitations(text)
  const antecedents = resolveBackReferences(found, text)
  return found.flatMap((item, i) => {
    if (item.kind !== 'ibid' && item.kind !== 'supra' && item.kind !== 'short') return []
    const antecedent = antecedents[i]
    return [antecedent === null || antecedent === undefined ? null : found[antecedent]?.text]
  })
}

test.each<[string, (string | null)[]]>([
  ['Achieng v Wafula [2017] eKLR settled it. Ibid., at para 12.', ['[2017] eKLR']],
  ['Achieng v Wafula [2017] KECA 5 (KLR); [2017] eKLR settled it. Ibid.', ['[2017] KECA 5 (KLR)']],
  ['See Achieng v Wafula [2017] eKLR; Otieno v Kamau [2018] eKLR. Ibid.', [null]],
  ['Ibid. Nothing was cited.', [null]],
  ['Achieng v Wafula [2017] eKLR. Ibid. And ibid.', ['[2017] eKLR', '[2017] eKLR']],
  ['Achieng v Wafula [2017] eKLR and then Otieno v Kamau [2018] eKLR came. As in Achieng v Wafula (supra) it was so.', ['[2017] eKLR']],
  [
    'Mukhisa Stores v Wafula [1969] EA 696 is the rule. The Mukisa case says more. See Mukisa Stores (supra).',
    ['[1969] EA 696', '[1969] EA 696'],
  ],
  ['Achieng v Wafula [2017] eKLR. Achieng v Kamau [2018] eKLR. In the Achieng case it was so.', [null]],
  ['Achieng v Wafula [2017] eKLR. In Otieno v Kamau (supra) it was so.', [null]],
  ['Achieng v Wafula [2017] eKLR. Republic (supra).', [null]],
  ['Achieng v Wafula [2017] eKLR; Wafula v Achieng [2018] eKLR came later. In Wafula v Achieng (supra) it was so.', ['[2018] eKLR']],
  ['Republic v Wafula [2017] eKLR came first. In Wafula v Otieno (supra) it was so.', [null]],
  ['Achieng v Republic [2017] eKLR and Achieng v Wafula [2018] eKLR. In Achieng v Republic (supra) it was so.', ['[2017] eKLR']],
  [
    'Achieng & 5 others v Wafula [2013] KESC 6 (KLR), Achieng & another v Wafula [2017] KESC 42 (KLR). In Achieng & another v Wafula (supra) it was.',
    ['[2017] KESC 42 (KLR)'],
  ],
  ['Achieng & 5 others v Wafula [2013] eKLR was old. In Achieng & another v Wafula (supra) it was so.', [null]],
  ['The Neema [1989] KLR 1 is old. The Neema (supra) stands. So does the Orengo Case (supra).', ['[1989] KLR 1', null]],
])('%s', (text, antecedents) => {
  expect(resolved(text)).toEqual(antecedents)
})
