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
easement passage path track road route way corridor access footpath
enjoy enjoyed use used user using usage utilise
openly open public visible
forcibly force violence forced compel compulsion coercion duress constraint
proprietor owner landowner holder title owned ownership own titleholder
register registered registration entry enter entered note noted record recorded inscribe
burden bind binding encumber encumbrance affect
lack absence want without missing absent
protest object objection complain complaint oppose
prompt promptly immediately immediate once instantly straightaway
livestock cattle stock cow animal herd
herder herdsman herdsmen pastoralist
ranch ranching farm farmer
fence fenced close closed closure enclose block blocked barrier
authority authorities official chief registrar officer
detour longer
lease letting let rent rented
loss damage harm injury prejudice detriment hurt
good remedy adequate sufficient enough suffice satisfy
instead place lieu alternative substitute replace
seedling tree plant nursery
young seedling
boundary border side edge
wide width broad breadth
long length
redundancy redundancies retrenchment retrench layoff job post position
worker employee staff workforce personnel labourer servant workman
employer company firm enterprise organisation
inform informed information tell told telling notify notification notice warn warning advise disclose reveal
ahead before advance prior beforehand earlier previously
reason reasons ground grounds cause why basis
extent scope scale number many
intend intended plan planned propose proposed purpose
strike striker striking
choose chosen chose choice pick picked select selection single singled
seniority service tenure length
skill ability competence competent capable qualification
reliability reliable dependable
reprisal retaliation retaliate revenge punish punished punishment victimise
true truth truly real reality genuine
pretext guise sham pretend purport
overtime hours time
severance terminal
salary wage wages pay earnings income remuneration paid payment
record records document documents documentation evidence proof paper written
produce produced production show shown supply furnish
award awarded grant give get gets receive receives obtain
full complete completed whole entire
maintain maintained maintenance support supported keep keeping kept provide upkeep
deceased dead died death dies late
dependant dependent depend
will testament testator testamentary bequest bequeath gift leave left legacy
confirm confirmed confirmation
application apply applied applicant request ask seek sought claim petition
heir beneficiary beneficiaries benefit benefits
husband wife spouse married marry marriage wed wedding
sign signed signature signing execute attest attestation attested
witness attest attesting attestation presence
rest remainder remaining otherwise other
stand stands remain valid validity survive
void invalid fall falls away defeat defeated fail ineffective effect worthless nullity
sell sold sale selling dispose disposed disposing disposal
suit litigation proceedings case action pending lawsuit
account explain explanation accountable
remove removed removal office oust replaced
administrator administration administer executor
constable police policeman officer
confession confess admit admits admitted admission statement
inadmissible excluded exclude
suspect accused defendant
voluntary voluntariness voluntarily
magistrate judge trial
objection challenge challenged oppose
belonging belongings things property possession item items goods
scene place spot
circumstantial indirect circumstance circumstances
point pointed single lead indicate
nobody exclude other
guilt guilty culprit
sleep slept night overnight
sentence term imprisonment prison jail custody punishment served
retrial trial try tried fresh another second
unjust injustice unfair unfairness fairness just
quash set acquit free
liquidation liquidate liquidator liquidated winding wind wound insolvency
demand demanded request
unpaid unanswered outstanding unmet due owe owing
dispute disputed contest contested contend disagree
faith honest honestly genuine genuinely sincere
substantial serious real considerable genuine
debt money loan sum liability obligation owe owing owed
creditor lender bank
debtor borrower
charge security mortgage lien secured secure
vessel ship boat
register registered registration late
create created creation made
rank stand priority line
unsecured security
payable due fall fell owed
director board management manager
deposit deposits
accept accepted take taking receive received
aware know knew known knowledge conscious
avoid averted avert prevent unavoidable inevitable escape
insolvency insolvent collapse bankruptcy bankrupt ruin
personally personal himself themselves
liable liability answer answerable responsible responsibility accountable
incur incurred arise arose
trade trading carry business
decide decided decision determine determination ruling resolve resolved settle settled
receive receiving receipt received get
allow allowed accept acceptance prevail succeed success uphold
deem deemed treat treated presume presumed default regard
send sent dispatch communicate deliver delivered
effect effective force operative binding
day days
delay late lateness tardy
commissioner revenue authority taxman
excessive high large too exaggerated
assess assessed assessment
ledger book books
accountant bookkeeper
uncontradicted unchallenged undisputed challenge challenged
discharge discharged meet met satisfy succeed
raw industrial material
food foodstuff foodstuffs edible
making make production produce manufacture manufactured
exemption exempt exempted relief
strictly strict narrow narrowly
word words language wording text terms provision
read interpret interpreted construe construed
clear clearly squarely plainly evident obvious obviously
evict eviction evicted dispossess expel drive driven
arrears arrear unpaid behind overdue default owe owes
distress distrain
trespass trespasser intrude
roof roofing
door doors
premises room rooms building house dwelling apartment flat home
repair repairs condition mend fix maintenance
crack cracked broken
fair ordinary normal usual
wear tear
return returned hand back give restore refund
leave left depart departure departed vacate quit
rest remaining remainder
re-let
month months
only alone solely merely sole
process procedure procedural manner how way
merit merits substance right correct correctness
substitute substituted replace
bias biased partial partiality prejudice
relative relation related kin kinship relationship family
chairman chair chairperson
candidate applicant nominee
appoint appointed appointment chosen successful select
disclose disclosed disclosure reveal revealed tell mention
withdraw withdrew recuse step aside
observer outsider bystander onlooker
reasonable fair-minded sensible
possibility possible likelihood likely risk chance danger
enlarge extend extension enlargement prolong
power jurisdiction authority able
certiorari quashing
declaration declaratory declare declared
parent parents mother father
child son daughter boy girl infant minor
earn earned earner earnings income salary wage
school schooling education
fee fees cost costs charge expense expenses
proportion ratio according share part portion
difference different matter
contribute contribution contributed
house home matrimonial property
buy bought acquire acquired purchase purchased
name names title
add added addition improve improvement improvements build built building
saving savings
care cared caring look looked looking tend raise raising
per cent percentage
move moving relocate
work job employment occupation
holiday holidays vacation
telephone phone call calls
abroad foreign country overseas
consent agree agreement permission approval
travel journey trip
doctor surgeon physician practitioner clinician medical
operation surgery surgical procedure
patient plaintiff claimant
negligent negligence careless carelessness fault
competent skilled skill
harm injury damage hurt
cause caused causation result
standard level
expert specialist
nurse nursing
count counted counting tally check checked number
wound incision
form record chart
plain obvious evident
hospital clinic
answer liable vicarious vicariously responsible
pain suffering agony
receipt receipts document documented voucher
employer company
insured policyholder assured
insurer underwriter insurance insured cover
premium rate
disclose nondisclosure
material influence affect bear
conceal concealed concealment hide hid hidden keep withhold withheld secret undisclosed
avoid void rescind repudiate repudiated reject
fact facts circumstance circumstances
fill filled complete completed
proposal
fire blaze
agent representative agency
principal
omit omitted omission left leave
repudiate repudiated reject rejected deny denied refuse
interest
cost costs expense expenses
bear bore borne carry
contract agreement
breach break broken violate violated violation
discover discovered discovery aware learn learned find
limitation bar barred prescription time
fraud fraudulent fraudulently dishonest dishonestly dishonesty deceit deceive
boundary line
parties litigant litigants
merits
reopen reopened relitigate
earlier previous before past former
counsel advocate lawyer attorney
attend attendance appear appearance absence
hearing trial sitting day
accident collision crash mishap
explain explained explanation excuse
dismissal dismissed
revive reinstate reinstated restore
shut exclude denied
misfortune mishap misadventure
client litigant
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
