import { findCitations } from '#citations/find'

/** Written for this measure: prose of a judgment with the density of citations that real ones have. */
const PROSE = `The appellant was aggrieved by the decision of the trial court and lodged this appeal on grounds that the learned magistrate misdirected
herself on the evidence. Counsel submitted that the principles are well settled and relied on Achieng Stores Limited v Wafula & 2 others [2017] eKLR,
where the court declined to disturb a finding of fact. The respondent answered that the burden lay on whoever alleged, as provided by section 107 of
the Evidence Act (Cap. 80), and that no evidence had been led on the second limb. I have considered the record, the rival submissions and the
authorities placed before me. This being a first appeal, the duty of the court is to weigh the evidence afresh and reach its own conclusion, bearing in
mind that it neither saw nor heard the witnesses. The question is whether the balance of convenience tilts in favour of the party in possession. In my
view it does, because the sale was completed before the charge was registered and the chargee had notice of it throughout. It follows that the appeal
succeeds in part; each party shall bear its own costs under Order 42 rule 6(2) of the Civil Procedure Rules, 2010 pending Civil Appeal No. E074 of 2020.
`

const HOSTILE: Readonly<Record<string, string>> = {
  'one letter': 'a',
  brackets: '[({',
  'closed brackets': '[](){}',
  digits: '1',
  of: 'of ',
  years: '2020 ',
  'bracketed years': '[2020] ',
  slashes: '1/2020/',
  section: 'section ',
  'section 1': 'section 1 ',
  'section 1 of the': 'section 1 of the A B of the ',
  'long list': 'section 1, ',
  'nested parts': 'section 1(1)(1)(1)',
  Order: 'Order 1 rule ',
  'case numbers': 'ABC No. 5 & 6 of 2020 ',
  'numbers of suits': 'HCCC No. 345 of 2019, ',
  reports: '[1973] EA 358, (1982-88) 1 KAR 727, ',
  'foreign reports': '[1932] AC 562; [2019] UKSC 5; ',
  'Act with section': 'Penal Code (cap 63) section 204 ',
  'Act names': 'Of and the Act, 2010 ',
  Cap: 'Cap 5 Act ',
  names: 'A v ',
  'names and citations': 'Achieng v Wafula [2017] eKLR. the Achieng case ',
  foreign: '[2017] AB CD EF GH ',
  quotes: '“',
  'white space': ' \n\t',
}

export type Speed = { name: string; megabytesPerSecond: number; timesForFourfold: number }

const secondsFor = (text: string): number => {
  const before = process.cpuUsage()
  findCitations(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const measure = (name: string, unit: string, bytes: number): Speed => {
  const small = unit.repeat(Math.ceil(bytes / 4 / unit.length))
  const large = unit.repeat(Math.ceil(bytes / unit.length))
  secondsFor(small.slice(0, 200_000))
  const [one, four] = [secondsFor(small), secondsFor(large)]
  return { name, megabytesPerSecond: large.length / 1e6 / four, timesForFourfold: four / Math.max(one, 1e-4) }
}

/** CPU speed on prose and on hostile text; four times the text must take about four times as long. */
export const measureSpeed = (): Speed[] => [
  measure('prose', PROSE, 20e6),
  measure('one letter, 10 MB', 'a', 10e6),
  ...Object.entries(HOSTILE).map(([name, unit]) => measure(name, unit, 4e6)),
]
