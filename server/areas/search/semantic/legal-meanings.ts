/**
 * Words that Kenyan courts, statutes and laymen use for the same thing, a line for each thing. A group of words is one meaning only where
 * the words stand beside one another. Written for this project from how judgments and Acts speak; the language of contracts, crime,
 * employment, family, land, procedure and public law. The last lines (>) are the Kiswahili words that people bring to an advocate.
 */
const lines = `
tenant = lessee
landlord = lessor
evict = eject, recover possession
rent = mesne profits
lease = tenancy, leasehold
title deed = certificate of title, certificate of lease
squatter = trespasser
adverse possession = prescriptive title, extinguished title
land = suit property, parcel
boundary = beacon
mortgage = charge
mortgagee = chargee
mortgagor = chargor
auction = statutory power of sale
fired = dismissed, terminated
sack = dismissal, termination
employee = claimant, servant
employer = master
redundancy = retrenchment
unfair dismissal = unfair termination, wrongful dismissal
salary = wages, remuneration
pay = remuneration, terminal dues
strike = industrial action
boss = employer
worker = employee
divorce = dissolution of marriage
custody = parental responsibility
child = minor
alimony = maintenance
inheritance = succession
will = testament
heir = beneficiary, dependant
intestate = without a will
executor = administrator, personal representative
burial = funeral
rape = defilement, sexual offence
murder = malice aforethought
robbery = robbery with violence
theft = stealing
bail = bond, anticipatory bail
jail = imprisonment, custodial sentence
police = investigating officer
accused = appellant, suspect
identification parade = recognition
lawyer = advocate, counsel
fees = taxation, bill of costs
sue = institute
stop = restrain, injunction
order to stop = injunction
delay = laches, inordinate
late = out of time, extension of time
time-barred = limitation
appeal out of time = extension of time
stay = suspend
throw out = strike out, struck out
review = error apparent
jurisdiction = mandate
recuse = bias
fair hearing = natural justice, article 50
arrest = detention
search warrant = warrant
accident = collision
negligence = duty of care, contributory
injury = injuries, bodily harm
compensation = damages
pain and suffering = general damages
insurance = insurer, indemnity
defamation = libel, slander
contract = agreement
breach = repudiation
fraud = misrepresentation
bribe = corruption
company = corporation
director = fiduciary
bankrupt = insolvency, winding up
debt = liquidated sum
loan = facility
guarantee = guarantor
tax = revenue, assessment
customs = duty
procurement = tender
licence = license, permit
election = electoral, polls
governor = county executive
constitution = constitutional
rights = freedoms
discrimination = equality
privacy = data protection
public participation = stakeholder
judicial review = certiorari, mandamus, prohibition
contempt = disobedience
evidence = proof
hearsay = inadmissible
confession = extra-judicial statement
dying declaration = last words
burden of proof = onus
arbitration = arbitral award, arbitrator
mediation = settlement
costs = costs follow the event
trespass = unlawful entry
neighbour = adjoining
school = institution
doctor = medical practitioner
hospital = medical negligence
ardhi > land
shamba > land, farm
nyumba > house
kodi > rent, tax
mkataba > contract
mkopo > loan
deni > debt
fidia > compensation, damages
mirathi > succession, inheritance
wosia > will
ndoa > marriage
talaka > divorce
mtoto > child
watoto > children
mume > husband
mke > wife
kazi > employment, work
mwajiri > employer
mfanyakazi > employee
mshahara > salary, wages
polisi > police
mauaji > murder
wizi > theft, stealing
ubakaji > rape
dhamana > bail, bond
kifungo > imprisonment
mshtakiwa > accused
rufaa > appeal
mahakama > court
hakimu > magistrate
jaji > judge
wakili > advocate
katiba > constitution
uchaguzi > election
ajali > accident
`

/** Words that ask and do not tell: they are in the question, not in the answer. */
export const askingWords: ReadonlySet<string> = new Set(
  `about any anyone are can case cases could did do does find give happen happens how is kenya kenyan law laws legal may me mean means much must my need
  no not one our please rule rules say says shall should show someone something tell there think under upon us what whatever when where
  whether which why will without would you your get got being also only over against between v vs versus kesi ya wa la na kwa`.split(/\s+/),
)

/** From each word or group of words to the others of its meaning, both ways; from Kiswahili to English only. */
export const meanings: ReadonlyMap<string, readonly string[]> = readLines()

function readLines() {
  const all = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const [left = '', right = ''] = line.split(/ [=>] /)
    const others = right.split(', ')
    all.set(left, [...(all.get(left) ?? []), ...others])
    if (line.includes(' > ')) continue
    for (const other of others) all.set(other, [...(all.get(other) ?? []), left])
  }
  return all
}
