// section 3A of the Civil Procedure Act (Cap. 21); rule 5(2)(b) of the Court of Appeal Rules; Article 47 of the Constitution
const PROVISION =
  /^(?:sections?|articles?|orders?|rules?|regulations?|paragraphs?|ss?\.|arts?\.?|rr?\.|o\.)\s*(?<number>\d.*?)\s+of\s+the\s+(?<act>.+)$/i

// Order 42 rule 6(2), Civil Procedure Rules, 2010; Rule 5, Court of Appeal Rules, 2022
const RULE = /^(?<number>(?:order|rule)\s+\d[^,]*),\s+(?<act>\D.+)$/i

/** What an authority of the law is sorted by: its Act, then the number, '3A' before '10'. Of other words they themselves. */
export function sortedByAct(text: string): string {
  const { act, number } = (PROVISION.exec(text) ?? RULE.exec(text))?.groups ?? {}
  return act && number ? `${act} ${number}` : text
}
