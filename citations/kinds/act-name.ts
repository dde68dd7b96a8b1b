import { tokenBefore } from '../backward.ts'

/** The name of an Act or of rules in a text: 'Fair Administrative Action Act', 'Probate and Administration Rules'. */
export type ActName = { start: number; end: number; name: string }

const MAX_WORDS = 18

// Act, Code, Rules, Constitution …: the word that closes a name
const HEAD =
  /^(?:acts?|code|ordinance|constitution|statute|rules?|regulations?|order|bill|charter|convention|declaration|protocol|treaty|covenant|directions|guidelines)$/i
const SMALL_HEAD = /^(?:acts?|code|rules|regulations?|constitution|ordinance|statute)$/
// heads that more words may follow: 'Constitution of Kenya (…) Rules', 'Public Order Act', 'Civil Procedure Code'
const OPEN_HEAD = /^(?:code|statute|constitution|order|rules?|regulations?|charter|treaty)$/i
// Covenant on Civil and Political Rights, Declaration of Human Rights: an instrument's subject after its kind
const TREATY =
  /(?:Charter|Convention|Declaration|Protocol|Treaty|Covenant)(?:\s(?:of|on|to|for|against|the|and|relating|All|[A-Z][\w'’]*)){0,10}\s[A-Z][\w'’]*/
const CONNECTOR = /^(?:of|and|the|for|to|in|on|with|by|from|against|or|&|at)$/i
// Words inside a name printed small: 'civil procedure code'; none of them makes a sentence.
const SENTENCE_WORD =
  /^(?:is|are|was|were|be|been|has|have|had|that|which|who|this|these|those|it|its|he|she|they|not|no|as|shall|may|must|can|will|would|should|provides?|requires?|states?|says|any|all|an|a|if|when|where|such|said|same|under|his|her|their|our|my|your|contrary|pursuant|read|section|sections|article|articles|rule|against|through|about|into|upon|made|did|does|do|but|so|because|thereof|herein|evidence|appellant|respondent|court|applicant|accused)$/i
// 'the said', 'our', 'the now repealed', 'the then': between 'of' and the name
const BEFORE_NAME =
  /\s{0,4}(?:(?:the|our|said|same|repealed|retired|former|current|old|new|now|then|aforesaid|above|applicable|Kenyan|Kenya['’]s)\s{1,3}){0,4}/iy
const THIS = /\s{0,4}(?:this|that|the)\s{1,3}(?:said\s{1,3}|same\s{1,3})?(Act|Rules|Regulations|Code|Constitution|Statute|Ordinance)\b/iy
const STOP = /^(?:section|sections|article|articles|rule|paragraph|cap|chapter|no|laws)$/i

// one word of a name, or '&', or a bracket '(Control)', '[Procedure]'
const WORD =
  /(\s{0,4})(?:([A-Za-z](?:[A-Za-z'’&-]|\d(?!\d{3}))*(?:\.(?=[A-Z]\b))?)|(&)|(\((?:[^()[\]\n]|\n(?!\n)){2,90}\)|\[[^()[\]\n]{2,40}\]))/y
// CPA, CPC, SOA, PPADA, CPR: an Act by its letters
const LETTERS = /\s{0,3}(CoK|[A-Z][A-Z&]{1,7}|(?:[A-Z]\.\s?){1,4}[A-Z])\b(?!\s?\d)/y
// the same with no 'of the' before them: 'section 26 LRA', 'O 42 r 6 CPR'; the tax authority is no Act
const BARE_LETTERS = /^(?:CPR|CPC|(?!KRA|USA|CBA|NCA)[A-Z]{2,4}A)\b(?![’']|\s{0,2}(?:N[oO]\b|E?\d))/
// Law of Succession, Law of Contract, without 'Act'
const LAW_OF = /law\s{1,2}of\s{1,2}[A-Z][a-z]+/iy

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** The name that starts at `position` (the first letter); `strict` allows capitalised words only. */
export const readActName = (text: string, position: number, strict = false): ActName | null => {
  let end = position
  let best = -1
  let small = 0
  let words = 0
  let afterHead = false
  let afterBracket = false
  for (; words < MAX_WORDS; words += 1) {
    const match = at(WORD, text, end)
    if (!match || (words === 0 && match[1] !== '') || /\n\s*\n/.test(match[1] ?? '')) break
    const word = match[2] ?? match[3]
    if (word === undefined) {
      // the Rules (1990) and the Act
      if (words === 0 || /^[([]\s?\d{4}\s?[)\]]$/.test(match[4] ?? '')) break
      end += match[0].length
      // (Amendment Order): a head inside the bracket closes the name when a number or year follows
      const inner = /([A-Za-z]+)[)\]]$/.exec(match[4] ?? '')?.[1]
      if (inner && HEAD.test(inner) && /^,?\s{0,3}(?:19|20)\d\d/.test(text.slice(end, end + 8))) best = end
      // Constitution of Kenya (Protection of …, Practice and Procedure Rules, 2013)
      else if (/(?:rules|regulations)\s?,?\s{0,2}(?:(?:19|20)\d\d)?\)$/i.test(match[4] ?? '')) best = end
      afterBracket = best >= 0
      continue
    }
    if (STOP.test(word) && /^\s?\.?\s?\(?\d/.test(text.slice(end + match[0].length, end + match[0].length + 5))) break
    const capital = /^[A-Z]/.test(word) || word === '&'
    const head = (capital ? HEAD : SMALL_HEAD).test(word)
    if (head && (capital || !strict)) {
      if (
        /^(?:order|rule)$/i.test(word) &&
        /^\s{0,2}\.?\s?(?:\d{1,2}(?!\d)|[IVXL]+\b)/.test(text.slice(end + match[0].length, end + match[0].length + 6))
      )
        break
      if (small > 0 && !capital && words > 6) break
      end += match[0].length
      best = end
      afterHead = OPEN_HEAD.test(word)
      if (!afterHead) break
      continue
    }
    if (CONNECTOR.test(word)) {
      // the CPR and the Evidence Act
      if (words === 1 && /^[a-z]/.test(word) && /^[A-Z]{2,6}$/.test(text.slice(position, end))) break
      if (words === 0 || (best >= 0 && !(afterHead && (afterBracket || /^of$/i.test(word))))) break
      if (/^the$/i.test(word) && best >= 0) break
    } else if (!capital) {
      small += 1
      if (strict || small > 5 || best >= 0 || SENTENCE_WORD.test(word)) break
    } else if (best >= 0 && !afterHead) break
    end += match[0].length
  }
  if (best < 0) {
    const law = at(LAW_OF, text, position)
    return law ? { start: position, end: position + law[0].length, name: tidyName(law[0]) } : null
  }
  const from = Math.max(position, best - 12)
  const treaty = TREATY.exec(text.slice(from, best + 90))
  if (treaty && from + treaty.index < best) best = from + treaty.index + treaty[0].length
  const ofKenya =
    /^\s{1,3}of\s{1,3}(?:the\s{1,2}Republic\s{1,2}of\s{1,2})?(?:Kenya|Uganda|Tanzania|South\s{1,2}Africa|India)(?![A-Za-z])/i.exec(
      text.slice(best, best + 48),
    )
  if (ofKenya && /constitution$/i.test(text.slice(position, best))) best += ofKenya[0].length
  return { start: position, end: best, name: tidyName(text.slice(position, best)) }
}

const tidyName = (name: string): string => {
  const spaced = /\s\s|[^\S ]/.test(name) ? name.replace(/\s+/g, ' ') : name
  return spaced.includes('ti on') ? spaced.replace(/\b([A-Z][a-z]+ti) on\b/g, '$1on') : spaced
}

// of the, of, in the, under the
const OF = /\s{0,4},?\s{0,3}(?:of|under|in)(?=\s|the\s)/iy

/** The Act that 'of the …' names right after provisions that end at `position`. */
export const readOfAct = (text: string, position: number): ActName | null => {
  const of = at(OF, text, position)
  if (of) {
    const after = position + of[0].length
    const plain = /of$/i.test(of[0])
    const here = at(THIS, text, after)
    if (here?.[1] && (plain || /^[A-Z]/.test(here[1]))) {
      const end = after + here[0].length
      // 'the Rules of Court' and 'the Constitution of Kenya' go on
      const longer = readActName(text, end - here[1].length)
      return longer && longer.end > end ? longer : { start: end - here[1].length, end, name: here[1] }
    }
    const before = at(BEFORE_NAME, text, after)
    const start = after + (before ? before[0].length : 0)
    const yearFirst = /^(?:19|20)\d\d\s{1,2}(?=Constitution|Rules|Act)/.exec(text.slice(start, start + 24))
    const name = readActName(text, start + (yearFirst?.[0].length ?? 0), !plain)
    if (name) return { ...name, start }
    if (!plain) return null
    const letters = at(LETTERS, text, start)
    return letters?.[1] ? { start, end: start + letters[0].length, name: letters[1].replace(/[.\s]/g, '') } : null
  }
  // Order 42 rule 6 Civil Procedure Rules, section 107 Evidence Act, O 42 r 6 CPR
  const gap = /^\s{0,3},?\s{1,3}/.exec(text.slice(position, position + 8))
  if (!gap) return null
  const start = position + gap[0].length
  if (!/[A-Z]/.test(text[start] ?? '')) return null
  const name = readActName(text, start, true)
  if (name && name.name.includes(' ') && !/^(?:The|This|In|That|It|Order|Rule)\b/.test(name.name)) return name
  const letters = BARE_LETTERS.exec(text.slice(start, start + 7))
  return letters ? { start, end: start + letters[0].length, name: letters[0] } : null
}

const LEADING =
  /^(?:the|this|that|under|by|in|of|and|for|to|on|with|our|see|both|per|also|an|a|or|from|at|said|against|section|article|pursuant)$/i

/** The name of an Act that ends before `position` and begins after `floor`: 'Data Protection Act' before ' No. 24 of 2019'. */
export const readActNameBefore = (text: string, position: number, floor = 0): ActName | null => {
  const head = tokenBefore(text, position)
  if (!head) return null
  let start = head.start
  let bestStart = -1
  const constitution =
    head.text === 'Kenya'
      ? /Constitution\s+of\s+(?:the\s+Republic\s+of\s+)?Kenya$/i.exec(text.slice(Math.max(0, head.end - 60), head.end))
      : null
  if (constitution) return { start: head.end - constitution[0].length, end: head.end, name: tidyName(constitution[0]) }
  if (head.text === ')' || head.text === ']') {
    // Regulation of Wages (General) (Amendment Order)
    const open = openBracket(text, head.start)
    const last = tokenBefore(text, head.start)
    if (open < 0 || !last || !HEAD.test(last.text)) return null
    start = open
  } else if (!HEAD.test(head.text) || /^[a-z]/.test(head.text)) return null
  else if (/^order$/i.test(head.text) && !head.text.startsWith('O')) return null
  else bestStart = head.start
  for (let words = 0; words < MAX_WORDS; words += 1) {
    const token = tokenBefore(text, start)
    if (!token || token.start < floor || /\n\s*\n/.test(text.slice(token.end, start))) break
    if (token.text === ')' || token.text === ']') {
      const open = openBracket(text, token.start)
      if (open < 0) break
      start = open
      continue
    }
    if (token.text === '&' || CONNECTOR.test(token.text)) {
      if (/^the$/i.test(token.text)) break
      start = token.start
      continue
    }
    // the apostrophe of 'Magistrates' Courts'
    if (/^['’]$/.test(token.text) && /[A-Za-z]/.test(text[token.start - 1] ?? '')) {
      start = token.start
      continue
    }
    // Ng’ang’a, Magistrate’s, Co-operative
    if (/^['’-]$/.test(token.text) && token.end === start && token.start > 0 && text[token.start - 1] !== ' ') {
      start = token.start
      continue
    }
    const joined = text[start] === '-' || text[start] === '’' || text[start] === "'"
    if (!/^[A-Z]/.test(token.text) && !joined && !/['’-]/.test(text[token.start - 1] ?? '')) break
    if (HEAD.test(token.text) && !OPEN_HEAD.test(token.text)) break
    start = token.start
    bestStart = start
  }
  if (bestStart < 0) return null
  // words before the name that only begin the sentence
  for (let first = /^[A-Za-z&]+/.exec(text.slice(bestStart, bestStart + 20)); first && LEADING.test(first[0]);) {
    const skip = /^\s+/.exec(text.slice(bestStart + first[0].length, bestStart + first[0].length + 8))
    if (!skip) break
    bestStart += first[0].length + skip[0].length
    first = /^[A-Za-z&]+/.exec(text.slice(bestStart, bestStart + 20))
  }
  return bestStart < head.end ? { start: bestStart, end: head.end, name: tidyName(text.slice(bestStart, head.end)) } : null
}

const openBracket = (text: string, close: number): number => {
  for (let i = close - 1; i >= 0 && close - i < 90; i -= 1) {
    const character = text[i]
    if (character === '(' || character === '[') return i
    if (character === ')' || character === ']') return -1
  }
  return -1
}
