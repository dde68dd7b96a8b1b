import { describe, expect, test } from 'vitest'
import { compareNames, othersDiffer, readCaseName, soundOf } from './names.ts'

const compare = (printed: string, ...known: string[]) => compareNames(readCaseName(printed), known.map(readCaseName)).verdict

describe('one case, printed otherwise', () => {
  test.each([
    ['Mukhisa Biscuits Manufacturing Co. Ltd vs West End Distributors', 'Mukisa Biscuit Manufacturing Co Ltd v West End Distributors Ltd'],
    ['Mukisa Biscuit Company v Westend Distributor Limited', 'Mukisa Biscuit Manufacturing Co Ltd v West End Distributors Ltd'],
    ['Mukisa v West End', 'Mukisa Biscuit Manufacturing Co Ltd v Westend Distributors Ltd'],
    ['Gatarau Peter Munya v Dickson Mwenda Kithinji & 2 others', 'Munya v Kithinji & 2 others'],
    ['Gatirau Peter Munya v Kithinji', 'Gatarau Peter Munya v Dickson Kithinji'],
    ['Lukenya Ranching v Kalovoto', 'Lukenya Ranching & Farming Co-op Society Ltd v Kavoloto'],
    ['Geoffrey Muthiga v Henry', 'Geoffrey Muthinja & another v Samuel Muguna Henry & 1756 others'],
    ['D.T. Dobiie & Company (Kenya) Limited –vs- Muchina', 'DT Dobie & Co (Kenya) Ltd v Muchina'],
    ['Mumo Matemo v Trusted Society', 'Mumo Matemu v Trusted Society of Human Rights Alliance & 5 others'],
    ['Raila Odinga v IEBC & 3 others', 'Odinga v Independent Electoral and Boundaries Commission & 3 others'],
    ['Commissioner of Domestic Taxes v W.E.C Lines Kenya', 'Commissioner of Domestic Taxes v WEC Lines Kenya Ltd'],
    ['Macharia v K.C.B. Ltd', 'Samuel Kamau Macharia & another v Kenya Commercial Bank Ltd & 2 others'],
    ['Macharia v KCB', 'Samuel Kamau Macharia & another v Kenya Commercial Bank Ltd & 2 others'],
    ['Wafula & Sons Ltd v NTZR', 'Wafula and Sons Limited v Northern Trunk Zebu Ranchers'],
    [
      'Trusted Society of Human Rights Alliance v Matemu',
      'Trusted Society of Human Rights Alliance v Attorney General & 2 others; Matemu (Interested Party)',
    ],
    ['Mlima Crest Bank v Wekulo', 'Wekulo v Mlima Crest Bank Limited & another'],
    ['In the Matter of the Estate of Achieng Oduor (Deceased)', 'In re Estate of Achieng Oduor (Deceased)'],
    ['Kamau v State', 'Kamau v Republic'],
    ['R v Kamau', 'Republic v Kamau'],
    ['R v Kamau', 'Kamau v Director of Public Prosecutions'],
    ['KKB v SCM', 'KKB v SCM & 5 others'],
    ['Republic v Attorney General', 'Republic v Attorney General & another'],
  ])('%s is %s', (printed, known) => expect(compare(printed, known)).toBe('same'))
})

describe('another case', () => {
  test.each([
    ['Wekulo v Mlima Crest Bank', 'Wekulo v Savanna Trust Bank Limited'],
    ['Republic v Kamau', 'Republic v Kimeu'],
    ['John Otieno v Republic', 'John Kamau v Republic'],
    ['Wambui v Njuguna', 'Wambugu v Njuguna'],
    ['Atieno v Njuguna', 'Otieno v Njuguna'],
    ['National Bank of Kenya v Wanjala', 'Central Bank of Uganda v Odhiambo'],
    ['In re Estate of Achieng Oduor', 'In re Estate of Barasa Wekesa (Deceased)'],
    ['KKB v SCM', 'KKB v PWM'],
    ['Republic v Kamau', 'Kamau v Otieno'],
    ['Kamau v Attorney General', 'Kamau v Simba Hotels Limited'],
    ['Jane Kamau v John Kamau', 'Kamau v Otieno'],
  ])('%s is not %s', (printed, known) => expect(compare(printed, known)).toBe('different'))
})

test.each([
  ['Odinga & another v Chebukati & 2 others', 'Odinga & 5 others v Chebukati & 3 others', true],
  ['Odinga & another v Chebukati', 'Odinga & another v Chebukati & 2 others', false],
  ['Odinga v Chebukati', 'Odinga & another v Chebukati & 2 others', false],
])('%s beside %s has another number of parties: %s', (printed, known, differ) =>
  expect(othersDiffer(readCaseName(printed), readCaseName(known))).toBe(differ),
)

test('any of the names that a case has will do', () => {
  expect(compare('Ruth Nasimiyu Wekulo v Mlima Crest', 'Wekulo v Mlima Crest Bank', 'Ruth Nasimiyu Wekulo')).toBe('same')
})

test('a name without words tells nothing', () => expect(compare('v', 'Otieno v Ngani')).toBe('unsure'))

test('a first of several decisions is told by its number', () => {
  expect(readCaseName('Anarita Karimi Njeru v Republic (No. 1)').ordinal).toBe('1')
  expect(readCaseName('Anarita Karimi Njeru v Republic').ordinal).toBeNull()
})

test.each([
  ['mukisa', 'mukhisa'],
  ['gatirau', 'gatarau'],
  ['kavoloto', 'kalovoto'],
  ['muthinja', 'muthiga'],
  ['dobie', 'dobiie'],
  ['karuri', 'kaluli'],
])('%s and %s sound alike', (one, other) => expect(soundOf(one)).toBe(soundOf(other)))

test.each([
  ['kamau', 'otieno'],
  ['wanjiku', 'njeri'],
  ['wekulo', 'wafula'],
])('%s and %s do not', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)))
