import { cases } from '../messages/en/cases.ts'
import { createElement } from '../reader/create-element.ts'
import { type Marked, marksOf } from '../ui/case-marks.ts'
import '../ui/tag.css'

/** The marks of a record, as CaseMarks has them. */
export const buildMarks = (record: Marked): HTMLElement[] =>
  marksOf(record, cases).map(({ kind, hue, said }) =>
    // A padlock comes before what is private.
    createElement('span', { class: `tag mark ${hue}${kind === 'isPrivate' ? ' locked' : ''}` }, said),
  )
