import { kiswahiliNouns } from './kiswahili.ts'

/**
 * The language of Kenyan law, written for this project from how judgments and Acts speak and from the words that people bring to an advocate. A line
 * is one thing: a term, after = what else says it (both ways), after > the Kiswahili for it (which finds the English, never the other way round).
 * Words of one term mean it together, standing one behind another.
 */
const meant = `
land = suit property, parcel > ardhi, shamba, kiwanja, ploti
title deed = certificate of title, certificate of lease > hati, hati miliki, hati ya ardhi
tenant = lessee > mpangaji, wapangaji
landlord = lessor > mwenye nyumba
evict = eject, recover possession, eviction > kufukuza, kufurusha, kufurushwa
locked out = evict, distress for rent > kufungia, amefungiwa, nimefungiwa
rent = mesne profits > kodi ya nyumba
lease = tenancy, leasehold > upangaji
house = matrimonial home, premises > nyumba
shop = business premises > duka
controlled tenancy = business premises
squatter = trespasser > maskwota, skwota
adverse possession = prescriptive title, extinguished title
informal settlement = slum > kitongoji duni
boundary = beacon > mpaka, mipaka
allotment = allocation
land buying company = ranching company, subdivision scheme
sale of land = sale agreement > kuuza ardhi, kununua ardhi
mortgage = charge > rehani
mortgagee = chargee
mortgagor = chargor
auction = statutory power of sale, public auction > mnada, kupiga mnada
auctioneer = auctioneers > dalali
fired = dismissed, terminated, dismissal, termination
sack = dismissal, termination
sacked = dismissed, terminated
dismissal = termination > kufutwa kazi, kuachishwa kazi, kufuta kazi, kuachisha kazi
employee = claimant, servant, grievant > mfanyakazi, wafanyakazi
employer = master > mwajiri, waajiri, tajiri
redundancy = retrenchment
unfair dismissal = unfair termination, wrongful dismissal
salary = wages, remuneration > mshahara, mishahara
pay = remuneration, terminal dues > malipo, kulipa, kulipwa
underpayment = minimum wage > mshahara mdogo
casual employee = casual worker, casual labourer > kibarua, vibarua
work = employment > kazi, ajira
strike = industrial action > mgomo
boss = employer
worker = employee
leave days = annual leave > likizo
workplace injury = work injury, occupational safety > kuumia kazini, ajali kazini
union = trade union > chama cha wafanyakazi
divorce = dissolution of marriage > talaka
marriage > ndoa
husband = spouse > mume
wife = spouse > mke, wake zake
widow = surviving spouse > mjane, wajane
custody = parental responsibility
child = minor > mtoto, watoto
alimony = maintenance > matunzo
inheritance = succession, estate > mirathi, urithi, kurithi
estate = free property > mali ya marehemu
deceased > marehemu
died = deceased > alifariki, kufariki, aliyefariki
will = testament > wosia
heir = beneficiary, dependant > mrithi, warithi
intestate = without a will, no will
polygamous = two wives, second wife
executor = administrator, personal representative > msimamizi wa mirathi
burial = funeral, interment > mazishi, kuzika, maziko
bury = burial, interment
pension = retirement benefits > pensheni
rape = defilement, sexual offence > ubakaji, kubaka
defilement = rape > unajisi, kunajisi
murder = malice aforethought > mauaji, kuua, aliua
killed = murder, manslaughter
robbery = robbery with violence > ujambazi, unyang'anyi
theft = stealing > wizi, kuiba, mwizi, aliiba
sheep = livestock > kondoo
drugs = narcotic drugs, narcotic > dawa za kulevya, madawa ya kulevya
bail = bond, anticipatory bail > dhamana
bail pending trial = bond pending trial, right to bail, bail and bond, bail or bond, bond or bail
bail pending appeal = bond pending appeal > dhamana pending rufaa
time spent in custody = time spent in remand
future medical expenses = future medical care
jail = imprisonment, custodial sentence > jela, gerezani, gereza, kufungwa
prison = imprisonment > gereza, gerezani
sentence = imprisonment > kifungo, adhabu, hukumu ya kifungo
reduced sentence = sentence review, revision > kupunguziwa kifungo, kupunguza kifungo
convict = prisoner > mfungwa, wafungwa
police = investigating officer > polisi
accused = appellant, suspect > mshtakiwa, washtakiwa
pleaded guilty = plea of guilty, plea of guilt > alikiri kosa, kukiri kosa, kukiri
acquitted = acquittal, acquitting > kuachiliwa, kuachiliwa huru, aliachiliwa
evidence = proof > ushahidi
witness = testimony > shahidi, mashahidi
identification parade = recognition
remand = custody > rumande, mahabusu
crime = offence > kosa, uhalifu, makosa
death penalty = death sentence, mandatory death sentence > adhabu ya kifo, hukumu ya kifo
lawyer = advocate, counsel > wakili, mawakili
fees = taxation, bill of costs
sue = institute > kushtaki
stop = restrain, injunction > kuzuia, kusimamisha
order to stop = injunction > zuio, amri ya zuio
delay = laches, inordinate
late = out of time, extension of time
time-barred = limitation, statute barred
limitation period = period of limitation, may not be brought after the end
missed the deadline = out of time, extension of time
deadline = time limit, out of time
appeal out of time = extension of time
extension of time = enlargement of time > kuongeza muda, kuongezewa muda
stay = suspend
stay of execution = stay pending appeal > kusimamisha utekelezaji, kusitisha utekelezaji
throw out = strike out, struck out
nullified = invalid, annulled > kufutwa, kubatilishwa, kubatilisha, kufuta
revocation of grant = annulment of grant > kufuta grant, kubatilisha grant
review = error apparent
transfer of suits = transfer > kuhamisha kesi, kuhamisha, uhamisho wa kesi
jurisdiction = mandate > mamlaka ya mahakama
recuse = bias > upendeleo
fair hearing = natural justice, article 50 > kusikilizwa
without a hearing = fair hearing, unfair termination
arrest = detention > kukamatwa, kukamata
search warrant = warrant
accident = collision > ajali
motorcycle = boda boda, bodaboda > pikipiki
vehicle = motor vehicle > gari, magari
matatu = public service vehicle, motor vehicle
driver = rider > dereva, madereva
passenger = pillion passenger > abiria
negligence = duty of care, contributory > uzembe
injury = injuries, bodily harm > majeraha, jeraha, kuumia
compensation = damages > fidia, ridhaa
pain and suffering = general damages
loss of income = loss of earnings, loss of earning capacity
sick = illness, ill health > mgonjwa, ugonjwa
hospital = medical > hospitali
insurance = insurer, indemnity > bima
defamation = libel, slander > kashfa
contract = agreement > mkataba, mikataba
breach = repudiation > kuvunja mkataba
fraud = misrepresentation, fraudulent > ulaghai, udanganyifu
bribe = corruption > hongo, rushwa, ufisadi
company = corporation > kampuni
director = fiduciary > mkurugenzi
bankrupt = insolvency, winding up > kufilisika
debt = liquidated sum > deni, madeni
loan = facility > mkopo, mikopo
repayment plan = restructure, rescheduling
guarantee = guarantor > mdhamini
sacco = co-operative society > chama cha ushirika
tax = revenue, assessment > ushuru, kodi
customs = duty > forodha
procurement = tender > zabuni, ununuzi wa umma
licence = license, permit > leseni
election = electoral, polls > uchaguzi
president = presidential > rais
results = result > matokeo
governor = county executive > gavana
county government = county > serikali ya kaunti
constitution = constitutional > katiba
rights = freedoms > haki
discrimination = equality > ubaguzi
privacy = data protection > faragha
photo = image > picha
permission = consent > idhini, ruhusa
public participation = stakeholder > ushirikishwaji wa umma
judicial review = certiorari, mandamus, prohibition
contempt = disobedience > kudharau mahakama
hearsay = inadmissible
confession = extra-judicial statement > ungamo
dying declaration = last words
burden of proof = onus > mzigo wa ushahidi
arbitration = arbitral award, arbitrator > usuluhishi
mediation = settlement > upatanishi
costs = costs follow the event > gharama, gharama za kesi
trespass = unlawful entry > kuingia bila ruhusa
neighbour = adjoining > jirani
school = institution > shule
teacher = tutor > mwalimu, walimu
doctor = medical practitioner > daktari
notice = notification > notisi, ilani
appeal = appellate > rufaa, kukata rufaa
suit = proceedings > kesi
court > mahakama, korti
magistrate = trial court > hakimu
judge > jaji, majaji
owner = proprietor > mmiliki, mwenye
ownership = proprietorship > umiliki
sold = sale > kuuzwa, kuuza, aliuza
farm = agricultural land > shambani
father = parent > baba
mother = parent > mama
brother = sibling > kaka, ndugu
daughter = daughters > binti, mabinti
family = relatives > familia, jamaa
president election petition = presidential election petition
drunk = intoxicated, intoxication > amelewa, ulevi
quarrel = altercation > ugomvi
good behaviour = good conduct > tabia nzuri
denies = denied > anakana, kukana, alikana
land case = land dispute > kesi ya ardhi
succession case = succession cause > kesi ya mirathi
`

/** Terms that have no other words worth looking for: what counts as one thing where it stands whole. */
const units = `
constructive trust, resulting trust, customary trust, implied trust, express trust, trust land, breach of trust, proprietary estoppel, promissory estoppel,
bona fide purchaser, purchaser for value, innocent purchaser, indefeasibility of title, root of title, doctrine of notice, overriding interest, green card,
land fraud, land registrar, land control board, land control board consent, letter of allotment, public land, community land, private land,
compulsory acquisition, just compensation, vacant possession, quiet possession, peaceful possession, specific performance, completion notice,
equity of redemption, statutory notice, clog on the equity of redemption, power of sale, forced sale value, sectional property, matrimonial property,
spousal consent, easement of necessity, right of way, riparian land, change of user, environmental impact assessment, precautionary principle,
polluter pays principle, public trust doctrine, historical land injustices, group ranch, certificate of official search, official search, mutation form,
stay of proceedings, stay pending appeal, substantial loss, security for costs, security for due performance, sufficient cause, arguable appeal,
intended appeal, notice of appeal, memorandum of appeal, record of appeal, supplementary record of appeal, leave to appeal, certificate of delay,
interlocutory appeal, cross appeal, second appeal, first appellate court, matter of general public importance, appeal as of right, appeal out of time,
interlocutory injunction, temporary injunction, mandatory injunction, permanent injunction, prima facie case, balance of convenience, irreparable harm,
irreparable injury, anton piller order, mareva injunction, status quo, conservatory order, conservatory orders, structural interdict,
originating summons, notice of motion, chamber summons, certificate of urgency, replying affidavit, supporting affidavit, further affidavit,
summary judgment, default judgment, interlocutory judgment, judgment on admission, judgment in default, consent judgment, consent order, ex parte judgment,
setting aside, striking out, preliminary objection, cause of action, reasonable cause of action, locus standi, joinder of parties, misjoinder of parties,
interested party, third party notice, third party proceedings, necessary party, proper party, representative suit, next friend, amendment of pleadings,
bound by pleadings, want of prosecution, abuse of process, abuse of the court process, res judicata, sub judice, issue estoppel, inherent powers,
inherent jurisdiction, overriding objective, oxygen principle, error apparent on the face of the record, discovery of new evidence, slip rule,
functus officio, stare decisis, obiter dictum, ratio decidendi, per incuriam, forum shopping, forum non conveniens, doctrine of exhaustion,
exhaustion of remedies, alternative dispute resolution, ripeness doctrine, doctrine of mootness, constitutional avoidance, constitutional question,
basic structure doctrine, basic structure, popular initiative, presumption of constitutionality, purpose and effect, separation of powers, rule of law,
legitimate expectation, fair administrative action, procedural fairness, procedural impropriety, natural justice, right to be heard, audi alteram partem,
reasonable apprehension of bias, wednesbury unreasonableness, error of law, ultra vires, abuse of power, judicial review, order of mandamus,
order of certiorari, order of prohibition, declaratory order, declaratory suit, public interest litigation, access to justice, access to information,
bill of rights, limitation of rights, right to life, human dignity, freedom of expression, freedom of association, freedom of assembly, freedom of religion,
right to property, right to housing, right to health, right to education, right to privacy, right to a fair trial, equal protection, affirmative action,
two thirds gender rule, leadership and integrity, national values, public finance, data protection, data commissioner, personal data, data controller,
burden of proof, standard of proof, balance of probabilities, beyond reasonable doubt, evidential burden, legal burden, presumption of innocence,
circumstantial evidence, direct evidence, hearsay evidence, documentary evidence, electronic evidence, secondary evidence, primary evidence,
expert evidence, expert witness, hostile witness, single witness, dying declaration, identification parade, dock identification, visual identification,
voice identification, recent possession, doctrine of recent possession, last seen, last seen doctrine, corroborative evidence, alibi defence,
defence of alibi, chain of custody, confession statement, retracted confession, unsworn statement, voir dire, judicial notice, no case to answer,
case to answer, burden of rebuttal, parol evidence, without prejudice, legal professional privilege, advocate client privilege,
malice aforethought, actus reus, mens rea, common intention, self defence, defence of provocation, defence of insanity, defence of intoxication,
grievous harm, assault causing actual bodily harm, robbery with violence, attempted robbery, handling stolen goods, house breaking, stealing by servant,
obtaining by false pretences, forgery of documents, uttering a false document, conspiracy to defraud, abuse of office, money laundering,
proceeds of crime, asset recovery, unexplained wealth, trafficking in narcotic drugs, trafficking in persons, narcotic drugs, sexual offences,
indecent act with a child, age of the victim, proof of age, penetration, incest, gender based violence, domestic violence, protection order,
bail pending trial, bail pending appeal, bond pending appeal, anticipatory bail, compelling reasons, flight risk, plea agreement, plea bargaining,
plea of guilty, equivocal plea, plea taking, charge sheet, defective charge, duplicity of charges, substituted charge, withdrawal of charges,
nolle prosequi, private prosecution, victim impact statement, probation report, pre sentence report, probation order, community service order,
non custodial sentence, custodial sentence, suspended sentence, concurrent sentences, consecutive sentences, minimum sentence, mandatory sentence,
mandatory minimum sentence, life imprisonment, death sentence, mandatory death sentence, sentence review, time spent in custody, time spent in remand,
first offender, mitigating factors, aggravating factors, power of mercy, habeas corpus, criminal revision, revision of sentence, unlawful arrest,
malicious prosecution, false imprisonment, wrongful confinement, extra judicial killing, enforced disappearance, mob justice,
unfair termination, wrongful termination, unlawful termination, constructive dismissal, summary dismissal, gross misconduct, valid reason,
disciplinary hearing, show cause letter, notice to show cause, procedural fairness in termination, terminal dues, severance pay, service pay, notice pay,
pay in lieu of notice, certificate of service, fixed term contract, probation period, casual employment, piece work, term contract, unfair labour practice,
collective bargaining agreement, recognition agreement, trade dispute, union dues, sexual harassment, equal pay, minimum wage, overtime pay, house allowance,
annual leave, maternity leave, sick leave, work injury, work injury benefits, occupational safety, director of occupational safety, occupational disease,
contract of service, contract for service, independent contractor, vicarious liability, restraint of trade, redundancy notice, continuing injury,
general damages, special damages, exemplary damages, aggravated damages, punitive damages, nominal damages, liquidated damages, mitigation of loss,
loss of dependency, loss of expectation of life, loss of earning capacity, loss of earnings, loss of amenities, loss of consortium, loss of user,
future medical expenses, future medical care, pain and suffering, pain suffering and loss of amenities, multiplier approach, global sum approach,
dependency ratio, comparable awards, assessment of damages, quantum of damages, inordinately high, inordinately low, wholly erroneous estimate,
contributory negligence, res ipsa loquitur, duty of care, breach of duty, standard of care, proximate cause, occupiers liability, strict liability,
volenti non fit injuria, act of god, inevitable accident, police abstract, motor vehicle, road traffic accident, pillion passenger, medical negligence,
informed consent, product liability, nuisance, private nuisance, public nuisance, rylands v fletcher, qualified privilege, fair comment, passing off,
trade mark, trademark infringement, copyright infringement, patent infringement, breach of confidence,
breach of contract, offer and acceptance, privity of contract, frustration of contract, force majeure, fundamental breach, undue influence,
economic duress, unjust enrichment, money had and received, quantum meruit, total failure of consideration, implied term, exclusion clause,
unconscionable bargain, consumer protection, sale of goods, hire purchase, letter of credit, bill of exchange, bank guarantee, performance bond,
banker customer relationship, in duplum rule, in duplum, penal interest, variation of interest, debt collection, credit reference bureau, money lender,
objection proceedings, attachment before judgment, attachment of property, warrant of attachment, garnishee order, garnishee proceedings, decree nisi,
decree absolute, notice to show cause execution, civil jail, committal to civil jail, judgment debtor, decree holder, proclamation of goods,
professional undertaking, bill of costs, taxation of costs, taxing officer, taxing master, reference on taxation, instruction fees, getting up fees,
advocate client bill, party and party costs, costs follow the event, retainer agreement, conflict of interest, professional misconduct,
lifting the corporate veil, corporate veil, derivative action, minority oppression, unfair prejudice, winding up petition, statutory demand,
insolvency practitioner, receiver manager, administration order, debenture holder, fixed charge, floating charge, shareholders agreement,
annual general meeting, registrar of companies, registrar of societies, society officials, co operative society, partnership deed,
tax assessment, tax exemption, withholding tax, value added tax, capital gains tax, income tax, transfer pricing, stamp duty, tax avoidance, tax refund,
public procurement, procurement contract, tender evaluation, review board, procuring entity, accounting officer, public private partnership,
election petition, presidential election petition, scrutiny of votes, recount of votes, declaration of results, nomination dispute, party nominations,
party primaries, political party, political parties disputes, party list, returning officer, election offence, electoral boundaries,
letters of administration, grant of letters of administration, grant of probate, confirmation of grant, summons for confirmation of grant,
revocation of grant, rectification of grant, certificate of confirmation, mode of distribution, protest against confirmation, intermeddling with the estate,
testamentary capacity, reasonable provision, dependants relief, life interest, polygamous intestate estate, gift in contemplation of death, gift inter vivos,
customary marriage, presumption of marriage, come we stay, cohabitation, islamic marriage, civil marriage, judicial separation, decree of nullity,
child maintenance, best interests of the child, parental responsibility, sole custody, joint custody, supervised access, adoption order, child abduction,
burial rights, burial dispute, customary law, repugnancy clause,
arbitral award, setting aside arbitral award, recognition and enforcement, arbitration clause, arbitration agreement, stay for arbitration,
foreign judgment, foreign award, choice of law, exclusive jurisdiction clause, pecuniary jurisdiction, territorial jurisdiction, appellate jurisdiction,
supervisory jurisdiction, original jurisdiction, transfer of suit, limitation of actions, accrual of cause of action, continuing injury, public officer,
small claims court, service of summons, substituted service, personal service, affidavit of service, expiry of summons, contempt of court,
knowledge of the order, purge the contempt, scandalising the court, single judge, full bench, empanelment of bench, recusal of a judge,
landlord and tenant, business premises rent, controlled tenant, notice to terminate tenancy, distress for rent, rent arrears, protected tenancy,
land buying company, ballot number, beneficial interest, joint tenancy, tenancy in common, severance of joint tenancy, caveat emptor, caution, restriction,
physical planning, county assembly, impeachment of governor, removal from office, vote of no confidence, public service commission, judicial service commission,
environmental tribunal, plastic ban, wildlife compensation, water resources, mining licence, betting and gaming, road reserve, unclaimed assets
`

const linesOf = (text: string): string[] => text.trim().split('\n')
const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** From each word or group of words to the others of its meaning, both ways; from Kiswahili to English only. */
export const meanings: ReadonlyMap<string, readonly string[]> = readMeant()

function readMeant() {
  const all = new Map<string, string[]>()
  const add = (word: string, others: string[]) => all.set(word, [...new Set([...(all.get(word) ?? []), ...others])])
  for (const line of linesOf(meant)) {
    const [said = '', kiswahili] = line.split(' > ')
    const [term = '', others] = said.split(' = ')
    const english = listOf(others)
    add(term, english)
    for (const other of english) add(other, [term])
    for (const word of listOf(kiswahili)) add(word, [term, ...english.slice(0, 2)])
  }
  for (const { said, english } of kiswahiliNouns) for (const word of said) add(word, english)
  return all
}

/** What is said in Kiswahili: its English is the thing itself, not only like it. */
export const saidInKiswahili: ReadonlySet<string> = new Set([
  ...linesOf(meant).flatMap((line) => listOf(line.split(' > ')[1])),
  ...kiswahiliNouns.flatMap(({ said }) => said),
])

/** Every term, whatever its language. */
export const termsOfLaw: readonly string[] = [...new Set([...meanings.keys(), ...listOf(units.replaceAll('\n', ' '))])]
