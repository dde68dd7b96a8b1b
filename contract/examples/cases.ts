import type { CitedCase } from '../citations.ts'

/** The case of the sample library that the others lead to. */
export const supreme: CitedCase = {
  id: 'kesc-2026-90007',
  title:
    'Wekulo v Mlima Crest Bank Limited & another; Haki ya Mteja Trust (Amicus Curiae) (Petition E041 of 2025) [2026] KESC 90007 (KLR) (24 April 2026) (Judgment)',
  citation: '[2026] KESC 90007 (KLR)',
  court: 'Supreme Court',
  date: '2026-04-24',
  sample: true,
}

/** The judgment that it was brought from. */
export const appeal: CitedCase = {
  id: 'keca-2025-90112',
  title: 'Mlima Crest Bank Limited & another v Wekulo (Civil Appeal E417 of 2024) [2025] KECA 90112 (KLR) (Civ) (14 March 2025) (Judgment)',
  citation: '[2025] KECA 90112 (KLR)',
  court: 'Court of Appeal',
  date: '2025-03-14',
  sample: true,
}

/** The judgment on the first appeal. */
export const high: CitedCase = {
  id: 'kehc-2024-90147',
  title:
    'Wekulo v Mlima Crest Bank Limited & another (Civil Appeal E231 of 2023) [2024] KEHC 90147 (KLR) (Commercial and Tax) (26 January 2024) (Judgment)',
  citation: '[2024] KEHC 90147 (KLR)',
  court: 'High Court',
  date: '2024-01-26',
  sample: true,
}

/** The judgment that began it. */
export const trial: CitedCase = {
  id: 'kemc-2023-90011',
  title: 'Wekulo v Mlima Crest Bank Limited & another (Civil Case E4127 of 2021) [2023] KEMC 90011 (KLR) (9 March 2023) (Judgment)',
  citation: '[2023] KEMC 90011 (KLR)',
  court: "Magistrate's Court",
  date: '2023-03-09',
  sample: true,
}

/** A landmark that all of them cite. */
export const karume: CitedCase = {
  id: 'keca-1992-42',
  title: 'Speaker of the National Assembly v Karume',
  citation: '[1992] KECA 42 (KLR)',
  court: 'Court of Appeal',
  date: '1992-05-29',
  sample: false,
}
