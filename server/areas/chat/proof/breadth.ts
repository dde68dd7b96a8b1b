/** Words by which a statement goes for every case. */
const ALWAYS =
  /\b(?:always|invariably|automatically|in (?:all|every|any) (?:cases?|circumstances)|under no circumstances|ever|without exception|however (?:small|short|slight|late|long))\b/i
// where it opens the statement: 'every Sunday' further on is no rule
// where it opens the statement: 'every Sunday' further on is no rule
const EVERY = /^\s*(?:every|any|all)\b(?! (?:of )?(?:the|these|those|his|her|its|their|other|others|such)\b)/i
/** What bears such a word out: the text goes for every case as well. */
const WIDE = /\b(?:every|each|any|all|whoever|whatever|nobody|none|nothing|never|always|no|whole|neither|ever|both|either|equal|equally)\b/i
const NEVER = /\b(?:may|can|shall|is|are|be) never\b|\bnever (?:may|can|be)\b/i
const AT_NO_TIME = /\b(?:not|no|never|nobody|none|nothing|cannot|neither|nor|without|\w+n['’]t)\b/i
/** A rule that has conditions is not one without any. */
const CONDITION = /\b(?:unless|where|if|provided|except|save|only|merely|below|above|more than|less than|until|while|who|in arrears)\b/i

/** Whether a statement goes for more than a text does: 'always' where the text knows conditions. Pure. */
export function widens(statement: string, source: string): boolean {
  if (ALWAYS.test(statement) && !ALWAYS.test(source)) return true
  if (NEVER.test(statement) && !NEVER.test(source) && (!AT_NO_TIME.test(source) || (CONDITION.test(source) && !CONDITION.test(statement))))
    return true
  return EVERY.test(statement) && !WIDE.test(source)
}
