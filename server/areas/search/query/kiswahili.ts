/**
 * Verbs of Kiswahili in the words of judgments: a line is a root and the English for it. What is built around the root (who, when, whom, and whether
 * it was done or suffered) is taken off: 'walimtambua', 'alitambuliwa' and 'kutambua' are all of tambu.
 */
const verbs = `
tambu identified, recognised, identification
shtaki charged, sued, prosecuted
shitaki charged, sued, prosecuted
hukumi sentenced, convicted
fung imprisoned, jailed
achili released, acquitted
kamat arrested, arrest
zuili detained, detention
kiri admitted, pleaded guilty
kan denied, deny
ung confessed
thibitish proved, proof
shuhudi testified, witnessed
toroke escaped, absconded
ib stolen, stole, robbed
por robbed, robbery
pig assaulted, beaten
jeruhi injured, injury
umi injured, injury
dung stabbed
chom stabbed, burnt
bak raped, defiled
najisi defiled, defilement
nyanyas harassed, harassment
tish threatened, threats
ghushi forged, forgery
danganyi deceived, misrepresentation
hong bribed, bribery
fich concealed, concealment
fariki died, deceased
rith inherited, inheritance
gaw distribute, distribution
gawany share, distribution
zik bury, burial
oan married, marriage
talaki divorced, divorce
ajiri employed, employment
fukuz dismissed, evicted
achish terminated, dismissed
simamish suspended, stayed
kataz restrained, prohibited
zui restrained, injunction
ondo remove, set aside
bomo demolished, demolition
jeng built, construction
nunu bought, purchase
uz sold, sale
kodish leased, rented
pangish leased, let
hamish transfer, transferred
andikish registered, registration
sajili registered, registration
kopesh lent, loan
kop borrowed, loan
dai claim, owed, debt
ole married, marriage
fut dismissed, set aside
laghai defrauded, fraud
pelelez investigated, investigation
lip paid, payment
fidi compensated, compensation
toz charged, levied
vunj breached, breach
saini signed, signature
teu appointed, appointment
chagu elected, election
sikiliz heard, hearing
amu determined, decided
amuru ordered, order
tekelez enforce, execution
ping opposed, objected
ombe applied, application
omb applied, application
wasilish filed, lodged
chelewesh delayed, delay
chelew delayed, delay
ongez extended, enlarged
punguz reduced, review
hesabi computed, taken into account
rejesh returned, restitution
badilish varied, change
tangaz advertised, published
chapish published, publication
tumi used, use
fuat complied, followed
kiuk violated, contravened
ruhusu allowed, permission
idhinish approved, consent
kabidhi handed over, possession
miliki owned, ownership
ingi entered, trespass
tupi thrown out, evicted
gong collided, accident
endesh drove, driving
kagu inspected, inspection
tibi treated, treatment
chunguz investigated, investigation
`

/** Nouns and the like, each with its English. */
const nouns = `
jambazi, majambazi = robbers, robbery
mwizi, wezi = thief, theft
lori = lorry, truck
basi = bus
trekta = tractor
boti = boat
muda = time, period
siku = days, period
mwezi, miezi = months
mwaka, miaka = years
mwanajeshi, wanajeshi, askari jeshi = soldier, defence forces
askari = police officer, guard
mlinzi, walinzi = guard, watchman
afisa, maafisa = officer
mwathiriwa, waathiriwa = victim
mlalamishi, walalamishi, mlalamikaji = complainant, claimant
mdai, wadai = plaintiff, creditor
mdaiwa, wadaiwa = defendant, debtor
mrufani, warufani = appellant
mhojiwa, wahojiwa = respondent
mwombaji, waombaji = applicant
mwendesha mashtaka = prosecution, prosecutor
shtaka, mashtaka, mashitaka = charge, charge sheet
hukumu = judgment, sentence
uamuzi, maamuzi = ruling, decision
agizo, maagizo = order, directions
amri = order
ombi, maombi = application, motion
hati ya kiapo, kiapo = affidavit
samansi, hati ya kuitwa = summons
karani = clerk
msajili = registrar
baraza = tribunal
sheria = act, statute
kifungu, vifungu = section, article
kanuni = rules, regulations
utaratibu = procedure
ukweli = truth
silaha = weapon
kisu = knife
panga = panga, machete
bunduki = gun, firearm
risasi = bullet, gunshot
damu = blood
maiti = body, post mortem
kifo, vifo = death
umri = age
mtuhumiwa, watuhumiwa = suspect, accused
msamaha = pardon, clemency
faini = fine
huduma kwa jamii = community service
mgawanyo, ugawaji = distribution
wasimamizi, msimamizi = administrator
mali = property, estate
ng'ombe = cattle, cow
mifugo = livestock, animals
mazao = crops
mti, miti = trees
njia = road, access
barabara = road
jengo, majengo = building
mpango = plan
ada, karo = fees
riba = interest
amana = deposit, security
hundi = cheque
dhamana ya mkopo = security, guarantee
mkopeshaji = lender, creditor
mkopaji = borrower
hisa = shares
mwanahisa, wanahisa = shareholders
mshirika, washirika = partner
biashara = business
bidhaa = goods
faida = profit
hasara = loss, damages
kiinua mgongo = gratuity, terminal dues
uzembe kazini = negligence
onyo = warning
barua = letter
nidhamu = disciplinary
likizo ya uzazi = maternity leave
unyanyasaji wa kijinsia = sexual harassment
mpenzi = lover, girlfriend, intimate partner
mchumba = fiancee
mtoto wa nje = child born out of wedlock
babu = grandfather
nyanya, bibi = grandmother
shangazi, mjomba = aunt, uncle
ukoo = clan
mzee, wazee = elders
chifu = chief
kijiji, kijijini = village
eneo = area, local limits, jurisdiction
mji = town
wilaya = district
kaunti = county
bunge = parliament
mbunge, wabunge = member of parliament
spika = speaker
kura = votes
tume ya uchaguzi = electoral commission
chama, vyama = party, society, union
serikali = government, state
umma = public
mazingira = environment
maji = water
msitu, misitu = forest
uchafuzi = pollution
elimu = education
mwanafunzi, wanafunzi = student, pupil
afya = health
dini = religion
uhuru = freedom, liberty
usawa = equality
faragha = privacy
habari = information, media
vyombo vya habari = media, press
gazeti, magazeti = newspaper
kikatiba = constitutional, constitution
kisheria = legal, lawful
raia = citizen, citizens
uraia = citizenship
asiye raia, wasio raia, si raia = non-citizen, foreigner
uraia wa nchi mbili = dual citizenship
mgeni, wageni = foreigner, alien
pasipoti, hati ya kusafiria = passport
kitambulisho, vitambulisho = identity card, identification
cheti cha kuzaliwa = birth certificate
lugha = language, languages
lugha ya taifa = national language
lugha rasmi = official language, official languages
taifa = national, nation
rasmi = official
wimbo wa taifa = national anthem
bendera = flag
naibu wa rais, naibu rais = deputy president
gavana, magavana = governor
seneti = senate
seneta, maseneta = senator
waziri, mawaziri = cabinet secretary
baraza la mawaziri = cabinet
jaji mkuu = chief justice
mwanasheria mkuu = attorney general
ugatuzi = devolution
mamlaka = authority, powers
muhula, mihula = term of office
maadili, uadilifu = integrity, leadership
bajeti = budget
deni la taifa = public debt
utumwa = slavery, servitude
kazi ya kulazimishwa = forced labour
utu = dignity
ibada, dhamiri = conscience, worship
maandamano, kuandamana = assembly, demonstrate, picket
migomo, kugoma = strike
makazi = housing, residence
chakula = food
utamaduni = culture
mlemavu, walemavu, ulemavu = disability, persons with disabilities
kijana, vijana = youth
mwanamke, wanawake = woman, women
jinsia = gender
mzazi, wazazi = parent
mlezi, walezi = guardian, guardianship
mkimbizi, wakimbizi = refugee
kizuizini = custody, detention
mikataba ya kimataifa = treaty, treaties
dharura, hali ya hatari = emergency
mkaguzi = auditor
ardhi ya umma = public land
ardhi ya jamii = community land
ardhi ya kibinafsi = private land
`

const who = '(?:ha|hu|si|ni|u|a|tu|m|mu|wa|i|li|ya|ki|vi|zi|ku|pa)'
const when = '(?:li|na|ta|me|ka|ki|ja|ku|si|nge|to)'
const whom = '(?:ni|ku|m|mw|tu|wa|u|i|li|ya|zi|ki|vi|ji)'
const which = '(?:ye|o|yo|lo|cho|vyo|zo|po|ko|mo)'
/** What may stand before a root: 'wa-li-o-m', 'ha-u-ku', 'i'. */
const before = new RegExp(`^${who}{1,2}${when}{0,2}${which}?${whom}?$`)
/** Short roots stand in names (Kibaki, Murithi): before them it must be said when, or that nobody in particular does it. */
const beforeShort = new RegExp(`^(?:ku|${who}{1,2}${when}${which}?${whom}?)$`)
/** What may stand behind it: 'a', 'wa' (suffered), 'ia' (for somebody), 'isha' (made to). */
const after = /^(?:a|e|i|wa|we|iwa|iwe|ewa|lewa|liwa|lia|ia|ie|ea|isha|ishwa|eshwa|ana|wao|eni|ika|eka)$/
const shortestLong = 5
/** Letters of the longest that `before` and `after` take. */
const maxBeforeLength = 15
const maxAfterLength = 5

const linesOf = (text: string): string[] => text.trim().split('\n')
const listOf = (text: string): string[] => text.split(',').map((one) => one.trim())

const roots = new Map(
  linesOf(verbs).map((line): [string, string[]] => {
    const [, root = '', english = ''] = /^(\S+) (.+)$/.exec(line) ?? []
    return [root, listOf(english)]
  }),
)

const longestRoot = Math.max(...[...roots.keys()].map(({ length }) => length))

/** Nouns, and what is said with several words, in English. */
export const kiswahiliNouns: readonly { said: string[]; english: string[] }[] = linesOf(nouns).map((line) => {
  const [said = '', english = ''] = line.split(' = ')
  return { said: listOf(said), english: listOf(english) }
})

/** The English of a Kiswahili verb in any of its forms; empty for every other word. */
export function englishOfVerb(word: string): string[] {
  if (word.length > maxBeforeLength + longestRoot + maxAfterLength) return []
  for (let start = 0; start < word.length - 2; start += 1)
    for (let end = word.length - 1; end > start + 1; end -= 1) {
      const english = roots.get(word.slice(start, end))
      if (english === undefined || !after.test(word.slice(end))) continue
      const isLong = end - start >= shortestLong
      if (start === 0 ? isLong : (isLong ? before : beforeShort).test(word.slice(0, start))) return english
    }
  return []
}
