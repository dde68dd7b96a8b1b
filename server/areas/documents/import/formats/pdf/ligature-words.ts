/**
 * Words of judgments that are written with a ligature in one font or another. They tell what a letter means that only its font knows:
 * 'o?cer' can be nothing but 'officer'.
 */
const WORDS = `
  office officer official efficient efficiency sufficient suffice insufficient difficult difficulty traffic affidavit affirm affirmed
  affirmation affiliate affix affixed graffiti officiate coefficient
  find finding first five fifth fifty fifteen fifteenth fine fire firm firmly fit fix fixed file filed filing fill film final finally
  finance financial financier figure fight field fish finger finish fiduciary fiat fictitious fiction fierce fifteen benefit beneficial
  beneficiary beneficiaries certificate certification certified certify confidential confidence confident confine confirm confirmation
  confiscate clarify clarification classify specify specific specifically specification specified modify modification modified identify
  identified identification justify justified justification notify notified notification qualify qualified qualification ratify rectify
  rectification satisfied satisfies dissatisfied significant significance significantly scientific magnificent profit artificial
  sacrifice define definite definition definitive deficient deficit fortified falsified verified verification testified testifies
  testify gratified nullified nullify signify signified amplify simplify terrified unify unified refinance refine superficial
  pacific terrific prolific bona-fide infinite infirm infirmity unfit misfit beneficially edifice
  conflict conflicting flag flagrant flat flaw flawed flee fled fleet flesh flight float flood floor flow flour flout flouted fluid fly
  inflict inflicted influence influential reflect reflected reflects inflation inflated affluent afflict baffle shuffle shuffled waffle
  effluent superfluous deflect deflate influx overflow workflow leaflet rifle trifle stifle muffle snuffle
  off offer offered offence offences offend offender offense offset affect affected affection afford effect effected effective effectively
  effort efforts effluxion suffer suffered suffering differ different difference differs plaintiff plaintiffs bailiff bailiffs sheriff
  tariff staff staffing buff bluff cliff cutoff payoff differentiate diffuse indifferent ineffective layoff proffer proffered scaffold
  stuff stiff sniff coffee offshore offspring handcuff
  after afterwards afternoon left lift draft drafted drafting shift craft aircraft gift soft software swift theft drift often thereafter
  hereafter fifth twelfth crafty rafter shaft
  matter matters committed commit committee committing submitted submit submitting submitter permit permitted permitting admit admitted
  admitting admittedly attention attend attended attorney attorneys attempt attempted attach attached attachment attack attain attract
  attribute attributed attributable settle settled settlement settling written letter letters better little getting getter setting
  sitting battle bottle cattle cotton mutton matted omitted omit omitting transmitted remitted remittance acquittal acquitted acquit
  intermittent pretty utter utterly scattered shatter twitter litter bitter fitting fitted hitting shutter cutting putting letting
  outlet attire attitude attest attested attestation battery pattern flattered butter witty
  petition petitioner petitioners application action section position question motion jurisdiction evidential prosecution constitution
  constitutional termination execution notice justice practice party parties time title entitled substantial substantive initial partial
  essential material relation condition proportion provision decision institution litigation mitigation notification valuation taxation
  conviction conditional national authentic article articles certificate estimate testimony continue continued continuing particular
  particulars until retire retired tribunal still until ratio motive negative positive relative administrative competition addition
  additional function functions obligation allegation determination consideration investigation information corporation registration
  objection injunction protection contention intention mention mentioned attention pecuniary partition portion station station
  the that this there then than these those they them their though through thus therefore thereof thereto third thirty thousand three
  think thing things threat threatened throughout thereafter theft thesis
  fact facts act actual conduct contract district direct directed doctrine doctor object subject product respect instruct victim
  strict structure construction infraction first must most just last least past best state statement still costs costly trust trustee
  list listed institute estate interest interested against request contest test testify question burst cost customary standard
  fjord
`

const words: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''))

// 'filed' of 'file', 'officers' of 'officer', 'specifically' of 'specific', 'acquitting' of 'acquit'
const ENDINGS = ['s', "'s", '’s', 'd', 'ed', 'r', 'er', 'ers', 'es', 'ing', 'ly', 'ally', 'ment', 'ments', 'ion', 'ions', 'al', 'y', 'able']

/** Whether a word, in any case of letters, is one of these or is made of one by an ending; `others` are words of the document itself. */
export function isKnownWord(word: string, others: ReadonlySet<string>): boolean {
  const plain = word.toLowerCase()
  const known = (one: string) => words.has(one) || others.has(one)
  if (known(plain)) return true
  return ENDINGS.some((ending) => {
    if (!plain.endsWith(ending)) return false
    const stem = plain.slice(0, -ending.length)
    return stem.length >= 3 && (known(stem) || known(`${stem}e`) || (stem.at(-1) === stem.at(-2) && known(stem.slice(0, -1))))
  })
}
