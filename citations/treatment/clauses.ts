import { CITED } from './mask.ts'
import type { FoundTreatment } from './treatment.ts'

/** A verb, or words that stand for one, that says what becomes of a decision. */
interface Verb {
  treatment: FoundTreatment
  /** With a word that allows it to be a decision: 'apply' may apply anything, 'overrule' only a decision (or an objection). */
  needsNoun: boolean
  /** 'Decline to follow', 'disagree with', 'not persuaded by': the negation is part of it, or turns it into another treatment. */
  negated: FoundTreatment | null
  /** The words before what is treated: 'I follow ⟦…⟧'. */
  active: string | null
  /** The words after it: '⟦…⟧ was followed'. */
  passive: string | null
  /** Only a decision can be its object: 'considered in ⟦…⟧' tells where. */
  direct: boolean
}

const verb = (treatment: FoundTreatment, active: string | null, passive: string | null, more: Partial<Verb> = {}): Verb => ({
  treatment,
  active,
  passive,
  needsNoun: false,
  negated: null,
  direct: false,
  ...more,
})

const SELVES = '(?:myself|ourselves|itself|himself|herself)'

const VERBS: readonly Verb[] = [
  verb(
    'overruled',
    'overrul(?:e[sd]?|ing)|put(?:s|ting)? paid to|did away with|swept away|la(?:y|ys|id)(?=\\s[^.;]{0,60}\\uE001,? to rest)',
    'overruled|superseded|abrogated|obsolete|overtaken(?: by)?|swept away|laid to rest|(?:a )?dead letter|no longer (?:be )?(?:(?:good|sound) law|the law|authority)|bad law|not good law',
  ),
  verb('per incuriam', null, '(?:(?:decided|made|rendered|given|delivered|arrived at|reached) )?per incuriam'),
  verb(
    'reversed',
    'revers(?:e[sd]?|ing)|overturn(?:s|ed|ing)?',
    'reversed|overturned|(?:set aside|quashed|vacated|annulled|upset)(?: by the \\p{L}+ court| by the court of appeal)?(?: on (?:further |second )?(?:appeal|review)| by the (?:court of appeal|supreme court|high court))|set aside',
    {
      needsNoun: true,
    },
  ),
  verb('reversed', 'set(?:s|ting)? aside|quash(?:es|ed|ing)?', null, { direct: true }),
  verb(
    'departed from',
    `depart(?:s|ed|ing)? from|(?:tak(?:e|es|ing)|took|hold(?:s|ing)?|held) a (?:different|contrary) (?:view|opinion|position) (?:from|to)(?: that| the one)?(?: expressed| taken)?|part(?:s|ed|ing)? (?:company|ways) with|dissent(?:s|ed|ing)? from|question(?:s|ed)?(?: the correctness of)?|declin(?:e[sd]?|ing) to (?:follow|apply|adopt)|refus(?:e[sd]?|ing) to (?:follow|apply)|disapprov(?:e[sd]?|ing)(?: of)?|disagree[sd]?(?: with)?|doubt(?:s|ed|ing)?(?: the correctness of)?|criticis(?:e[sd]?|ing)|reject(?:s|ed|ing)?|differ(?:s|ed)? (?:from|with)|dissociate (?:${SELVES} )?from`,
    'departed from|disapproved(?: of)?|doubted|questioned|criticised|shaken|undermined|eroded|weakened|not followed|wrongly decided|wrong(?! to\\b)|unsound|erroneous|flawed|unpersuasive|unconvincing|in error|not correctly decided|not to be followed',
  ),
  verb(
    'distinguished',
    'distinguish(?:e[sd]|ing)?|confin(?:e[sd]?|ing)(?=\\s[^.;]{0,40}\\uE001,? to )',
    `(?:(?:(?:clearly|easily|entirely|wholly|totally|readily|plainly|materially|also) )*(?:distinguish(?:ed|able)|inapplicable|irrelevant|unhelpful|(?:a|an entirely|a very|quite a|an altogether) different case|poles apart|(?:different|distinct) from the (?:present|instant|current))|(?:of (?:no|little|limited|scant|doubtful) (?:assistance|relevance|help|value|use)|confined to (?:its|their|the) (?:own |peculiar |particular |special )*facts|not (?:applicable|relevant|on all fours|of (?:any )?(?:assistance|relevance|help))))`,
  ),
  verb(
    'upheld',
    'uph(?:old|olds|eld|olding)|confirm(?:s|ed|ing)?|(?:restor|reinstat)(?:e[sd]?|ing)|(?:f(?:i|ou)nds?|sees?|saw) no (?:fault|error) (?:with|in)|declin(?:e[sd]?|ing) to (?:disturb|interfere with)',
    '(?:upheld|affirmed|confirmed|sustained) (?:on (?:(?:further |second )?appeal)|by (?:the )?(?:court of appeal|supreme court|house of lords|privy council|full court|high court))',
    {
      needsNoun: true,
    },
  ),
  verb('applied', 'appl(?:y|ies|ied|ying)', 'appl(?:ied|y|ies)|applicable|on all fours', { needsNoun: true }),
  verb(
    'followed',
    'follow(?:s|ed|ing)?|adopt(?:s|ed|ing)?|endors(?:e[sd]?|ing)|(?:re)?affirm(?:s|ed|ing)?|reiterat(?:e[sd]?|ing)|restat(?:e[sd]?|ing)|approv(?:e[sd]?|ing)(?: of)?|rel(?:y|ies|ied|ying) (?:up)?on|subscribe[sd]? to|abid(?:e[sd]?|ing) by|heed(?:s|ed|ing)?|embrac(?:e[sd]?|ing)|giv(?:e|es|ing) effect to|gave effect to|defer(?:s|red)? to|accept(?:s|ed|ing)?|shar(?:e[sd]?|ing)|echo(?:es|ed|ing)?|borrow(?:s|ed|ing)? (?:a leaf )?from|(?<=can do no better than (?:to )?)(?:quote|repeat|cite)|cit(?:e[sd]?|ing) with approval|refer(?:s|red|ring)? with approval to|quot(?:e[sd]?|ing) with approval|(?:draw(?:s|ing)?|drew) (?:guidance|inspiration|support|comfort|strength)(?: \\p{L}+){0,4}? from|tak(?:e|es|ing) (?:a |the |my |our )?(?:cue|leaf) from|prefer(?:s|red)?|(?:cit|quot)(?:e[sd]?|ing)(?=\\s[^.;]{0,90}\\uE001,? with approval)|(?:find|take|seek|derive|get)s? (?:guidance|support|solace|refuge|comfort|inspiration) (?:in|from)',
    '(?:cited|quoted|referred to) with approval|followed(?! by (?:an?|another|more)\\b)|adopted|approved|endorsed|reaffirmed|reiterated|affirmed|binding (?:up)?on (?:me|us|this court)',
    { needsNoun: true, negated: 'departed from' },
  ),
  verb(
    'followed',
    `(?:(?:am|is|are|was|were|be|been|being|stand|stands|feel|get)\\s+(?:\\w+ly |also |further |therefore |so |well |properly |duly )*)?(?:guided|persuaded|convinced|fortified|enlightened|inspired|bound|swayed)(?: in (?:this|that|so) \\w+)? (?:by|to follow)|(?:am|is|are) in (?:\\w+ )?agreement with|concur(?:s|red|ring)?(?: \\w+ly)?(?: with)?|agree[sd]?(?: \\w+ly)?(?: with)?|align(?:s|ed|ing)? (?:${SELVES} )?with|associate[sd]? (?:${SELVES} )?with`,
    null,
    { negated: 'departed from' },
  ),
  verb('explained', 'explain(?:s|ed|ing)?|clarif(?:y|ies|ied|ying)|elaborat(?:e[sd]?|ing) (?:up)?on', 'explained|clarified', {
    needsNoun: true,
    direct: true,
  }),
  verb(
    'considered',
    'consider(?:s|ed|ing)?|examin(?:e[sd]?|ing)|discuss(?:es|ed|ing)?|analys(?:e[sd]?|ing)|review(?:s|ed|ing)?|perus(?:e[sd]?|ing)|(?:had|has|have|having) (?:due |careful |particular |also )*regard to|address(?:es|ed|ing)?|tak(?:e|es|ing|en) into (?:account|consideration)|took into (?:account|consideration)|(?:bear(?:s|ing)?|bore|borne|ke(?:ep|pt)) in mind|(?:(?:am|is|are) )?(?:also |equally |well )?(?:alive to|mindful of|cogni[sz]ant of|conscious of)',
    'considered|discussed|examined|analysed|reviewed',
    { needsNoun: true, direct: true },
  ),
]

const NOUN =
  '(?:decisions?|cases?|judgments?|rulings?|holdings?|findings?|principles?|tests?|dict(?:um|a)|obiter|reasoning|ratio(?:nale)?|pronouncements?|propositions?|authorit(?:y|ies)|precedents?|words|passages?|excerpts?|sentiments|positions?|views?|observations?|remarks|guidelines?|standards?|approach|law|jurisprudence|threshold|parameters|definition|criteria|statements?|reasons|interpretation|construction|opinion|conclusion|determination|wisdom|exposition|analysis|formulation|caution|rule|doctrine)'
/** Words between a verb and what it treats; no other clause begins in them. */
const STOP =
  '(?!(?:that|which|who|where|whose|because|since|but|unless|though|although|while|whereas|when|if|whether|as it|so as|having|counsel|submissions?|arguments?|appellants?|respondents?|applicants?|petitioners?|plaintiffs?|defendants?|parties|party|him|her|learned|trial|magistrate)\\b)'
const WORD = `${STOP}[\\p{L}\\p{N}’'&.-]+`
const APPROVAL = '(?:,? with (?:approval|respect|gratitude|favour),?)?'
/** 'this principle in ⟦…⟧' tells where something was followed, not what. */
const BRIDGE = `(?:\\s+${WORD}|,\\s*(?:JJ?A?|SCJ|CJ|LJ|PCA)\\b\\.?){0,14}?`
/** ', at para 47,', 'at [20] to [21]': where in the decision. */
const PINPOINT = String.raw`(?:,?\s*(?:at|paras?\.?|paragraphs?|pp?\.?|pages?)[\s[\]\d,.–-]*(?:(?:to|and)\s[[\]\d]+)?)*`
const LIST = `(?:(?:\\s*,\\s*(?:and\\s+)?|\\s*;\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*|\\s+as well as\\s+|\\s+or\\s+)(?:(?:also |in |the )?(?:the )?(?:case of |cases of |decision in |that of )?)?${CITED})*`
const BE =
  '(?:ha(?:s|ve|d)(?:\\s+(?:\\p{L}+ly|since|now|long|never|not|already|also|once|twice))*\\s+been|(?:must|can|has to|is to|falls to)(?:\\s+\\p{L}+ly)?\\s+be|is|are|was|were|be|being|stands|stand|remains|remain|do|does|did|,)'
const ADVERBS =
  '(?:\\s+(?:\\p{L}+ly|also|further|then|therefore|since|later|subsequently|thus|hereby|indeed|respectfully|still|not|no|never|both|all|however|taken to (?:be|have been)|treated as|regarded as|itself|themselves|in fact|in turn|in (?:my|our) (?:respectful |considered |humble )?(?:view|judgment|opinion)|with (?:great(?:est)? )?respect|found to be|held to be|to be|said to be|considered))*'

const ACTIVE = VERBS.flatMap((one) =>
  one.active
    ? [
        {
          one,
          pattern: new RegExp(
            `\\b(?:${one.active})(${APPROVAL}(?:\\s+(?:that|this|those|these)\\s+(?:passages?|words|dict(?:um|a)|statement|formulation)(?=\\s+(?:from|of)\\b))?${BRIDGE})\\s+[("‘“]?(${CITED}${LIST})`,
            'giu',
          ),
        },
      ]
    : [],
)
const PASSIVE = VERBS.flatMap((one) =>
  one.passive
    ? [
        {
          one,
          pattern: new RegExp(
            `(${CITED}${LIST})(?:\\s*\\([^)]{0,40}\\))?${PINPOINT}(?:,\\s*(?:however|too|moreover|in turn|therefore),)?((?:\\s+${WORD}){0,6}?\\s+|\\s*,?\\s*(?:(?:which|that)\\s+(?:(?:I|we)\\s+(?:find|consider|think|hold)\\s+)?)?)(${BE}${ADVERBS}\\s+(?:\\p{L}+ed (?:and|but) (?:later |then |subsequently |eventually )?)?)(?:${one.passive})\\b(?! (?:to|in) (?:support|the alternative))`,
            'giu',
          ),
        },
      ]
    : [],
)
/** '⟦…⟧, a decision which I am unable to follow'. */
const RELATIVE = VERBS.flatMap((one) =>
  one.active
    ? [
        {
          one,
          pattern: new RegExp(
            `(${CITED})(?:\\s*\\([^)]{0,40}\\))?,?\\s+(?:(?:but\\s+)?(?:an?|the|that is the)\\s+(?:\\p{L}+\\s+){1,3}?)?(?:which|that|with which|of which|by which|whose (?:words|reasoning|sentiments|dicta|views?))\\s+(?:${WORD}\\s+){1,8}?(${one.active}${one.treatment === 'reversed' ? '|set aside' : ''})\\b(?!\\s+(?:to|from|that|in)\\b)`,
            'giu',
          ),
        },
      ]
    : [],
)
/** 'I find ⟦…⟧ distinguishable'. */
const FOUND_TO_BE = new RegExp(
  `\\b(?:find|finds|found|consider|considers|considered|regard|hold|held|declare[sd]?|pronounce[sd]?)\\s+(?:that\\s+)?(?:the\\s+${NOUN}\\s+(?:of|in)\\s+)?(${CITED})(?:\\s+(?:to be|to have been|as))?\\s+(?:\\p{L}+ly\\s+|(?:decided|made|rendered|given|reached) (?=per))?(distinguishable|inapplicable|unhelpful|of (?:no|little) (?:help|assistance|relevance|use)|per incuriam|(?:persuasive|instructive|compelling|apposite|(?:the )?(?:closer|closest|more (?:persuasive|apposite|compelling)))(?! only))`,
  'giu',
)
/** 'the test in', 'what was said in' */
const AUTHORITY = new RegExp(`\\b(?:${NOUN}|what)\\b`, 'iu')
const ONLY_OF = /^(?:\s+(?:in|the|case|cases|of|re|also|both|as|by))*$/i
/** 'I agree with the criticism of ⟦…⟧'. */
const CRITICISM = /\b(?:criticisms?|disapproval|rejection)\s+of\b/i
/** 'adopted this approach in', 'applied the same principle in': the citation is where it happened. */
const PLACE =
  /\b(?:this|that|these|those|same|similar|such|a|an|above)\s+(?:(?!decisions?|judgments?|rulings?|cases?|holdings?|courts?\b)\w+\s+){0,4}in(?: the cases? of)?$/i

/** ', which departed from': what comes behind the next comma is said of what stands before this one. */
const IN_RELATIVE = /\p{L},\s+(?:which|who|that)\s+[^,;\uE000]*$/u

/** 'the rent in', before a citation: what is spoken of. */
const PART_OF = /\b(?:the|an?|this|his|her|their)\s+(?:\p{L}+\s+){0,2}?(\p{L}+)\s+(?:in|of)\s+$/iu
/** 'the decision in', 'the case of', 'this Court’s decision in': nothing else is considered there. */
const OBJECT =
  /^(?:(?:the|its|our|both|two|these|those|this court['’]s|an?)\s+(?:\p{L}+\s+){0,4}?(?:decisions?|cases?|authorit(?:y|ies)|judgments?|rulings?|holdings?|reasoning|dicta?|principles?|tests?)(?:\s+\p{L}+){0,6}?(?:\s+(?:in|of))?(?:\s+the\s+cases?\s+of)?|both|)$/iu

/** A verb found in a sentence with the positions of the citations that it treats. */
export interface FoundClause {
  treatment: FoundTreatment
  negated: FoundTreatment | null
  /** Where the verb stands, and whether its subject does what the verb says or suffers it. */
  at: number
  end: number
  passive: boolean
  cited: number[]
  verb: string
}

/** ', on which the magistrate relied,', ', a decision on costs,' between a decision and what became of it; ', which we applied,' says so itself. */
const ASIDE =
  /(?<=\uE001),\s+(?!which\s+(?:i|we|this)\b)[^,;\uE000]{1,100},(?=\s+(?:is|are|was|were|has|have|had)\b)|(?<=\uE001 (?:is|are|was|were|has been|had been)),\s+[^,;\uE000]{1,60},(?=\s)/giu

/** The clauses of a masked sentence that treat a citation, without asking who speaks. */
export function clausesOf(sentence: string): FoundClause[] {
  const found: FoundClause[] = []
  for (const { one, pattern } of ACTIVE) {
    for (const match of sentence.matchAll(pattern)) {
      const [whole, bridge = '', list = ''] = match
      const words = bridge.trim()
      if (one.needsNoun && words !== '' && !ONLY_OF.test(bridge) && !AUTHORITY.test(words)) continue
      // 'overruled by ⟦…⟧' is the other way round
      if (PLACE.test(words) || /^(?:in|at)(?: the cases? of)?$/i.test(words) || /^by\b/i.test(words)) continue
      if (one.direct && !OBJECT.test(words)) continue
      const from = match.index + whole.length - list.length
      const cited = [...list.matchAll(/\uE000/g)].map(({ index }) => from + index)
      const { treatment, negated } = CRITICISM.test(words) ? { treatment: 'departed from' as const, negated: null } : one
      found.push({
        treatment,
        negated,
        at: match.index,
        end: match.index + whole.length,
        passive: false,
        cited,
        verb: whole.slice(0, whole.length - list.length - bridge.length),
      })
    }
  }
  const plain = sentence.replace(ASIDE, (aside) => ' '.repeat(aside.length))
  for (const { one, pattern } of PASSIVE) {
    for (const match of plain.matchAll(pattern)) {
      const [whole, list = '', between = '', be = ''] = match
      // '⟦…⟧ the court was', '⟦…⟧ in which the application was': something else is treated
      const name = between.replace(/^[\s,]*(?:(?:which|that)(?:\s+(?:I|we)\s+\w+)?)?/i, '').trim()
      if (name !== '' && !/^(?:case|decision|authority|above|supra|itself|cited|relied upon|as well|too|also|which)(?:\s|$)/i.test(name))
        continue
      // 'The ruling, which departed from ⟦…⟧, was reviewed'
      if (/^\s*,/.test(between + be) && IN_RELATIVE.test(plain.slice(0, match.index))) continue
      // 'The defence in ⟦…⟧ is distinguishable'
      const part = PART_OF.exec(plain.slice(0, match.index))?.[1]
      if (
        part &&
        !AUTHORITY.test(part) &&
        !(/reversed|upheld/.test(one.treatment) && /^(?:orders?|decree|award|sentence|conviction)$/i.test(part))
      )
        continue
      // 'The order in ⟦…⟧ was set aside' tells what that case decided
      if (/set aside$/i.test(whole) && (name !== '' || /\bin\s+$/.test(plain.slice(0, match.index)))) continue
      // 'In ⟦…⟧, considered the purpose', 'The judgment in ⟦…⟧ is hereby reviewed'
      if (one.direct && (be.trim().startsWith(',') || /\bhereby\b/i.test(be))) continue
      const { treatment } = one
      const at = match.index + whole.lastIndexOf(be)
      found.push({
        treatment,
        negated: null,
        at,
        end: match.index + whole.length,
        passive: true,
        cited: [...list.matchAll(/\uE000/g)].map(({ index }) => match.index + index),
        verb: whole.slice(whole.lastIndexOf(be)),
      })
    }
  }
  for (const { one, pattern } of RELATIVE) {
    for (const match of sentence.matchAll(pattern)) {
      const [whole, , verbWords = ''] = match
      const end = match.index + whole.length
      const { treatment, negated } = one
      found.push({ treatment, negated, at: end - verbWords.length, end, passive: false, cited: [match.index], verb: verbWords })
    }
  }
  for (const match of sentence.matchAll(FOUND_TO_BE)) {
    const said = match[2]!.toLowerCase()
    const treatment = said === 'per incuriam' ? said : /^(?:pers|inst|comp|appo|the|clos|more)/.test(said) ? 'followed' : 'distinguished'
    const cited = [match.index + match[0].indexOf('\uE000')]
    found.push({ treatment, negated: null, at: match.index, end: match.index + match[0].length, passive: false, cited, verb: 'find' })
  }
  return found
}
