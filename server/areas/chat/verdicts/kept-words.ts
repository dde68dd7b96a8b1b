import { stem } from '../../search/search.ts'

/*
 * What a shortening never leaves out: it turns, limits or disowns what stands beside it. The lists are closed; what a gap may be at all is said by
 * draw.ts.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Turns what follows round. */
const negations = words(
  `not no never neither nor none nothing nobody nowhere cannot without hardly scarcely barely rarely seldom unable absent devoid insufficient against
  instead despite notwithstanding regardless contrary far want rather false falsely only merely solely exclusively purely alone less fewer
  any few little short`,
)

/** Holds what follows to a condition, an exception or a time. */
const conditions = words(
  `if unless until till provided providing subject save except excepting exception exceptions otherwise but however although though while whereas when whenever wherever whether
  once pending case circumstances event instances lieu condition conditions conditional conditionally terms upon assuming supposing default else or either because pursuant lest`,
)

/** Makes less of it. */
const hedges = words(
  `may might could would should ought perhaps possible possibly possibility probable probably probability likely unlikely likelihood apparent apparently
  seem seems seemed arguable arguably prima facie presumably potential potentially tentative tentatively provisional provisionally interim interlocutory
  about approximately almost nearly generally ordinarily normally usually often sometimes occasionally purported purportedly supposed supposedly ostensibly
  largely mainly mostly partly partially part half some most many several intended proposed attempted temporary temporarily suspected alleged allegedly
  so-called reportedly`,
)

/** Bounds it. */
const bounds = words(
  `mere sole least more than beyond exceeding maximum minimum all every each both jointly severally respectively concurrently consecutively even still yet just simply further present meantime meanwhile moment now`,
)

/** Says whose it is. */
const speakers = words(
  `according per view views opinion testimony evidence account version said says say told tells submission submissions argument arguments contention
  allegation allegations plea pleadings belief dissenting minority counsel advocate plaint defence affidavit reply petition memorandum ruling judgment plea`,
)
const stems = (list: string): ReadonlySet<string> => new Set([...words(list)].map(stem))
/** The same, in every form of the verb. */
const saying = stems(
  `submit argue contend allege aver depone depose claim assert maintain insist testify suggest plead pray urge complain believe think opine posit concede
  admit`,
)
/** Turns round what is told after it, in every form of the verb. */
const denying = stems(`deny refuse reject fail decline lack dispute doubt deprive`)
/** Undoes what is told before it, in every form of the verb: 'a decision which was set aside', 'a conclusion from which I depart'. */
const undoing = stems(
  `reverse overturn overrule quash vacate vary depart withdraw recant retract rescind revoke disapprove disagree dissent aside`,
)
/** What is said of everything, or under a condition, does not hold of less. */
const governing = words(`if unless until till provided whether every all each any`)

/** Says that something was done or suffered, and when: left out only with the whole aside in which it stands. */
const ofClauses = words(
  `is are was were be been being am has have had having do does did will shall must can before after within during since where because`,
)

/** Limits what stands beside it as a whole: of two clauses that are joined the one that has it is not left out. */
const limits = words(
  `if unless until till provided providing subject save except excepting but however although though while whereas otherwise only merely yet pending upon
  nevertheless instead shall must condition conditions lest else`,
)
export const limitsOthers = (word: string): boolean => limits.has(word)

/** Whether a word, in small letters, stays wherever it stands. */
export const staysAlways = (word: string): boolean =>
  negations.has(word) ||
  conditions.has(word) ||
  hedges.has(word) ||
  bounds.has(word) ||
  speakers.has(word) ||
  saying.has(stem(word)) ||
  denying.has(stem(word)) ||
  word.endsWith("n't")

/** Whether a word, in small letters, undoes what it is said of. */
export const undoes = (word: string): boolean => undoing.has(stem(word))

/** Whether a word, in small letters, goes only with the aside in which it stands. */
export const staysWithAside = (word: string): boolean => ofClauses.has(word)

/** Whether a word, in small letters, governs what follows: of what stands under it nothing that says it more closely may go. */
export const governs = (word: string): boolean =>
  negations.has(word) || governing.has(word) || denying.has(stem(word)) || word.endsWith("n't")
