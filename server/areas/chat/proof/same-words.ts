import { stem } from '../../search/search.ts'

/**
 * Words that whoever retells a judgment puts for one another, a group on each line. No group has a word and its opposite. The dictionary of search
 * widens what is looked for; these are for retelling what was found, so that looser groups would prove too much.
 */
const groups = `
obtain acquire get gain receive secure
transfer convey pass hand alienate
forged forgery fraudulent fake falsified
purchaser buyer buy bought
seller vendor sell sold sale
innocent faith bona
recover recovery refund reclaim reimburse repay restitution
cure heal remedy rectify mend
price paid pay payment payable money sum amount cost
damages compensation award quantum
assess award fix measure compute quantify
extinguish defeat bar discharge
reduce reduction mitigate lower lessen diminish
claim suit action cause proceeding
sue suit litigate action claim
child children offspring sibling
wedlock marriage married unmarried
inherit succession succeed estate portion share
equal alike same identical
custom customary tradition
inconsistent contrary conflict contravene violate unconstitutional
void invalid null nullity worthless ineffective
cancel revoke revocation withdraw rescind terminate
quash annul overturn nullify vacate
licence license permit authorisation
leave permission
invite ask heard hear respond response answer reply
reasons explain explanation unexplained
remit refer send sent rehear fresh anew afresh retry
lodge file submit present bring
discretion power authority
accept admit allow approve assent consent
agree agreement contract understanding bargain arrangement
silence silent unanswered
dealings transaction course
prove proof burden onus show establish demonstrate
allege assert contend rely maintain
witness eyewitness
identify identification recognise recognition
caution cautious care
poor bad dim inadequate
light lit
warn direct
danger risk peril unsafe
fail omit omission neglect
duty owe answer accountable obligation bound
shareholder member
control majority
refuse decline reject unwilling
misconstrue misinterpret misread mistake error wrong
interpretation construction reading
scope mandate jurisdiction reference
offend violate breach infringe contravene
intervene intervention interfere disturb
welfare interest wellbeing
paramount foremost overriding prevail first
disqualify unfit
absence away absent
house home roof residence
frequent often regular
vehicle lorry car truck
borrow lend loan
dismiss terminate
salary wage pay remuneration
landlord lessor
tenant lessee
rent rental
notice notify notification inform
land parcel property plot
drain empty
lost loss losing
injury injure harm hurt
negligent careless
accused suspect
bail bond
evidence testimony
delay late belated
require need necessary must
entitle right
permit allow let
prohibit forbid ban
suspend suspension stay
enact pass legislate
tax levy duty
county devolved
lawful legal legitimate
unfair unjust
fair just
grant allow
trust confidence
choose choice chosen select
begin start commence
end expire lapse cease
increase raise
resign quit
confess admit admission
deceive deceit mislead misrepresent misrepresentation
promise undertake
defect flawed irregular
excessive disproportionate
reasonable sensible
immediately forthwith promptly
easement passage path track road route way corridor access footpath
enjoy use user usage utilise
openly public visible
forcibly force violence compel compulsion coercion duress constraint
proprietor owner landowner holder title owned ownership titleholder
register registration entry enter note record inscribe
burden bind encumber encumbrance affect
lack absence want without missing absent
protest object complain complaint oppose
prompt immediately once instantly straightaway
livestock cattle stock cow animal herd
herder herdsman herdsmen pastoralist
ranch farm farmer
fence close closure enclose block barrier
authority official chief registrar officer
detour longer
lease letting rent
loss damage harm injury prejudice detriment hurt
good remedy adequate sufficient enough suffice satisfy
instead place lieu alternative substitute replace
seedling tree plant nursery
young seedling
boundary border side edge
wide width broad breadth
long length
redundancy retrenchment layoff job post position
worker employee staff workforce personnel labourer servant workman
employer company firm enterprise organisation
inform tell told notify notification notice warn advise disclose reveal
ahead before advance prior beforehand earlier previously
reason ground cause why basis
extent scope scale number many
intend plan propose purpose
strike striker
choose chosen chose choice pick select single
seniority service tenure length
skill ability competence capable qualification
reliability dependable
reprisal retaliation revenge punish victimise
true truth truly real reality genuine
pretext guise sham pretend purport
overtime hours time
severance terminal
salary wage pay earnings income remuneration paid payment
record document evidence proof paper written
produce production show shown supply furnish
award grant give get receive obtain
full complete whole entire
maintain maintenance support keep kept provide upkeep
deceased dead died death late
will testament testator testamentary bequest bequeath gift leave left legacy
application apply request ask seek sought claim petition
heir beneficiary benefit
husband wife spouse married marriage wed
sign signature execute attest
witness attest presence
rest remainder remaining otherwise other
stand remain valid survive
void invalid fall away defeat fail ineffective effect worthless nullity
sell sold sale dispose
suit litigation proceedings case action pending lawsuit
account explain explanation
remove office oust replaced
administrator administer executor
constable police policeman officer
confession admit admission statement
inadmissible excluded
suspect accused defendant
voluntary voluntarily
magistrate judge trial
objection challenge oppose
belonging things property possession item goods
scene place spot
circumstantial indirect circumstance
point single lead indicate
nobody exclude other
guilt guilty culprit
sleep slept night overnight
sentence term imprisonment prison jail custody punishment served
retrial trial try fresh another second
unjust injustice unfair fairness just
quash set acquit free
liquidation winding wound insolvency
demand request
unpaid unanswered outstanding unmet due owe
dispute contest contend disagree
faith honest genuine sincere
substantial serious real considerable genuine
debt money loan sum liability obligation owe
creditor lender bank
debtor borrower
charge security mortgage lien
vessel ship boat
register registration late
create creation made
rank stand priority line
unsecured security
payable due fall fell owed
director board management
accept take receive
aware know knew known knowledge conscious
avoid averted prevent unavoidable inevitable escape
insolvency collapse bankruptcy bankrupt ruin
personally himself themselves
liable liability answer responsible accountable
incur arise arose
trade carry business
decide decision determine ruling resolve settle
receive receipt get
allow accept prevail succeed success uphold
deem treat presume default regard
send sent dispatch communicate deliver
effect force operative binding
delay late tardy
commissioner revenue authority taxman
excessive high large too exaggerated
ledger book
accountant bookkeeper
uncontradicted unchallenged undisputed challenge
discharge meet met satisfy succeed
raw industrial material
food foodstuff edible
making production produce manufacture
exemption relief
strictly narrow narrowly
word language text terms provision
read interpret construe
clear squarely plainly evident obvious
evict dispossess expel drive driven
arrears unpaid behind overdue default owe
distress distrain
trespass intrude
premises room building house dwelling apartment flat home
repair condition mend fix maintenance
crack broken
fair ordinary normal usual
wear tear
return hand back give restore refund
leave left depart departure vacate quit
rest remaining remainder
only alone solely merely
process procedure manner how way
merit substance right correct
substitute replace
bias partial prejudice
relative kin kinship relationship family
chairman chair chairperson
candidate applicant nominee
appoint chosen successful select
disclose disclosure reveal tell mention
withdraw withdrew recuse step aside
observer outsider bystander onlooker
possibility likelihood likely risk chance danger
enlarge extend extension prolong
power jurisdiction authority able
certiorari quashing
declaration declaratory
parent mother father
child son daughter boy girl infant minor
earn earner income salary wage
school education
fee cost charge expense
proportion ratio according share part portion
difference matter
house home matrimonial property
buy bought acquire purchase
name title
add addition improve build built
care look tend raise
per cent percentage
move relocate
work job employment occupation
holiday vacation
telephone phone call
abroad foreign country overseas
consent agree agreement permission approval
travel journey trip
doctor surgeon physician practitioner clinician medical
operation surgery surgical procedure
patient plaintiff claimant
negligent careless fault
competent skilled
harm injury damage hurt
cause causation result
standard level
expert specialist
count tally check number
wound incision
form record chart
plain obvious evident
hospital clinic
answer liable vicarious responsible
pain suffering agony
receipt document voucher
employer company
insured policyholder assured
insurer underwriter cover
premium rate
disclose nondisclosure
material influence affect bear
conceal hide hid hidden keep withhold withheld secret undisclosed
avoid void rescind repudiate reject
fact circumstance
fill complete
fire blaze
agent representative agency
omit omission left leave
repudiate reject deny refuse
cost expense
bear bore borne carry
contract agreement
breach break broken violate
discover discovery aware learn find
limitation bar prescription time
fraud fraudulent dishonest dishonesty deceit deceive
boundary line
parties litigant
reopen relitigate
earlier previous before past former
counsel advocate lawyer attorney
attend appear absence
hearing trial sitting day
accident collision crash mishap
explain explanation excuse
revive reinstate restore
shut exclude denied
misfortune mishap misadventure
client litigant
accuse charge allege blame indict prosecute
acquit acquittal exonerate clear
act conduct behave behaviour deed
add addition extra further more supplement
advance lend loan
advantage benefit gain profit favour beneficial useful
advertise publish publication publicise gazette gazetted
afraid fear scared frightened
alter change modify amend vary variation modification adjust revise
amount sum figure total quantity
anger quarrel dispute row argument disagreement conflict
answer reply respond response
anticipate expect foresee predict
appear seem look
argue argument submit submission contend contention plead
arm weapon gun firearm rifle pistol panga machete knife
arrange plan schedule scheme
arrest detain detention custody apprehend apprehension
arrive come reach
article goods item thing product
assault attack beat strike struck hit violence
assembly legislature parliament
assist help aid support
attach annex append
attempt try endeavour effort
auction sale bid
avoid evade escape prevent
balance remainder rest
bank lender financier
base basis ground found foundation rest
believe belief think thought opinion view consider convince
belong own property
big large great substantial
boat ship vessel canoe
bodily physical body
boy son
brief short
bring produce carry fetch
brother sister sibling relative
build built erect construct structure put
business trade enterprise commerce commercial shop
buy purchase acquire
calculate compute reckon measure valuation assess
camera film recording video footage surveillance
cash money currency
certain sure definite
chair preside
chance opportunity possibility
cheap low
cheat swindle defraud
chief head principal main
choice option alternative elect choose
church mosque
citizen national
city town municipal
clean pure
close near neighbouring adjacent next
collect gather levy
come arrive
command order direct instruct
commence beginning start onset begun began
commit perpetrate
common joint shared mutual together
compare comparison
compensate damages indemnify indemnity redress
compel force oblige obligatory mandatory compulsory bound
compete competition rival
complain grievance grieved
complete finish conclude end accomplish
comply compliance obey observe follow abide
conceal hide hidden
condition term stipulation proviso
conduct behave
confidential secret private
connect link relate
consent agree permission
consequence result effect outcome
consider weigh regard account heed
constitute form amount make
construct build
consult discuss
contain include comprise
continue remain persist last carry
contrary against opposite inconsistent
contribute share
convert change transform
copy duplicate transcript
corrupt bribe bribery
cost expense expenditure price charge outlay
court bench judiciary
crash collide collision accident
crime offence criminal
crop harvest maize plant plantation
custody keep care
customer client consumer buyer
cut fell chop
damage harm spoil destroy destruction
danger hazard risk threat threaten peril
date day time
deadline time period limit expiry
deal transaction bargain
debt liability owe indebted
deduct subtract withhold offset
deed document instrument
defect fault flaw
defend defence justify justification
delay postpone adjourn defer
deliver delivery hand supply
deny denial dispute reject refute contradict
deposit pay lodge
describe description
destroy demolish demolition ruin
detail particular
determine decide settle fix
die death dead kill murder
differ distinct distinguish
difficult hard onerous
diminish lessen decrease reduce cut
disagree differ dissent
disappear vanish
discharge release free freed relieve
discipline disciplinary punish
discriminate unequal
dismiss sack fire
display show exhibit
dispose sell
dissolve dissolution wind
distance far remote
distribute divide division share
disturb trouble nuisance interfere
document paper writing record
door gate entrance
doubt uncertain uncertainty
draw drew drawn
drive driver
drop fall decline
due owing payable
earn wage income
educate school teach teacher pupil student
elect vote voter poll ballot
eligible qualify
emergency urgent urgency
empower entitle authorise power
encourage urge
enemy opponent adversary
enforce execute
enlist hire employ engage recruit
enquire inquiry enquiry investigate probe examine
ensure secure guarantee
enter entry entrance
environment pollution contaminate
equipment machine machinery tool
equity equitable conscience
error mistake wrong
essential vital crucial necessary indispensable
establish found set
evict expel
evil wicked bad malice malicious
exact precise accurate
exaggerate excessive inflated
examine inspect check look scrutinise
except exclude save
excuse justification justify
exercise use
expect anticipate
expend spend
expert specialist professional
explode explosion
export import
express expressly explicit
extra exceptional special
face confront
false untrue lie perjury
fame reputation name character standing
famous notorious
fast quick rapid speed swift
fault blame culpable
favour advantage prefer
feasible practicable possible
fee charge payment
fight quarrel
final conclusive definitive last
find discover
fine penalty punish
finish complete end
fish fisherman fishery
flood water
follow obey succeed
forbid forbidden prohibit ban bar
forgive pardon waive waiver
formal form
former earlier past previous old
fraction part portion proportion
frank honest
free liberate liberty freedom release
friend companion colleague
frustrate hinder prevent obstruct
function task duty role
fund money finance financial
future later subsequent
gather collect meet assembly
general common usual
gift give gave given donate
girl daughter
goat sheep livestock animal
govern state
grave serious severe
great big
grow increase
guarantee guarantor surety security
guard watchman sentry
guardian guardianship custody
guess suppose presume presumption
guilt guilty convict
half fifty
hand deliver
happen occur arise event
happy content
hate hostile
hear listen
heavy weight
help assist
hide conceal
high great
hinder prevent obstruct
hire rent
hit strike
home house dwelling residence
hospital clinic medical health
hurt injure
husband spouse couple
wife spouse couple
idea notion concept
ill sick disease
illegal unlawful
immoral moral
imply infer suggest
important significant material
impose imposition put levy
impossible cannot
improve better enhance
inaccurate wrong
incident event occurrence
include contain cover
income revenue earnings
increase rise growth
independent separate autonomous
indicate show point
indirect circumstantial
individual personal
induce persuade cause
infant minor child
inferior lower
inform tell
inherit heir
initial first original
injunction restrain restraint
innocent blameless guiltless
insult defame slander libel defamatory
intend intention purpose aim deliberate wilful
interest share stake
interrupt stop
introduce bring
invent make
invest investor
issue dispute
join unite combine
journalist newspaper press media
journey travel
judge magistrate
jurisdiction competence
keep retain hold preserve
key essential
know knowledge aware
labour work
lack absence without
lake river stream water
language tongue
last final
late tardy overdue
lead guide
learn discover
leave depart
legal lawful
lesser lower less
letter correspondence communication write wrote written
liable liability
liberal wide
lie situated
life live alive survive
lift raise
limit restrict cap
litigate sue
live reside dwell
load carry
local area
lock shut
long lengthy
lose loss
low small
maintain keep
majority most
manage run operate
manner way means method
map plan survey surveyor
march procession
market trade
mean signify
measure step
medicine drug treatment treat
meet satisfy
member membership
mental mind psychological
mention refer
mercy leniency lenient clemency
merge join
message letter
mild light
mine quarry
minor small trivial slight
minute record
miss omit
mob crowd
mode manner
money fund
moral ethical
motive reason
motorcycle vehicle
move transfer
murder kill homicide manslaughter
name call
national country
necessary need
neglect negligence
negotiate talk
neighbour adjoining adjacent next
neutral impartial
night evening
noise nuisance
normal usual
note observe
notorious known
null void
oath swear sworn affidavit
object purpose aim
oblige duty
observe see saw
obtain get
obvious clear
occupy occupation possession
occur happen
offend breach
offer propose tender
office post position
official officer
old age elder
omit leave
operate work
oppose resist
oral verbal spoken speak spoke
ordinary normal
origin source
original first
outcome result
outside beyond
overlook ignore disregard
owe due
own possess
partner partnership
pass elapse gone expire
pay settle
pension retirement
people public
perform carry
period term duration time span
permanent lasting
permit allow
persuade convince
petition apply
photograph picture image
place put
plan intend
plead allege
pledge promise
police officer
poor needy indigent
portion share
possess hold
possible feasible
practice custom
precede before
prerequisite condition
presence present
preserve protect safeguard
prevent stop preclude
primary main
prison jail gaol
privacy private
probable likely
problem difficulty
profession professional
provide supply
provoke provocation
reach attain
recent new fresh
regulate rule
relevant pertinent germane
relief remedy
religion religious
rely reliance depend trust
remember recall
repeat again
report finding
represent representation
road highway street
rob robbery steal stole stolen theft thief
safe safety security
satisfy convince
seize seizure confiscate impound
separate divorce
serve service
settle settlement
shoot shot
shop store business
shout cry call
similar alike same comparable
supervise oversee
suspect suspicion
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
