import type { ActSubject } from '#contract/legislation'

/** What the titles of Acts of a subject hold, in the words that JavaScript and PostgreSQL both read; the first that fits is the subject. */
export const titlesBySubject: readonly (readonly [Exclude<ActSubject, 'other'>, string])[] = [
  ['labour', 'employment|labour|work injury|trade union|pension|retirement|occupational|industrial training'],
  ['family', 'succession|marriage|matrimonial|children|probate|adoption|domestic violence|trustee|kadhi'],
  [
    'land',
    'land(?!lord)|landlord|tenant|property tax|survey|physical planning|sectional|rent|stamp duty|environment|forest|water|mining|wildlife',
  ],
  ['criminal', 'penal|criminal|sexual offences|narcotic|prevention of|anti-|corruption|bribery|prisons|police|firearms|terrorism|traffic'],
  ['courts', 'procedure|evidence|court|judicature|limitation|advocates|arbitration|oaths|legal aid|judicial|tribunal|interpretation'],
  ['constitutional', 'constitution|citizenship|fair administrative|human rights|elections?|political parties|devolution|county government'],
  [
    'information',
    'data protection|access to information|computer|cyber|information|communications|media|copyright|trade ?marks?|patent|industrial property',
  ],
  ['finance', 'procurement|public finance|tax|customs|excise|income|revenue|audit|appropriation|value added'],
  [
    'commercial',
    'compan|contract|bank|insolvency|insurance|sale of goods|partnership|capital markets|competition|consumer|movable|hire.purchase|cooperative|co-operative',
  ],
  ['public', 'public|service|health|education|universities|security|defence|leadership|integrity|national'],
]

const patterns = titlesBySubject.map(([subject, words]) => [subject, new RegExp(`\\b(?:${words})`, 'i')] as const)

/** What an Act is about, as its title says. */
export const subjectOf = (title: string): ActSubject => patterns.find(([, words]) => words.test(title))?.[0] ?? 'other'
