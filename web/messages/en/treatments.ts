import type { Treatment } from '#contract/citator'

const treatments: Record<Treatment, string> = {
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

// Chosen by the treatment that is shown.
export { treatments }
