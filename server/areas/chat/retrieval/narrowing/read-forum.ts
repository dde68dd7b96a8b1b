import { FORUM, type Forum, forumOf } from './forums.ts'

/** The court whose decisions a question asks for, with the words that are left. */
export interface ForumRead extends Forum {
  words: string
}

const ITS = String.raw`(?:rulings?|decisions?|judge?ments?|cases?|authorit(?:y|ies)|precedents?|awards)`
const HOLD = String.raw`(?:held|hold|said|say|decided?|ruled?|found|find|treat(?:s|ed)?|dealt|deal|approach(?:ed)?|granted|grant|award(?:ed)?|interpret(?:ed)?|think|view(?:ed)?)`
const LINK = String.raw`(?:in|on|about|regarding|concerning)`

// Whose decisions are asked for: 'May the High Court hear it?' and 'the High Court struck my case out' narrow nothing.
const forms = [
  String.raw`(?<!\b(?:my|our|his|her|their|your)\s)\b${FORUM}[,:]?\s+${ITS}\b`,
  String.raw`\b(?:rulings|decisions|judge?ments|cases|authorities|precedents)\s+(?:made\s+|given\s+|delivered\s+)?(?:of|by|from|in|at)\s+(?:the\s+)?(?:judges\s+(?:of|in|at)\s+(?:the\s+)?)?${FORUM}`,
  String.raw`\b(?:any|an|the\s+(?:latest|newest|most\s+recent))\s+(?:recent\s+)?(?:ruling|decision|judge?ment|case|authority|precedent)\s+(?:of|by|from)\s+(?:the\s+)?${FORUM}`,
  String.raw`\b(?:rulings|decisions|judge?ments|cases|authorities|precedents)\s+(?<about>${LINK}\s[^.?!;]{1,80}?)\s(?:by|from)\s+(?:the\s+)?${FORUM}`,
  String.raw`\bdecided\s+(?:by|in|at)\s+(?:the\s+)?${FORUM}`,
  String.raw`\baccording\s+to\s+(?:the\s+)?${FORUM}`,
  String.raw`\b(?:has|have|had|did|does|do)\s+(?:the\s+)?(?:judges\s+(?:of|in|at)\s+(?:the\s+)?)?${FORUM}\s+(?:\w+ly\s+)?${HOLD}\b`,
  String.raw`^\s*(?:the\s+)?${FORUM}(?:\s*[:–-]|\s+${LINK}\b)`,
].map((form) => RegExp(form, 'i'))

// 'in my case', 'our appeal': what a court did to somebody
const OWN_MATTER = /\b(?:my|our|his|her|their)\s+(?:own\s+)?(?:case|suit|matter|appeal|application|petition)\b/i
const longest = 1000

/** The court, with its station and division, whose decisions a question asks for; null where it asks for those of none. Pure. */
export function readForum(question: string): ForumRead | null {
  const text = question.slice(0, longest)
  for (const form of forms) {
    const found = form.exec(text)
    const forum = found && forumOf(found.groups ?? {})
    if (!found || !forum || OWN_MATTER.test(sentenceOf(text, found.index))) continue
    const about = found.groups?.about ?? ''
    return { ...forum, words: `${question.slice(0, found.index)} ${about} ${question.slice(found.index + found[0].length)}` }
  }
  return null
}

/** The sentence that stands at a place. */
const sentenceOf = (text: string, index: number): string => {
  const begins = Math.max(...['. ', '? ', '! ', '; '].map((sign) => text.lastIndexOf(sign, index) + 1))
  const ends = text.slice(index).search(/[.?!;](?:\s|$)/)
  return text.slice(begins, ends < 0 ? undefined : index + ends)
}
