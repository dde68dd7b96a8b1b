/** A judge as one document names them: the name without its titles, the post-nominal or office, and the key that two spellings share. */
export type JudgeName = { name: string; title: string | null; key: string }

// 'CJ & P', 'DCJ & VP', 'SCJ', 'SCJJ', 'PCA', 'JA', 'J.A.', 'JJA', 'JJ A', 'J', 'JJ', 'Ag. J', 'Ag JA', 'CM', 'SPM', 'PM', 'SRM', 'RM', 'DR'
const OFFICE_LETTERS = /^(?:ag\.? ?)?(?:d?cj(?: ?(?:&|and) ?(?:v-?p|p))?|scj+|pca|jj ?a|ja|jj?|[cp]m|spm|srm|rm|psm|dr)$/
// 'Chair', 'Vice-Chairperson', 'Members', 'Judge of Appeal', 'Chief Justice', 'Senior Principal Magistrate', 'Kadhi', 'Adjudicator', 'Registrar'
const OFFICE_WORDS =
  /^(?:ag\.? )?(?:(?:vice|deputy)[ -]?)?(?:chair(?:person|man|lady|woman)?|members?|chief justice|president|judges?(?: of appeal| of the supreme court)?|(?:(?:senior|principal|resident|chief) ){0,3}(?:magistrate|kadhi)|adjudicator|(?:deputy )?registrar|arbitrator)$/i
// 'SC', 'EBS', 'CBS', 'FCIArb': honours and memberships, which are no office
const HONOURS = /^(?:sc|s\.c\.|[ecmo]\.?b\.?s\.?|e\.?g\.?h\.?|m\.?g\.?h\.?|h\.?s\.?c\.?|f?ciarb|\(?rtd\.?\)?|phd)$/i
// 'Hon.', 'Honourable', 'Lady Justice', 'Mr. Justice', 'Justice', 'Dr.', 'Prof.'; DR in capitals is a pair of initials
const HONORIFIC =
  /^(?:the |hon(?:ourable|orable|'?ble|s)?[. ]+|rtd[. ]+|(?:(?:deputy )?chief |lady |mr\.? |mrs\.? |ms\.? )?justice[ .]+|judge +|dr\.? +|prof(?:essor)?\.? +|(?:mr|mrs|ms|miss)\.? +)/i

// '(Rtd)', '(Prof.)', '(Mrs)' beside or inside a name
const ASIDE = /\(\s*(?:rtd|retired|prof|dr|mr|mrs|ms|miss|as (?:he|she) then was)\.?\s*\)/gi

// 'AP', 'AJA', 'DP', 'JP', 'ADJP': the offices of Southern Africa, which are initials in Kenya ('Gachoka AP')
const SOUTHERN_OFFICE = /^(.{3,}?),?\s+(A?D?J?P|AJJ?A?|ADP)$/

const plainOffice = (words: string) => words.replace(/\./g, '').replace(/\s+/g, ' ').trim()
const isHonours = (words: string) =>
  plainOffice(words)
    .split(' ')
    .every((word) => HONOURS.test(word))

/** The singular office of a bench's shared title: 'JJA' → 'JA', 'Members' → 'Member'. */
const singular = (office: string): string =>
  office
    .replace(/^(Ag )?SCJJ$/i, '$1SCJ')
    .replace(/^(Ag )?JJ ?A$/i, '$1JA')
    .replace(/^(Ag )?JJ$/i, '$1J')
    .replace(/^(members|judges)\b/i, (word) => word.slice(0, -1))

const isPlural = (office: string): boolean => /^(?:ag )?(?:scjj|jj ?a|jj|members|judges.*)$/i.test(office)

const readOffice = (words: string): string | null => {
  const office = plainOffice(words)
  if (OFFICE_LETTERS.test(office.toLowerCase()) && /^[A-Z]/.test(office)) return office.replace(/\band\b/, '&').replace(/ ?& ?/, ' & ')
  if (!OFFICE_WORDS.test(office)) return null
  return office === office.toUpperCase() ? titleCase(office).replace(/ (?:Of|The)\b/g, (word) => word.toLowerCase()) : office
}

// 'CG', 'C.G.', 'JK', 'M'
const INITIALS = /^(?:[A-Z]\.?){1,4}$/
const PARTICLES: ReadonlySet<string> = new Set(['ole', 'arap', 'wa', 'bin', 'binti', 'ibn', 'de', 'van', 'al', 'el'])

const titleCase = (word: string): string =>
  word.toLowerCase().replace(/(^|[-\s])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())

/** 'R.E. ABURILI' → 'R.E. Aburili': a name all in capitals is shown as names are written. */
const tidyCase = (name: string): string => {
  const words = name.split(' ')
  const shouted = words.every((word) => word === word.toUpperCase()) && words.some((word) => word.replace(/[^A-Z]/g, '').length > 3)
  return shouted
    ? words
        .map((word) => (INITIALS.test(word) && word.length <= 4 && (word.includes('.') || word.length < 4) ? word : titleCase(word)))
        .join(' ')
    : name
}

/** Surname and initials, lower case without marks: 'Diana Rachel Kavedza', 'DR Kavedza' and 'D.R. KAVEDZA' are all 'kavedza dr'. */
export function judgeKey(name: string): string {
  const words = name
    .replace(/^(?:lord|lady)\s+(?=\p{L}{2})/iu, '')
    .replace(/[’'‘`]/g, '')
    .replace(/\./g, '. ')
    .split(/\s+/)
    .filter(Boolean)
  const last = words.at(-1) ?? ''
  const reversed = words.length > 1 && INITIALS.test(last.replace(/\.$/, '')) && !INITIALS.test(words[0]!.replace(/\.$/, ''))
  const ordered = reversed ? [...words.slice(1), words[0]!] : words
  const surnames = (ordered.at(-1) ?? '').split('-')
  const surname = surnames.at(-1)!
  const forenames = [...ordered.slice(0, -1).filter((word) => !PARTICLES.has(word.toLowerCase())), ...surnames.slice(0, -1)]
  const initials = forenames.flatMap((word) => {
    const bare = word.replaceAll('.', '')
    return INITIALS.test(bare) ? bare.split('') : bare.slice(0, 1)
  })
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z?]/g, '')
      .toLowerCase()
  return [plain(surname), plain(initials.join(''))].filter(Boolean).join(' ')
}

const tidyName = (words: string): string => {
  let name = words.replace(ASIDE, ' ').replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== name;) {
    before = name
    name = name.replace(HONORIFIC, (found) => (/^(?:DR|MS) /.test(found) ? found : ''))
  }
  return tidyCase(name.replace(/^[\s.,:;–-]+|[\s,:;–-]+$/g, ''))
}

/** One name with what is written around it: 'PM Mwilu, DCJ & VP', 'PAUL LILAN, MBS SC – JUDGE OF APPEAL', 'Hon. Justice Dr. Jacob Gakeri'. */
export function readJudgeName(words: string): JudgeName | null {
  const [only] = readJudgeNames(words)
  return only ?? null
}

/**
 * The judges of a bench as Kenya Law and the courts print it: 'JM Ngugi, P Lilan & M Sila, JJA'; 'BM Kimemia, Chair, J. Mwatsama,
 * Vice Chair, B Sawe & PO Aol, Members'. A shared title belongs to every judge before it who has none. `southern` reads the offices of
 * Southern Africa too.
 */
export function readJudgeNames(bench: string, { southern = false }: { southern?: boolean } = {}): JudgeName[] {
  const judges: { name: string; title: string | null }[] = []
  const pieces = bench
    .replace(/\s+/g, ' ')
    .replace(/\b(D?CJ) ?(?:&|and) ?(V-?P|P)\b/g, '$1~$2')
    .split(/\s*(?:[,;|]|\s&\s|\band\b|\s[–—-]\s|\r?\n)\s*/)
    .map((piece) => piece.replace('~', ' & '))
  for (const piece of pieces) {
    const office = readOffice(piece)
    if (office) {
      if (isPlural(office)) for (const judge of judges) judge.title ??= singular(office)
      else {
        const last = judges.at(-1)
        if (last) last.title ??= office
      }
      continue
    }
    if (isHonours(piece)) continue
    const [, named, southernOffice] = (southern && SOUTHERN_OFFICE.exec(piece)) || []
    if (named && southernOffice) {
      judges.push({ name: tidyName(named), title: southernOffice })
      continue
    }
    const { name, title, shared } = splitTitle(piece)
    if (!/[A-Za-z]{2}/.test(name)) continue
    judges.push({ name, title })
    if (shared) for (const judge of judges) judge.title ??= title
  }
  return judges.map(({ name, title }) => ({ name, title, key: judgeKey(name) })).filter(({ key }) => key !== '')
}

/** A title that follows the name without a comma: 'DK Maraga CJ & P', 'HON. MBOGO C.G. JUDGE', 'Joel Ngugi J', 'Goosen JJA' for all before. */
function splitTitle(piece: string): { name: string; title: string | null; shared: boolean } {
  const words = piece.trim().split(' ')
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const office = readOffice(words.slice(-length).join(' '))
    if (!office) continue
    const name = tidyName(words.slice(0, -length).join(' '))
    if (/[A-Za-z]{3}/.test(name)) return { name, title: singular(office), shared: isPlural(office) }
  }
  return { name: tidyName(piece), title: null, shared: false }
}
