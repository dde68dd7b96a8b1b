import type { Treatment } from '#contract/citator'

export const treatments: Record<Treatment, string> = {
  overruled: 'Overruled',
  'per incuriam': 'Per incuriam',
  reversed: 'Reversed',
  'departed from': 'Departed from',
  distinguished: 'Distinguished',
  upheld: 'Upheld',
  applied: 'Applied',
  followed: 'Followed',
  explained: 'Explained',
  considered: 'Considered',
  cited: 'Cited',
}
