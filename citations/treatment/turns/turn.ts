import { CITED } from '../mask.ts'
import type { FoundTreatment } from '../treatment.ts'

/**
 * A turn of phrase that treats a decision without a verb and its subject: 'as was held in', 'unlike in', 'on the authority of', 'followed
 * in'. Kenyan courts use them more than the formal verbs.
 */
export interface Turn {
  id: string
  treatment: FoundTreatment
  /** Who treats it so where the words tell; null where it is whoever speaks. */
  by: 'another court' | null
  /** It states in the present tense, which what is reported of a party does not. */
  present: boolean
  /** Its group `cited` holds the citations that it treats. */
  pattern: RegExp
  /** Sentences that it matches; ⟦A⟧ and ⟦B⟧ stand for citations. */
  examples: readonly string[]
  /** Sentences much like them that no turn matches. */
  misses: readonly string[]
}

type Told = Pick<Turn, 'id' | 'examples' | 'misses'>

export const turn = (told: Told, treatment: FoundTreatment, pattern: string, by: Turn['by'] = null, present = false): Turn => ({
  ...told,
  treatment,
  by,
  present,
  pattern: new RegExp(pattern, 'giu'),
})

export const ADVERB = String.raw`(?:\p{L}+ly|also|well|so|further|once|again|long|since|now|most|very|quite|more|rather|indeed|recently|often|always|far|particularly)`
export const MANY = String.raw`(?:${ADVERB}\s+){0,3}`
export const SAID = String.raw`(?:held|stated|observed|explained|said|noted|pointed out|made clear|recogni[sz]ed|emphasi[sz]ed|stressed|remarked|opined|found|decided|determined|affirmed|reiterated|restated|settled|set out|set|laid down|laid out|enunciated|established|espoused|articulated|expressed|summari[sz]ed|outlined|underscored|elucidated|expounded|captured|put|confirmed|ruled|declared|pronounced|postulated|propounded|formulated|defined|spelt out|demonstrated|cautioned|warned|reasoned|echoed|highlighted)`
export const OF = String.raw`(?:(?:(?:the )?(?:cases|decisions|authorities)\s+(?:such as|like|including)\s+)|(?:the )?(?:(?:(?:oft[ -]cited|celebrated|famous|leading|locus classicus|landmark|seminal|notable|now famous|well[ -]known|often cited|english|recent|earlier|old|persuasive|binding|above|supreme court|high court|court of appeal|federal court|full court|privy council|\p{Lu}\p{L}+)\s+){0,3}(?:case|cases|decision|decisions|judgment|judgments|matter|authority|authorities|ruling)\s+(?:of|in|by|between)?\s*)?(?:(?:in )?re:? [^.;\uE000]{1,80}?)?)`
/** Words of which a judge, a court and a page consist, between the verb and the citation. */
export const BY = String.raw`(?:,?\s+(?!(?:that|which|who|but|have|has|is|are|was|were|been)\b)[\p{L}\d’'.()&-]+,?){0,10}?`
export const LIST = String.raw`(?:\)?(?:\s*\([^)\uE000]{0,60}\))?(?:\s*,\s*(?:and\s+)?|\s*;\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+as well as\s+)(?:(?:more recently |also |again )?(?:by\s+(?:[\p{L}’'.]+\s+){1,5}?)?(?:in )?(?:the )?(?:\p{L}+ court )?(?:case of |cases of |decision in |decision of |that of )?)?${CITED})*`

export const LAW = String.raw`(?:principles?|tests?|law|position|duty|duties|role|task|jurisdiction|mandate|threshold|factors|considerations|approach|rules?|standards?|guidelines?|parameters|criteria|conditions|requirements?|definition|meaning|purpose|doctrine|scope|ingredients|elements|proposition|burden|objection|manner|procedure|issue|question)`
