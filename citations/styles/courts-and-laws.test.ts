import { expect, test } from 'vitest'
import { findCitations } from '../find.ts'
import { isCaseCitation } from '../resolve.ts'
import type { CaseFacts } from './cited-reference.ts'
import { writeInStyle } from './styles.ts'

const styles = ['standard', 'kenyan', 'oscola', 'aglc', 'bluebook', 'apa'] as const

// What is cited, what the library knows of it, and how each style writes it, italics between stars.
test.each<[string, CaseFacts | null, string[]]>([
  [
    'Achieng v Wafula (2004) 1 EA 91 (HCK) at pages 95-97',
    null,
    [
      'Achieng v Wafula [2004] 1 EA 91 at pages 95-97',
      '*Achieng v Wafula* [2004] 1 EA 91, pages 95–97',
      '*Achieng v Wafula* [2004] 1 EA 91 (HC) 95–97',
      '*Achieng v Wafula* [2004] 1 EA 91, 95–97',
      '*Achieng v. Wafula*, [2004] 1 E.A. 91, 95–97 (H.C.) (Kenya)',
      'Achieng v. Wafula, [2004] 1 EA 91 (High Court 2004)',
    ],
  ],
  [
    'Kabaka v Attorney General [1965] EA 393 (HCU)',
    null,
    [
      'Kabaka v Attorney General [1965] EA 393',
      '*Kabaka v Attorney General* [1965] EA 393',
      '*Kabaka v Attorney General* [1965] EA 393 (High Court of Uganda)',
      '*Kabaka v Attorney General* [1965] EA 393',
      '*Kabaka v. Attorney General*, [1965] E.A. 393 (H.C.) (Uganda)',
      'Kabaka v. Attorney General, [1965] EA 393 (High Court of Uganda 1965)',
    ],
  ],
  [
    'Nakato v Musoke [1972] EA 61 (CAU)',
    null,
    [
      'Nakato v Musoke [1972] EA 61',
      '*Nakato v Musoke* [1972] EA 61',
      '*Nakato v Musoke* [1972] EA 61 (Court of Appeal of Uganda)',
      '*Nakato v Musoke* [1972] EA 61',
      '*Nakato v. Musoke*, [1972] E.A. 61 (C.A.) (Uganda)',
      'Nakato v. Musoke, [1972] EA 61 (Court of Appeal of Uganda 1972)',
    ],
  ],
  [
    'Juma v Ali (2001) 2 EA 10 (SCU)',
    null,
    [
      'Juma v Ali [2001] 2 EA 10',
      '*Juma v Ali* [2001] 2 EA 10',
      '*Juma v Ali* [2001] 2 EA 10 (Supreme Court of Uganda)',
      '*Juma v Ali* [2001] 2 EA 10',
      '*Juma v. Ali*, [2001] 2 E.A. 10 (S.C.) (Uganda)',
      'Juma v. Ali, [2001] 2 EA 10 (Supreme Court of Uganda 2001)',
    ],
  ],
  [
    'Mbaya v Otieno (2002) 2 EA 3 (CAK)',
    null,
    [
      'Mbaya v Otieno [2002] 2 EA 3',
      '*Mbaya v Otieno* [2002] 2 EA 3',
      '*Mbaya v Otieno* [2002] 2 EA 3 (CA)',
      '*Mbaya v Otieno* [2002] 2 EA 3',
      '*Mbaya v. Otieno*, [2002] 2 E.A. 3 (C.A.) (Kenya)',
      'Mbaya v. Otieno, [2002] 2 EA 3 (Court of Appeal 2002)',
    ],
  ],
  [
    'Kileo v Mushi [1970] EA 4 (HCT)',
    null,
    [
      'Kileo v Mushi [1970] EA 4',
      '*Kileo v Mushi* [1970] EA 4',
      '*Kileo v Mushi* [1970] EA 4 (High Court of Tanzania)',
      '*Kileo v Mushi* [1970] EA 4',
      '*Kileo v. Mushi*, [1970] E.A. 4 (H.C.) (Tanzania)',
      'Kileo v. Mushi, [1970] EA 4 (High Court of Tanzania 1970)',
    ],
  ],
  [
    'Kileo v Mushi [1970] EA 4 (CAT)',
    null,
    [
      'Kileo v Mushi [1970] EA 4',
      '*Kileo v Mushi* [1970] EA 4',
      '*Kileo v Mushi* [1970] EA 4 (Court of Appeal of Tanzania)',
      '*Kileo v Mushi* [1970] EA 4',
      '*Kileo v. Mushi*, [1970] E.A. 4 (C.A.) (Tanzania)',
      'Kileo v. Mushi, [1970] EA 4 (Court of Appeal of Tanzania 1970)',
    ],
  ],
  [
    'Mbaya v Otieno (2012) 2 EA 3 (SCK)',
    null,
    [
      'Mbaya v Otieno [2012] 2 EA 3',
      '*Mbaya v Otieno* [2012] 2 EA 3',
      '*Mbaya v Otieno* [2012] 2 EA 3 (SC)',
      '*Mbaya v Otieno* [2012] 2 EA 3',
      '*Mbaya v. Otieno*, [2012] 2 E.A. 3 (S.C.) (Kenya)',
      'Mbaya v. Otieno, [2012] 2 EA 3 (Supreme Court 2012)',
    ],
  ],
  [
    '(1955) 22 EACA 270',
    null,
    [
      '[1955] 22 EACA 270',
      '[1955] 22 EACA 270',
      '[1955] 22 EACA 270',
      '[1955] 22 EACA 270',
      '[1955] 22 E.A.C.A. 270',
      '[1955] 22 EACA 270 (1955)',
    ],
  ],
  [
    'Donoghue v Stevenson [1932] AC 562',
    { court: 'House of Lords', date: '1932-05-26' },
    [
      'Donoghue v Stevenson [1932] AC 562',
      '*Donoghue v Stevenson* [1932] AC 562 (26 May 1932)',
      '*Donoghue v Stevenson* [1932] AC 562',
      '*Donoghue v Stevenson* [1932] AC 562',
      '*Donoghue v. Stevenson*, [1932] A.C. 562',
      'Donoghue v. Stevenson, [1932] AC 562 (House of Lords 1932)',
    ],
  ],
  [
    'Re Smith [2012] EWHC 3728 (Admin)',
    null,
    [
      'Re Smith [2012] EWHC 3728 (Admin)',
      '*Re Smith* [2012] EWHC 3728 (Admin)',
      '*Re Smith* [2012] EWHC 3728 (Admin)',
      '*Re Smith* [2012] EWHC 3728 (Admin)',
      '*Re Smith*, [2012] EWHC 3728 (Admin)',
      'Re Smith, [2012] EWHC 3728 (Admin) (2012)',
    ],
  ],
  [
    'Kamau Ltd. v K.C.B. Plc Civil Suit No. 4 of 2020',
    { court: 'Employment and Labour Relations Court', date: '2020-10-01' },
    [
      'Kamau Ltd. v K.C.B. Plc Civil Suit 4 of 2020',
      '*Kamau Ltd. v K.C.B. Plc* Civil Suit 4 of 2020 (1 October 2020)',
      '*Kamau Ltd v KCB Plc* Civil Suit 4 of 2020 (ELRC, 1 October 2020)',
      '*Kamau Ltd v KCB Plc* (Employment and Labour Relations Court of Kenya, Civil Suit 4 of 2020, 1 October 2020)',
      '*Kamau Ltd. v. K.C.B. Plc*, Civil Suit 4 of 2020 (E.L.R.C.) (Kenya)',
      'Kamau Ltd. v. K.C.B. Plc, Civil Suit 4 of 2020 (Employment and Labour Relations Court 2020)',
    ],
  ],
  [
    'Kamau v Njoroge Petition No. 4 of 2020',
    { court: 'Environment and Land Court', date: '2020-11-30' },
    [
      'Kamau v Njoroge Petition 4 of 2020',
      '*Kamau v Njoroge* Petition 4 of 2020 (30 November 2020)',
      '*Kamau v Njoroge* Petition 4 of 2020 (ELC, 30 November 2020)',
      '*Kamau v Njoroge* (Environment and Land Court of Kenya, Petition 4 of 2020, 30 November 2020)',
      '*Kamau v. Njoroge*, Petition 4 of 2020 (E.L.C.) (Kenya)',
      'Kamau v. Njoroge, Petition 4 of 2020 (Environment and Land Court 2020)',
    ],
  ],
  [
    'Kamau v Njoroge Cause No. 4 of 2008',
    { court: 'Industrial Court of Kenya', date: '2009-12-05' },
    [
      'Kamau v Njoroge Cause 4 of 2008',
      '*Kamau v Njoroge* Cause 4 of 2008 (5 December 2009)',
      '*Kamau v Njoroge* Cause 4 of 2008 (IC, 5 December 2009)',
      '*Kamau v Njoroge* (Industrial Court of Kenya, Cause 4 of 2008, 5 December 2009)',
      '*Kamau v. Njoroge*, Cause 4 of 2008 (I.C.) (Kenya)',
      'Kamau v. Njoroge, Cause 4 of 2008 (Industrial Court of Kenya 2009)',
    ],
  ],
  [
    'Kamau v Njoroge Petition No. 4 of 2020',
    { court: 'Supreme Court', date: '2021-04-02' },
    [
      'Kamau v Njoroge Petition 4 of 2020',
      '*Kamau v Njoroge* Petition 4 of 2020 (2 April 2021)',
      '*Kamau v Njoroge* Petition 4 of 2020 (SC, 2 April 2021)',
      '*Kamau v Njoroge* (Supreme Court of Kenya, Petition 4 of 2020, 2 April 2021)',
      '*Kamau v. Njoroge*, Petition 4 of 2020 (S.C.) (Kenya)',
      'Kamau v. Njoroge, Petition 4 of 2020 (Supreme Court 2021)',
    ],
  ],
  [
    'Kamau v Njoroge Civil Suit No. 4 of 2020',
    { court: "Magistrate's Court", date: '2021-08-02' },
    [
      'Kamau v Njoroge Civil Suit 4 of 2020',
      '*Kamau v Njoroge* Civil Suit 4 of 2020 (2 August 2021)',
      '*Kamau v Njoroge* Civil Suit 4 of 2020 (MC, 2 August 2021)',
      "*Kamau v Njoroge* (Magistrate's Court of Kenya, Civil Suit 4 of 2020, 2 August 2021)",
      '*Kamau v. Njoroge*, Civil Suit 4 of 2020 (M.C.) (Kenya)',
      "Kamau v. Njoroge, Civil Suit 4 of 2020 (Magistrate's Court 2021)",
    ],
  ],
  [
    'Kamau v Njoroge Civil Suit No. 4 of 2020',
    null,
    [
      'Kamau v Njoroge Civil Suit 4 of 2020',
      '*Kamau v Njoroge* Civil Suit 4 of 2020',
      '*Kamau v Njoroge* Civil Suit 4 of 2020',
      '*Kamau v Njoroge* (Civil Suit 4 of 2020)',
      '*Kamau v. Njoroge*, Civil Suit 4 of 2020 (Kenya)',
      'Kamau v. Njoroge, Civil Suit 4 of 2020 (2020)',
    ],
  ],
  [
    'Kamau v Njoroge [2022] KECA 5 (KLR) at paras 12-14',
    null,
    [
      'Kamau v Njoroge [2022] KECA 5 (KLR), paras 12-14',
      '*Kamau v Njoroge* [2022] KECA 5 (KLR), paras 12–14',
      '*Kamau v Njoroge* [2022] KECA 5 (KLR) [12]–[14]',
      '*Kamau v Njoroge* [2022] KECA 5 (KLR), [12]–[14]',
      '*Kamau v. Njoroge*, [2022] KECA 5 (KLR), ¶¶ 12–14 (Kenya)',
      'Kamau v. Njoroge, [2022] KECA 5 (KLR), paras. 12–14 (Court of Appeal 2022)',
    ],
  ],
  [
    'Kamau v Njoroge Civil Appeal 4 of 2020 [2022] KEHC 5 (KLR) (Civil)',
    { court: 'High Court', date: '2022-06-07' },
    [
      'Kamau v Njoroge Civil Appeal 4 of 2020',
      '*Kamau v Njoroge* (Civil Appeal 4 of 2020) [2022] KEHC 5 (KLR) (Civil) (7 June 2022)',
      '*Kamau v Njoroge* [2022] KEHC 5 (KLR)',
      '*Kamau v Njoroge* [2022] KEHC 5 (KLR)',
      '*Kamau v. Njoroge*, Civil Appeal 4 of 2020, [2022] KEHC 5 (KLR) (H.C.) (Kenya)',
      'Kamau v. Njoroge, Civil Appeal 4 of 2020, [2022] KEHC 5 (KLR) (High Court 2022)',
    ],
  ],
  [
    '[2021] KEELC 12 (KLR)',
    { title: '  Kamau  v   Njoroge ', court: 'Environment and Land Court', date: '2021-09-10', caseNumber: 'ELC Case 4 of 2020' },
    [
      '[2021] KEELC 12 (KLR)',
      '*Kamau v Njoroge* (ELC Case 4 of 2020) [2021] KEELC 12 (KLR) (10 September 2021)',
      '*Kamau v Njoroge* [2021] KEELC 12 (KLR)',
      '*Kamau v Njoroge* [2021] KEELC 12 (KLR)',
      '*Kamau v. Njoroge*, [2021] KEELC 12 (KLR) (Kenya)',
      'Kamau v. Njoroge, [2021] KEELC 12 (KLR) (Environment and Land Court 2021)',
    ],
  ],
  ['section 107', null, ['section 107', 'section 107', 's 107', 's 107', '§ 107', '§ 107']],
  ['rule 3', null, ['rule 3', 'rule 3', 'r 3', 'r 3', 'r. 3', 'r. 3']],
  ['regulations 5 and 6', null, ['regulations 5 and 6', 'regulations 5 and 6', 'regs 5 and 6', 'regs 5 and 6', 'regs. 5, 6', 'regs. 5, 6']],
  [
    'section 1, 2 and 3 of the Penal Code',
    null,
    [
      'sections 1, 2 and 3 of the Penal Code',
      'Penal Code sections 1, 2 and 3',
      'Penal Code, ss 1, 2 and 3',
      '*Penal Code* (Kenya) ss 1, 2 and 3',
      'Penal Code, §§ 1, 2, 3 (Kenya)',
      'Penal Code, §§ 1, 2, 3 (Kenya)',
    ],
  ],
  [
    'Articles 27 and 28 of the Constitution',
    null,
    [
      'Articles 27 and 28 of the Constitution',
      'Constitution articles 27 and 28',
      'Constitution, arts 27 and 28',
      '*Constitution* arts 27 and 28',
      'CONSTITUTION arts. 27, 28 (2010) (Kenya)',
      'Constitution arts. 27, 28',
    ],
  ],
  [
    'the Constitution of Kenya, 2010',
    null,
    [
      'Constitution of Kenya, 2010',
      'Constitution of Kenya, 2010',
      'Constitution of Kenya 2010',
      '*Constitution of Kenya 2010*',
      'CONSTITUTION (2010) (Kenya)',
      'Constitution of Kenya (2010)',
    ],
  ],
  [
    'section 12(4) of cap 301, Laws of Kenya',
    null,
    [
      'section 12(4) of Cap. 301 Laws of Kenya',
      'Cap 301 section 12(4)',
      'Cap 301, s 12(4)',
      'Cap 301, s 12(4)',
      'Cap. 301, § 12(4) (Kenya)',
      'Cap. 301 § 12(4) (Kenya)',
    ],
  ],
  [
    'the Data Protection Act, No. 24 of 2019',
    null,
    [
      'Data Protection Act No. 24 of 2019',
      'Data Protection Act (No 24 of 2019)',
      'Data Protection Act (No 24 of 2019)',
      '*Data Protection Act* (Kenya) No 24 of 2019',
      'Data Protection Act, No. 24 of 2019 (Kenya)',
      'Data Protection Act, No. 24 of 2019 (Kenya)',
    ],
  ],
  [
    'the Employment Act, 2007',
    null,
    [
      'Employment Act, 2007',
      'Employment Act, 2007',
      'Employment Act 2007',
      '*Employment Act 2007* (Kenya)',
      'Employment Act, 2007 (Kenya)',
      'Employment Act (2007)',
    ],
  ],
  [
    'rules 4 and 5 of the Court of Appeal Rules, 2022',
    null,
    [
      'rules 4 and 5 of the Court of Appeal Rules, 2022',
      'Court of Appeal Rules, 2022 rules 4 and 5',
      'Court of Appeal Rules 2022, rr 4 and 5',
      '*Court of Appeal Rules 2022* (Kenya) rr 4 and 5',
      'Court of Appeal Rules, 2022, rr. 4, 5 (Kenya)',
      'Court of Appeal Rules, rr. 4, 5 (2022)',
    ],
  ],
  [
    'regulation 5 of the Data Protection (General) Regulations, 2021',
    null,
    [
      'regulation 5 of the Data Protection (General) Regulations, 2021',
      'Data Protection (General) Regulations, 2021 regulation 5',
      'Data Protection (General) Regulations 2021, reg 5',
      '*Data Protection (General) Regulations 2021* (Kenya) reg 5',
      'Data Protection (General) Regulations, 2021, reg. 5 (Kenya)',
      'Data Protection (General) Regulations, reg. 5 (2021)',
    ],
  ],
  [
    'regulations 5 and 6 of the Data Protection (General) Regulations, 2021',
    null,
    [
      'regulations 5 and 6 of the Data Protection (General) Regulations, 2021',
      'Data Protection (General) Regulations, 2021 regulations 5 and 6',
      'Data Protection (General) Regulations 2021, regs 5 and 6',
      '*Data Protection (General) Regulations 2021* (Kenya) regs 5 and 6',
      'Data Protection (General) Regulations, 2021, regs. 5, 6 (Kenya)',
      'Data Protection (General) Regulations, regs. 5, 6 (2021)',
    ],
  ],
  [
    'Order 42 of the Civil Procedure Rules, 2010',
    null,
    [
      'Order 42 of the Civil Procedure Rules, 2010',
      'Civil Procedure Rules, 2010 Order 42',
      'Civil Procedure Rules 2010, Order 42',
      '*Civil Procedure Rules 2010* (Kenya) Order 42',
      'Civil Procedure Rules, 2010, Order 42 (Kenya)',
      'Civil Procedure Rules, Order 42 (2010)',
    ],
  ],
  [
    'paragraph 4 of the Building Code, 1968',
    null,
    [
      'Building Code, 1968',
      'Building Code, 1968',
      'Building Code 1968',
      '*Building Code 1968* (Kenya)',
      'Building Code, 1968 (Kenya)',
      'Building Code (1968)',
    ],
  ],
  ['article 5', null, ['Article 5', 'article 5', 'art 5', 'art 5', 'art. 5', 'art. 5']],
])('%s', (text, facts, expected) => {
  const [citation, ...others] = findCitations(text)
  const reference = { citation: citation!, parallel: others.filter(isCaseCitation), facts }
  const written = styles.map((style) => writeInStyle(reference, style).map((run) => (run.italic ? `*${run.text}*` : run.text)))
  expect(written.map((runs) => runs.join(''))).toEqual(expected)
})
