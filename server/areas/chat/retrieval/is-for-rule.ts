/** 'On what grounds can a court deny bail?', 'When may a title be cancelled?', 'What must be shown?': a rule is asked for, not what became of a case. Pure. */
export const isForRule = (question: string): boolean =>
  /\b(?:on what grounds?|when (?:can|may|will|is|are|does|must|should)|what must|(?:grounds|conditions|requirements|test|principles) (?:for|of|on))\b/i.test(
    question,
  )
