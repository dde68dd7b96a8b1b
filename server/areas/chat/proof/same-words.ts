import { stem } from '../../search/search.ts'

/**
 * Words that whoever retells a judgment puts for one another, a group on each line. No group has a word and its opposite. The dictionary of search
 * widens what is looked for; these are for retelling what was found, so that looser groups would prove too much.
 */
const groups = `
obtain acquire get gain receive secure
transfer convey conveyance pass hand alienate
forged forgery fraudulent fake falsified
purchaser buyer purchase buy bought
seller vendor sell sold sale
innocent innocence faith bona
recover recovery refund reclaim reimburse repay repayment restitution
cure heal remedy rectify mend
price paid pay payment payable money sum amount cost
damages compensation compensate award quantum
assess award fix fixed measure compute quantify
extinguish defeat bar discharge
reduce reduction mitigate lower lessen diminish
claim suit action cause proceeding
sue suit litigate litigation action claim
child children offspring sibling
wedlock marriage married unmarried marry
inherit inheritance succession succeed estate portion share
equal equally alike same identical
custom customary tradition traditional
inconsistent contrary conflict contravene violate unconstitutional
void invalid null nullity worthless ineffective
cancel cancellation revoke revocation withdraw withdrawal rescind terminate
quash annul overturn nullify vacate
licence license permit authorisation
leave permission
invite ask asked heard hear hearing respond response answer reply
reasons reason explain explanation unexplained
remit refer send sent rehear rehearing fresh anew afresh retry
deduct deduction deductible
lodge file filed submit present bring
discretion power authority
accept acceptance admit allow approve assent consent
agree agreement contract understanding bargain arrangement
silence silent unanswered
dealings dealing transaction course
prove proof burden onus show establish demonstrate
allege assert contend rely maintain
witness eyewitness
identify identification identifying recognise recognition
caution cautious care careful carefully
poor bad dim inadequate
light lighting lit
warn warning direct
danger risk peril unsafe
fail failed omit omission omitting neglect
duty duties owe answer accountable obligation obliged bound
shareholder member
control majority controller controlling
refuse refusal decline reject unwilling
misconstrue misinterpret misread misinterpretation mistake error wrong
interpretation construction reading
scope mandate jurisdiction reference
offend violate breach infringe contravene
intervene intervention interfere interference disturb
welfare interest wellbeing
paramount foremost overriding prevail first
disqualify unfit
absence away absent
house home roof residence
frequent often regular
vehicle lorry car truck
borrow borrower lend loan
dismiss dismissal terminate termination
salary wage pay remuneration
landlord lessor
tenant lessee
rent rental
notice notify notification inform
land parcel property plot
drain empty emptied
lost loss losing
injury injure harm hurt
negligent negligence careless carelessness
accused suspect
bail bond
evidence testimony
delay late belated
require requirement need necessary must
entitle entitled right
permit allow let
prohibit forbid ban
suspend suspension stay
enact pass legislate
tax levy duty
county devolved
lawful legal legitimate
unfair unjust
fair just
grant granted allow allowed
trust confidence
choose choice chosen select
begin start commence
end expire lapse cease
increase raise raised
appoint appointment
resign resignation quit
confess confession admit admission
deceive deceit mislead misrepresent misrepresentation
promise undertake undertaking
defect defective flawed irregular
excessive disproportionate
reasonable sensible
immediately forthwith promptly
`
  .trim()
  .split('\n')
  .map((line) => [...new Set(line.split(' ').map(stem))])

const byStem = new Map<string, Set<string>>()
for (const group of groups)
  for (const one of group) {
    const known = byStem.get(one) ?? new Set()
    for (const other of group) known.add(other)
    byStem.set(one, known)
  }

/** The stems that stand for some others when they are retold. */
export const retoldAs = (stems: readonly string[]): string[] => stems.flatMap((one) => [...(byStem.get(one) ?? [])])
