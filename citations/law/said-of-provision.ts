/** What a court does with a provision, the gravest first; read from one sentence, so it is a lead. */
export const provisionTreatments = ['unconstitutional', 'read_down', 'construed', 'applied'] as const
export type ProvisionTreatment = (typeof provisionTreatments)[number]

// 'is hereby declared unconstitutional', 'I find section 5 null and void', 'inconsistent with the Constitution and is invalid'
const UNCONSTITUTIONAL =
  /\b(?:declar(?:e[sd]?|ing)|h[eo]ld|find|found|is|are|be)\b[^.;]{0,160}\b(?:unconstitutional|null\s+and\s+void|invalid|inconsistent\s+with\s+(?:the\s+constitution|articles?\b))/i
const NOT_DECLARED =
  /\b(?:not|whether|nor|neither|if|decline[sd]?|declines\s+to|seek(?:s|ing)?|sought|pray(?:s|ed|er|ing)?|petition(?:er|ers)?\s+seek|allege[sd]?)\b/i
const READ_DOWN = /\bread(?:ing)?[\s-]+(?:down|in(?:to)?\b(?!\s+(?:this|the)\s+case))/i
const CONSTRUED =
  /\b(?:interpret(?:s|ed|ing|ation)?|constru(?:e[sd]?|ing|ction)|(?:true|proper|plain|ordinary|literal)\s+meaning|is\s+couched|purport\s+of|intention\s+of\s+(?:parliament|the\s+legislature)|legislative\s+intent)\b/i
const APPLIED =
  /\b(?:(?:pursuant\s+to|in\s+accordance\s+with|in\s+terms\s+of|by\s+virtue\s+of|within\s+the\s+(?:meaning|ambit)\s+of|contrary\s+to|in\s+breach\s+of|contraven(?:es?|ed|ing|tion)|appl(?:y|ies|ied)|invok(?:e[sd]?|ing)|guided\s+by|as\s+(?:required|provided|stipulated)\s+(?:by|under|in)|requirements?\s+of|offends?|satisf(?:y|ies|ied))\b)/i

/** What a sentence in the court's own voice does with the provision that it cites; null where it only cites it. */
export function readSaidOf(sentence: string): ProvisionTreatment | null {
  if (UNCONSTITUTIONAL.test(sentence) && !NOT_DECLARED.test(sentence)) return 'unconstitutional'
  if (READ_DOWN.test(sentence) && !NOT_DECLARED.test(sentence)) return 'read_down'
  if (CONSTRUED.test(sentence)) return 'construed'
  return APPLIED.test(sentence) ? 'applied' : null
}
