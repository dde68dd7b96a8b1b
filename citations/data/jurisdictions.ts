import { isCourtAbroad } from './courts.ts'

/** Where a decision comes from: Kenya, its neighbours in the East African Community, the other courts that share the common law, anybody else. */
export const jurisdictions = ['KE', 'EA', 'commonwealth', 'other'] as const
export type Jurisdiction = (typeof jurisdictions)[number]

export interface Origin {
  /** The code of a court on Kenya Law's list. */
  courtCode: string | null
  court: string | null
  frbrUri: string | null
}

const eastAfrican = 'ug tz rw bi ss so cd'
// those that keep the common law without being members (Ireland, Zimbabwe, Hong Kong) are read beside the others
const commonLaw =
  'gb uk ie au nz ca in pk bd lk my sg hk za na bw zm zw mw ls sz gm gh ng sl sc mu jm tt bb bs bz gy fj pg ws cy mt cm ag gd lc vc dm kn'
const byCountry = new Map<string, Jurisdiction>([
  ['ke', 'KE'],
  ...eastAfrican.split(' ').map((country) => [country, 'EA'] as const),
  ...commonLaw.split(' ').map((country) => [country, 'commonwealth'] as const),
])
// '/akn/za-gp/judgment/…' is South Africa, '/akn/aa-au/…' the African Union
const country = /\/akn\/([a-z]{2})(?:-[a-z]+)?\//i

const ofCourts: Readonly<Record<string, Jurisdiction>> = { EACJ: 'EA', AfCHPR: 'other' }
// 'Court of Appeal for East Africa', the highest court of Kenya itself until 1977
const forKenya = /\bfor East(?:ern)? Africa\b/i
const neighbours = /\b(?:Uganda|Tanzania|Tanganyika|Zanzibar|Rwanda|Burundi|South Sudan|Somalia|Congo|East African)\b/i
const elsewhere = /\b(?:European|United States|Ethiopia|(?<!South )Sudan|Mozambique)\b/i

/** The jurisdiction of a decision. Where nothing says that it comes from abroad it is Kenya's: nothing of a Kenyan library may be hidden for want of a name. */
export function jurisdictionOf({ courtCode, court, frbrUri }: Origin): Jurisdiction {
  if (courtCode !== null) return ofCourts[courtCode] ?? 'KE'
  const [, code] = country.exec(frbrUri ?? '') ?? []
  if (code !== undefined) return byCountry.get(code.toLowerCase()) ?? 'other'
  if (court === null || forKenya.test(court) || !isCourtAbroad(court)) return 'KE'
  if (neighbours.test(court)) return 'EA'
  return elsewhere.test(court) ? 'other' : 'commonwealth'
}
