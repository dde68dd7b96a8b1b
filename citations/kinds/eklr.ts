import type { EklrCitation } from '../citation.ts'
import type { Kind } from './kind.ts'
import type { YearGroup } from './year-group.ts'

// eKLR, e KLR, EKLR, e-KLR, e.K.L.R
const SERIES = /[\])]?\s{0,4}[,.]?\s{0,3}e\s{0,3}[-.]?\s{0,3}K\.?\s?L\.?\s?R\b/iy

/** The eKLR citation that a year opens: '[2017] eKLR', '(2018)eKLR', '2015 eKLR', '[2017 eKLR]'. */
export const readEklr = (text: string, years: YearGroup): EklrCitation | null => {
  SERIES.lastIndex = years.end
  const match = SERIES.exec(text)
  if (!match) return null
  let end = years.end + match[0].length
  if (years.opened && text[end] === ']') end += 1
  return { kind: 'eKLR', text: text.slice(years.start, end), start: years.start, end, year: years.year }
}

export const eklr: Kind<'eKLR'> = {
  id: 'eKLR',
  canonical: '[year] eKLR',
  examples: [
    { text: 'Achieng v Wafula [2017] eKLR, where', span: '[2017] eKLR', fields: { year: 2017 } },
    { text: 'in (2017) eKLR', span: '(2017) eKLR', fields: { year: 2017 } },
    { text: 'in [2018]eKLR.', span: '[2018]eKLR', fields: { year: 2018 } },
    { text: 'in [ 2016] eKLR', span: '[ 2016] eKLR', fields: { year: 2016 } },
    { text: 'in (2015 eKLR)', span: '2015 eKLR', fields: { year: 2015 } },
    { text: 'in [2015 eKLR]', span: '[2015 eKLR]', fields: { year: 2015 } },
    { text: 'in [2017] e KLR case', span: '[2017] e KLR', fields: { year: 2017 } },
    { text: 'in [2018]] eKLR, the', span: '[2018]] eKLR', fields: { year: 2018 } },
    { text: 'in [2014]\u00A0EKLR', span: '[2014]\u00A0EKLR', fields: { year: 2014 } },
  ],
}
