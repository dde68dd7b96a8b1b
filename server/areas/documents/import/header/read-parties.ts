import type { Party } from '#contract/cases'
import { BETWEEN } from '../split/front.ts'
import { isRole, splitCapitals, splitLeader, tidyRole } from './roles.ts'

/** A party and the side on which the title page sets it: 0 before the first 'and', 1 after it, and so on. */
export interface SidedParty extends Party {
  side: number
}

// 'Neutral citation: …', 'Coram: …', 'Heard: 7 March 2023': facts that a title page sets under its parties
const LABELLED = /^(?:neutral\s+citation|coram|heard|delivered|date|summary)\b[^:]{0,20}:\s*\S/i
// 'and', 'AND', '-AND-', 'versus', 'VERSES', 'VRS', 'v', '- VERSUS –'
const TURN = /^[-–—\s]*(?:and|versus|verses|vs\.?|v\.?|vrs\.?)[-–—\s]*$/i
// '(Being an appeal from …)', '(An application for joinder …)', 'BEING AN APPEAL'
const REMARK = /^[([]?\s*(?:being|an?\s+(?:appeal|application|reference)|application|appeal|arising|in\s+the\s+matter|reference)\b/i
// 'Suing on their own behalf …', '(Suing as the administrator …)': goes with the name before it
const CAPACITY =
  /^\(?(?:suing|sued|obo|on\s+behalf\s+of|as\s+the|through|in\s+(?:his|her|its|their)\s+capacity|(?:legal|personal)\s+representative|t\/a|trading)\b/i

// 'THE CABINET SECRETARY, MINISTRY OF', 'KAMAU T/A', 'MLIMA FEEDS &', 'MLIMA (KENYA': a name that goes on in the next line
const LEFT_OPEN = /(?:[,&/-]|\b(?:of|and|the|for|in|on|by|at|t\/a|v|alias|formerly))$|\([^()]*$/i
// 'LIMITED', 'CO. LTD', '(KENYA) LIMITED', 'and 3 others', 'of Machakos': nobody's name begins so
const GOES_ON =
  /^(?:(?:(?:\([^()]{1,20}\)\s*)?(?:company|co\.?|limited|ltd\.?|plc|llp|inc\.?|sacco|trust(?:ees)?|society|group)\b[\s.,&()\p{L}]{0,30}$)|(?:&|and)\s+(?:another|\d+\s+others?)\b)/iu

const ENDS_FIRM = /\b(?:limited|ltd|plc|llp)\.?$/i

/** Whether a line goes on with the name of the line before it, where a name was broken at the end of its line. */
const goesOn = (before: string, line: string): boolean =>
  LEFT_OPEN.test(before) || /^\p{Ll}/u.test(line) || (GOES_ON.test(line) && !ENDS_FIRM.test(before))

/** Names of parties as they are shown: numbers, leaders and stops at the edges are gone. */
const tidyName = (name: string): string =>
  name
    .replace(/^\(?\d{1,2}[.)]\s+/, '')
    .replace(/[\s.…·_]+$/, (end) => (/^\.$/.test(end) ? end : ''))
    .replace(/^[\s.…:–-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The parties of a title page: names with the roles that follow them, on the same line after leaders or on the next one. */
export function readParties(blocks: readonly string[]): SidedParty[] {
  const parties: SidedParty[] = []
  let waiting: string[] = []
  let side = 0
  const addWaiting = (role: string | null) => {
    const names = role !== null && parties.length > 0 && waiting.length === 0 ? [] : waiting
    for (const name of names) parties.push({ name, role, side })
    waiting = []
  }
  for (const block of blocks) {
    if (BETWEEN.test(block) || block === '') continue
    if ((REMARK.test(block) || LABELLED.test(block)) && parties.length > 0) break
    if (TURN.test(block)) {
      addWaiting(null)
      if (parties.length > 0) side = (parties.at(-1)?.side ?? 0) + 1
      continue
    }
    if (isRole(block)) {
      addWaiting(tidyRole(block))
      continue
    }
    const wait = (name: string) => {
      const open = waiting.at(-1)
      if (open !== undefined && goesOn(open, name)) waiting[waiting.length - 1] = `${open}${open.endsWith('-') ? '' : ' '}${name}`
      else waiting.push(name)
    }
    const leader = splitLeader(block) ?? splitCapitals(block)
    if (leader) {
      wait(tidyName(leader.name))
      addWaiting(tidyRole(leader.role))
      continue
    }
    const last = waiting.at(-1)
    if (CAPACITY.test(block)) {
      if (last !== undefined) waiting[waiting.length - 1] = `${last} ${block}`
      continue
    }
    wait(tidyName(block))
  }
  addWaiting(null)
  return parties.filter(({ name }) => /\p{L}/u.test(name))
}

const MOVING = /\b(?:appellant|applicant|petitioner|claimant|plaintiff|prosecut|decree|objector|protest)/i
const OPPOSING = /\b(?:respondent|defendant|accused|debtor)/i

const together = (names: readonly string[]): string | null => {
  const [first, second] = names
  if (first === undefined) return null
  if (second === undefined) return first
  return names.length === 2 ? `${first} & ${second}` : `${first} & ${names.length - 1} others`
}

/** Who moves the court and who opposes, by their roles, else by the side of the title page on which they stand; null when nobody does. */
export function readSides(parties: readonly SidedParty[]): { applicant: string | null; respondent: string | null } {
  const sideOf = ({ role, side }: SidedParty): number => {
    if (role && /\bcontemnor|\binterested\b|\bamic/i.test(role)) return 2
    if (role && OPPOSING.test(role) && !MOVING.test(role)) return 1
    if (role && MOVING.test(role)) return /objector|protest/i.test(role) ? side : 0
    return side
  }
  const named = (wanted: number) => together(parties.filter((party) => sideOf(party) === wanted).map(({ name }) => name))
  return { applicant: named(0), respondent: named(1) }
}
