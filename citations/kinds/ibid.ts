import type { IbidCitation } from '../citation.ts'
import type { Kind } from './kind.ts'
import { readPinpoint } from './pinpoint.ts'

// ibid, Ibid., id. at
const IBID = /ibid\b\.?|id\.(?=,?\s{1,3}at\b)/iy

/** 'ibid' and 'id. at': the citation just before. */
export const readIbid = (text: string, start: number): IbidCitation | null => {
  IBID.lastIndex = start
  const match = IBID.exec(text)
  if (!match) return null
  const end = start + match[0].length
  const pinpoint = readPinpoint(text, end)
  return { kind: 'ibid', text: match[0], start, end, ...(pinpoint ? { pinpoint } : {}) }
}

export const ibid: Kind<'ibid'> = {
  id: 'ibid',
  canonical: 'ibid',
  examples: [
    { text: 'That was held there. Ibid. at para 12', span: 'Ibid.', fields: { pinpoint: { unit: 'paragraph', from: '12' } } },
    { text: 'So it was held. Id. at 12.', span: 'Id.', fields: { pinpoint: { from: '12' } } },
    { text: '(ibid)', span: 'ibid', fields: {} },
  ],
}
