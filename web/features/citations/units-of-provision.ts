import { unitOfEid } from '#citations/law/name-of-eid'
import { type ActParagraph, getActText } from '#contract/legislation-text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'

/** What can be cited of a provision: it, or a subsection, paragraph or item of it, with all its words but its number. */
export interface CitedUnit {
  eid: string
  text: string
}

const NUMBERED = /^(?:(?:subsec|para|subpara|item)_[^_]+(?:__)?)+$/
const isWithin = (eid: string, unit: string) => eid === unit || eid.startsWith(`${unit}__`)

/** A section, article or rule as a whole, and down to the letter what it divides into; none where the text has no such provision. */
export function unitsOf(eid: string, paragraphs: readonly ActParagraph[]): CitedUnit[] {
  const steps = eid.split('__').length
  let open = ''
  const placed = paragraphs.map((paragraph) => {
    const { eids, depth } = paragraph
    // Words behind a list belong to what the list stands in.
    open =
      eids.at(-1) ??
      (isWithin(open, eid)
        ? open
            .split('__')
            .slice(0, steps + depth)
            .join('__')
        : open)
    return { ...paragraph, of: open }
  })
  const found = new Set(placed.flatMap(({ eids }) => eids.filter((one) => isWithin(one, eid))))
  return [...found]
    .filter((one) => one === eid || NUMBERED.test(one.slice(eid.length + 2)))
    .map((unit) => {
      const [first, ...rest] = placed.filter(({ kind, of }) => kind === 'text' && isWithin(of, unit))
      const text =
        first?.number && first.text.startsWith(first.number) && unit !== eid ? first.text.slice(first.number.length) : first?.text
      return { eid: unit, text: [text?.trimStart() ?? '', ...rest.map((one) => one.text)].join('\n') }
    })
}

/** The id of its Act, and its own there. */
export function divideProvision(id: string): [act: string, eid: string] {
  const [act = '', eid = ''] = id.split('~')
  return [act, eid]
}

/** What can be cited instead of a provision, or of a part of one, in the text of its day; of words that a reader marked nothing. */
export const unitsToCite = ({ provision, words }: Pick<PassageToCite, 'provision' | 'words'>) => {
  const [act, eid] = divideProvision(provision?.id ?? '')
  const [at, asAt] = [unitOfEid(eid), provision?.asAt]
  return queryOptions({
    queryKey: ['units-of-provision', act, at, asAt],
    queryFn: async ({ signal }) =>
      unitsOf(
        at,
        (await call(getActText, { params: { id: act }, query: { at, ...(asAt !== undefined && { as_at: asAt }) } }, { signal })).paragraphs,
      ),
    enabled: provision !== undefined && words === undefined,
  })
}
