import { stem } from '../../search/search.ts'

/** Those who do, owe and win things in judgments; words on one line are of one side, and the lines of a block stand against one another. */
const sides = `
plaintiff claimant petitioner applicant complainant
defendant respondent

appellant
respondent

landlord lessor landlady
tenant lessee

employer
employee worker staff union cashier

insurer underwriter
insured policyholder

buyer purchaser
seller vendor

creditor lender bank mortgagee chargee
debtor borrower mortgagor chargor company

taxpayer company
commissioner

father
mother

husband
wife

parent
child

prosecution state republic prosecutor
accused defence suspect

prosecution state republic prosecutor complainant
appellant accused

union
employer

doctor surgeon hospital nurse practitioner
patient

director
shareholder member customer creditor liquidator

company
director creditor shareholder

agent
principal

advocate counsel
client

court judge
board commission panel tribunal minister

administrator executor trustee
heir beneficiary

claimant
employer respondent

owner proprietor
user trespasser

agent
chairman

witness
accused

liquidator
bank

licensee
licensor

guarantor surety
creditor borrower

driver carrier
passenger

donor
donee

teacher school
pupil student

registrar
member committee

valuer surveyor
owner

guard
victim

trespasser
occupier

minister
governor
`
  .trim()
  .split('\n\n')
  .map((block) => block.split('\n').map((line) => line.split(' ')))

const roles = new Set(sides.flat(2).concat(['chairman', 'chief', 'registrar', 'officer', 'beneficiary', 'deceased', 'herder', 'neighbour']))
const stemsOfRoles = new Set(
  [...roles]
    .filter(
      (role) =>
        !/^(?:court|company|officer|claimant|plaintiff|petitioner|applicant|complainant|defendant|respondent|appellant|panel|judge|user|party|principal|state|republic|member|customer|child|heir|union|board)$/.test(
          role,
        ),
    )
    .map(stem),
)
/** Whether a stem is that of a party by its part in the matter, as a tenant or a taxpayer, and not only in the proceedings. */
export const isParty = (word: string): boolean => stemsOfRoles.has(word)

/** Words for one and the same party. */
const sameParty = new Map(
  sides
    .flat()
    .filter(([first]) =>
      ['plaintiff', 'landlord', 'employer', 'insurer', 'insured', 'buyer', 'seller', 'taxpayer', 'advocate', 'owner', 'tenant'].includes(
        first!,
      ),
    )
    .flatMap((line) => line.filter((word) => word !== 'company').map((word) => [word, line[0]!] as const)),
)
/** One word for each party, however it is called. */
export const partyOf = (word: string) => sameParty.get(word) ?? word
/** Parties that stand against one another, two in a word. */
export const against = new Set(
  sides.flatMap(([one, other]) =>
    one!.flatMap((a) => other!.flatMap((b) => [`${partyOf(a)} ${partyOf(b)}`, `${partyOf(b)} ${partyOf(a)}`])),
  ),
)

/** The party that a word names, in the singular; null where it names none. */
export const singular = (word: string) =>
  roles.has(word) ? word : roles.has(word.replace(/s$/, '')) ? word.replace(/s$/, '') : word === 'beneficiaries' ? 'beneficiary' : null
