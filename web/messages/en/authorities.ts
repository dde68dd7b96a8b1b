import type { KnownNumbers } from '#contract/citations'

/** Words of authorities that the library does not hold, or that must not be relied on unseen. */
export const authorities = {
  doubtful: {
    title: (count: number) => (count === 1 ? 'One authority needs a second look' : `${count} authorities need a second look`),
    lead: 'They can be marked in the file, so that nobody relies on them unseen, or left out of it.',
    reasons: {
      'not held': 'Not in the library: verify that it exists and says so',
      'other name': 'The library knows a case of this citation by another name',
      sample: 'An invented sample: no court decided it',
      reversed: 'Reversed on appeal',
      overruled: 'Overruled',
      'per incuriam': 'Held to have been decided per incuriam',
    },
    cancel: 'Cancel',
    leaveOut: 'Leave Them Out',
    mark: 'Mark Them',
  },
  cite: {
    button: 'Cite',
    named: (passage: string) => `Cite ${passage}`,
  },
  verify: {
    onKenyaLaw: 'Verify on Kenya Law',
    label: (cited: string) => `Verify on Kenya Law: ${cited}`,
    known: ({ court, year, highest, within }: KnownNumbers) =>
      highest === null
        ? `The library knows no decision of the ${court} numbered in ${year}.`
        : within
          ? `Its number lies among those known of the ${court} in ${year}, which go up to ${highest}.`
          : `The highest number known of the ${court} in ${year} is ${highest}. Look it up before you rely on it.`,
  },
}
