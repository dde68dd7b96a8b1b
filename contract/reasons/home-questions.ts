/** Questions that a first screen may offer, by what they are about; each is offered only where the library answers it. */
export const homeQuestionWords = {
  'land-fraud': 'When is a fraudulent transfer of land set aside?',
  dismissal: 'What procedure must an employer follow before dismissal?',
  bail: 'When is bail refused pending trial?',
  stay: 'When is a stay of execution granted pending appeal?',
  possession: 'How is adverse possession of registered land proved?',
  injunction: 'When is an interlocutory injunction granted?',
  review: 'When may a court review its own judgment?',
  petition: 'What must a constitutional petition set out?',
  identification: 'When is evidence of identification safe to convict on?',
  damages: 'How are damages for personal injury assessed?',
  election: 'When is an election annulled?',
  trust: 'How is a customary trust over land proved?',
  hearing: 'What does the right to a fair hearing require?',
  appeal: 'What is the duty of a first appellate court?',
} as const
export type HomeQuestion = keyof typeof homeQuestionWords
export const homeQuestions = Object.keys(homeQuestionWords) as [HomeQuestion, ...HomeQuestion[]]
