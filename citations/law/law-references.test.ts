import { expect, test } from 'vitest'
import { findCitations } from '../find.ts'
import { keyOfTitle, keysOfHeldAct } from './act-key.ts'
import { readLawReferences } from './law-references.ts'
import { readSaidOf } from './said-of-provision.ts'

const read = (text: string, court: string | null = null) =>
  readLawReferences(findCitations(text), text, court).map(
    ({ act, unit, parts, named }) => `${act}: ${[unit, ...parts].join(' ')}${named ? '' : ' ?'}`,
  )

test.for([
  ['section 45(2)(b) of the Employment Act, 2007', ['t act employment: 45 2 b']],
  ['Article 159(2)(d) of the Constitution of Kenya, 2010', ['t constitution: 159 2 d']],
  ['section 84 of the repealed Constitution', []],
  ['Article 6 of the Constitution of Uganda', []],
  ['Order 42 rule 6(2) applies', ['t civil procedure rule: order_42__rule_6 2 ?']],
  ['Order XXXVI rule 3 of the Civil Procedure Rules', []],
  ['Order 1, Rule 15 of the Civil Procedure Rules 2020', ['t civil procedure rule: order_1__rule_15']],
  ['section 12(4) of cap 301, Laws of Kenya', ['c 301: 12 4']],
  ['The Reed Act, 1990 (“the Act”) is clear. Under the Weir Act and the Weir Act a fee is due. Section 4 of the Act', ['t act reed: 4 ?']],
  [
    'brought under sections 1A and 3A, Order 51 of the Civil Procedure Rules',
    ['t act civil procedure: 1A ?', 't act civil procedure: 3A ?', 't civil procedure rule: order_51'],
  ],
  ['under sections 86 and 89 (formerly 87 and 90) of the Employment Act', ['t act employment: 86', 't act employment: 89']],
  ['Article 14 of the ICCPR protects a fair hearing, and so does Article 9.', []],
  ['paragraph 3 of Schedule 6 of the Advocates (Remuneration) Order', []],
  ['paragraph 11 of the Advocates (Remuneration) Order', ['t advocate order remuneration: 11']],
  [
    'Order 2 Rule 15 of the Civil Procedure Rules provides: Rule 15 At any stage',
    ['t civil procedure rule: order_2__rule_15', 't civil procedure rule: order_2__rule_15 ?'],
  ],
  [
    'Order 2 Rule 15 of the Civil Procedure Rules. Under rule 7 of the Reed Rules and rule 15',
    ['t civil procedure rule: order_2__rule_15', 't reed rule: 7', 't reed rule: 15 ?'],
  ],
  // The Civil Procedure Rules have no rule without an Order.
  ['Rule 4 of the Civil Procedure Rules applies', []],
  ['section 55 of the Civil Procedure Rules applies', []],
  ['A registrar, as defined in the Civil Procedure Rules. Under rule 55(5) an appeal lies.', []],
  [
    'Rule 55 of the Reed Rules, 1997 says: “a registrar, as defined in the Civil Procedure Rules”. Under rule 55(5) an appeal lies.',
    ['t reed rule: 55', 't reed rule: 55 5 ?'],
  ],
  ['Section 74 of the Law of Succession provides', ['t act law succession: 74']],
  ['Section 83(g) of the Law of Succession Cap 160 (Laws of Kenya)', ['t act law succession: 83 g']],
  ['sections 1A and 3A of the civil procedure code 2010', ['t act civil procedure: 1A ?', 't act civil procedure: 3A ?']],
  ['section 115 of the Civil Procedure Code, 1908', ['t civil code procedure: 115']],
  ['section 3 of the Reed Act and section 5 of the Weir Act differ. Section 9 applies.', ['t act reed: 3', 't act weir: 5']],
  // Written out elsewhere in the text, by one Act alone and to the same paragraph.
  [
    'Charged contrary to section 295 as read with section 296(2). Contrary to section 295 as read with section 296 (2) of the Penal Code.',
    ['t code penal: 295 ?', 't code penal: 296 2 ?', 't code penal: 295', 't code penal: 296 2'],
  ],
  ['Under section 7(1) he paid. Section 7(2) of the Reed Act is another.', ['t act reed: 7 2']],
  ['Section 7 is clear. Section 7 of the Reed Act and section 7 of the Weir Act differ.', ['t act reed: 7', 't act weir: 7']],
  // Rules mean the Act under which they are made, where they are quoted.
  [
    'The Weir Act and the Reed Act. Rule 41 of the Probate and Administration Rules says: ‘subject to the deceased’s will and section 82 of the Act’.',
    ['t administration probate rule: 41', 't act law succession: 82 ?'],
  ],
  ['The Weir Act and the Reed Act. Rule 4 of the Reed Rules says: “as in section 8 of the Act”.', ['t reed rule: 4', 't act reed: 8 ?']],
  ['The Weir Act and the Reed Act. Rule 4 of the Reed Rules says: “pay”. Section 8 of the Act is older.', ['t reed rule: 4']],
] as const)('%s', ([text, references]) => expect(read(text)).toEqual(references))

test('what a court is made to hear need not be named, unless the text speaks of another Act', () => {
  expect(read('The dismissal offends section 45 of the Act.', 'KEELRC')).toEqual(['t act employment: 45 ?'])
  const other = 'Under the Work Injury Benefits Act the Director decides. The WIBA says when. WIBA governs it. See section 23 of the Act.'
  expect(read(other, 'KEELRC')).toEqual(['t act benefit injury work: 23 ?'])
  expect(read('The suit offends section 45 of the Act.', 'KEHC')).toEqual([])
})

test('one Act has one key however its title is set', () => {
  const key = keyOfTitle('Landlord and Tenant (Shops, Hotels and Catering Establishments) Act')
  expect(keyOfTitle('LANDLORD & TENANT (HOTELS, SHOPS AND CATERING ESTABLISHMENT) ACT')).toBe(key)
  expect(keyOfTitle('Criminal Procedure Code Act')).toBe(keyOfTitle('Criminal Procedure Code'))
  expect(keyOfTitle('the Act')).toBeNull()
  expect(keysOfHeldAct({ title: 'Reed Act', cap: '900', number: '4', year: 1990 })).toEqual(['t act reed', 'c 900', 'n 1990/4'])
})

test.for([
  ['We find that section 5 is inconsistent with Article 27 and hereby declare it null and void.', 'unconstitutional'],
  ['The issue is whether section 5 is unconstitutional.', null],
  ['Section 5 must be read down to exclude pupils.', 'read_down'],
  ['The proper construction of section 5 is that reeds are crops.', 'construed'],
  ['Costs follow pursuant to section 27.', 'applied'],
  ['Section 5 provides as follows.', null],
] as const)('%s: %s', ([sentence, said]) => expect(readSaidOf(sentence)).toBe(said))
