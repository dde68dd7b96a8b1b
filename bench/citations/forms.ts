import type { CitationKind } from '#citations/citation'
import { type Random, between, pick } from '../random.ts'

/** A citation made up in one of its printed forms. */
export type Printed = { kind: CitationKind; text: string }

const ACTS = [
  'Evidence Act',
  'Penal Code',
  'Criminal Procedure Code',
  'Law of Succession Act',
  'Limitation of Actions Act',
  'Environment and Land Court Act',
  'Anti-Corruption and Economic Crimes Act',
  'Proceeds of Crime and Anti-Money Laundering Act',
  'Insurance (Motor Vehicles Third Party Risks) Act',
  'Landlord and Tenant (Shops, Hotels and Catering Establishments) Act',
  'Magistrates’ Courts Act',
  "Magistrates' Courts Act",
  'Sale of Goods Act',
  'Co-operative Societies Act',
]
const RULES = [
  'Civil Procedure Rules',
  'Court of Appeal Rules',
  'Probate and Administration Rules',
  'Employment and Labour Relations Court (Procedure) Rules',
  'Supreme Court (Presidential Election Petition) Rules',
  'Elections (Parliamentary and County Elections) Petitions Rules',
]
const TYPES = [
  'Civil Appeal',
  'Criminal Appeal',
  'Petition',
  'Constitutional Petition',
  'Succession Cause',
  'Misc. Civil Application',
  'Cause',
  'ELC Case',
  'ELRC Cause',
  'HCCC',
  'H.C.C.C.',
  'HCCRA',
  'CMCC',
  'JR Misc. Application',
  'Environment & Land Case',
  'Commercial Case',
  'Tribunal Case',
  'Winding Up Cause',
  'Probate and Administration Cause',
  'HCFP&A',
  'MCELC',
  'Anti-Corruption Case',
]

/** Makes citations of every labelled kind in the forms that judgments print, with spaces of every kind. */
export function createForms(random: Random): Record<string, () => Printed> {
  const one = <T>(...items: T[]): T => pick(random, items)
  const number = (least: number, most: number) => between(random, least, most)
  const year = () => number(1960, 2025)
  const space = () => one(' ', ' ', ' ', '\u00A0', '  ', '\n')
  const bracketed = (inner: number) => one(`[${inner}]`, `(${inner})`, `[ ${inner}]`, `{${inner}}`, `[${inner})`)
  const parts = () => one('', '', '', '(1)', '(1)(a)', ' (2)', ' (1) (b)', '(2)(b)(ii)', '[2]')
  const provision = () => `${number(1, 400)}${one('', '', '', 'A', 'G')}${parts()}`
  const list = (word: string) => {
    const items = Array.from({ length: number(1, 4) }, provision)
    const last = items.pop()!
    if (items.length === 0) return last
    return `${items.join(one(', ', ',', ' , '))}${one(' and ', ' & ', ', ', ' or ', ` and ${word} `, ` as read with ${word} `)}${last}`
  }
  const cap = () => number(1, 540)
  const actNumbers = () =>
    one(
      ` (Cap. ${cap()})`,
      `, Cap ${cap()} Laws of Kenya`,
      ` (Cap ${cap()} of the Laws of Kenya)`,
      `, No. ${number(1, 40)} of ${year()}`,
      ` (No. ${number(1, 40)} of ${year()})`,
      ` (Act No. ${number(1, 40)} of ${year()})`,
      `, ${year()}`,
      ` of ${year()}`,
      `, Chapter ${cap()} of the Laws of Kenya`,
    )
  const matter = () =>
    one(
      `${number(1, 5000)}`,
      `E${number(1, 999)}`,
      `${number(1, 500)}B`,
      `${number(1, 300)} (E${number(1, 300)})`,
      `${number(1, 300)} & ${number(1, 300)}`,
      `${number(1, 300)}, ${number(1, 300)} and ${number(1, 300)}`,
    )
  const no = () => one(' No. ', ' No ', ' NO. ', ' Number ', ' ', ' No.')
  const report = (series: string) => `${bracketed(year())}${space()}${one('', '1 ', '2 ')}${series}${space()}${number(1, 1200)}`
  return {
    neutral: () => ({
      kind: 'neutral',
      text: `${bracketed(year())}${space()}${one('KEHC', 'KECA', 'KESC', 'KEELRC', 'KEBPRT')}${space()}${number(1, 99_999)}${one(' (KLR)', '(KLR)', ' [KLR]', '')}`,
    }),
    eKLR: () => ({ kind: 'eKLR', text: `${bracketed(year())}${one('', ' ')}${one('eKLR', 'EKLR', 'e KLR', 'e-KLR')}` }),
    KLR: () => ({ kind: 'KLR', text: report(one('KLR', 'K.L.R.', 'KLR (E&L)', 'KLR(EP)')) }),
    KAR: () => ({
      kind: 'KAR',
      text: `${one('(1982-88)', '[1976-1985]', '(1982 – 88)')}${space()}${one('1', '2', 'I')}${space()}${one('KAR', 'K.A.R.')}${space()}${number(1, 999)}`,
    }),
    EA: () => ({ kind: 'EA', text: report(one('EA', 'E.A.', 'E. A.')) }),
    EACA: () => ({
      kind: 'EACA',
      text: `${one(`(${number(1934, 1956)}) `, '')}${number(1, 24)} ${one('EACA', 'E.A.C.A.')}${space()}${number(1, 400)}`,
    }),
    LLR: () => ({ kind: 'LLR', text: report(one('LLR', 'L.L.R.')) }),
    foreign: () => ({
      kind: 'foreign',
      text: one(
        `${bracketed(year())}${space()}${number(1, 4)} ${one('All ER', 'All E.R.', 'WLR', 'QB', 'Ch', 'SCR', 'NWLR')}${space()}${number(1, 1200)}`,
        `[${year()}] ${one('UKSC', 'UKHL', 'ZACC', 'UGSC', 'EWCA Civ')} ${number(1, 999)}`,
        `AIR ${year()} ${one('SC', 'Bom', 'All')} ${number(1, 2000)}`,
        `${year()} (${number(1, 6)}) ${one('SA', 'BCLR')} ${number(1, 1200)}`,
        `${number(1, 550)} ${one('US', 'U.S.')} ${number(1, 900)}${one('', ` (${year()})`)}`,
      ),
    }),
    unreported: () => ({
      kind: 'unreported',
      text: one(
        `${pick(random, TYPES)}${no()}${matter()} of ${year()}${one('', '', ' (OS)', ' (Consolidated)')}`,
        `${pick(random, TYPES)} No. ${number(1, 5000)}/${year()}`,
      ),
    }),
    article: () => ({
      kind: 'article',
      text: `${one('Article', 'Articles', 'article', 'Art.', 'ARTICLE')} ${list('Article')} of the ${one('Constitution', 'Constitution of Kenya', 'Constitution of Kenya, 2010')}`,
    }),
    statute: () => ({
      kind: 'statute',
      text: `${one('Section', 'sections', 's.', 'Sec.', 'ss.', 'SECTION')}${space()}${list('section')} ${one('of the', 'of the said', 'under the')} ${pick(random, ACTS)}${one('', actNumbers())}`,
    }),
    reversed: () => ({
      kind: 'statute',
      text: `${one('Evidence Act (cap 80)', 'Penal Code (cap 63)', 'Land Act, 2012')}${one(' ', ', ')}${one('section', 'sections')} ${list('section')}`,
    }),
    order: () => ({
      kind: 'rule',
      text: `${one('Order', 'order', 'O.', 'ORDER')} ${one(`${number(1, 53)}`, 'XXXIX', 'IXA')}${one(' rule ', ', rule ', ' Rules ', ' r. ')}${list('rule')} ${one('of the Civil Procedure Rules', 'of the Civil Procedure Rules, 2010', 'CPR')}`,
    }),
    rule: () => ({
      kind: 'rule',
      text: `${one('Rule', 'rule', 'Rules', 'r.')} ${list('rule')} of the ${pick(random, RULES)}${one('', ` ${year()}`, `, ${year()}`)}`,
    }),
    notice: () => ({
      kind: 'legal_notice',
      text: `${one('Legal Notice No. ', 'L.N. ', 'LN ', 'Gazette Notice Number ')}${number(1, 9999)}${one(` of ${year()}`, `/${year()}`)}`,
    }),
    act: () => ({ kind: 'act', text: `${pick(random, ACTS)}${actNumbers()}` }),
  }
}
