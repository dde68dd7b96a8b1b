/** What a line of the parties' block is. */
export type PartyLine = 'role' | 'joiner' | 'note' | 'name'

/** "1st Respondent", "Appellants", "Interested Party", "Ex parte Applicant", "Amicus Curiae" standing alone */
const role =
  /^[(]?(?:(?:\d{1,2}\s?(?:st|nd|rd|th)|intended|ex\s?-?parte|proposed)[\s,&–-]*(?:and|to)?\s*)*(?:appellant|respondent|applicant|petitioner|claimant|plaintiff|defendant|accused|prosecutor|objector|protestor|administrator|interested part|amicus curia|amici curia|garnishee|landlord|tenant|decree holder|judgment debtor|third part|complainant|beneficiar|executor|deceased|subject|minor|contemnor|alleged contemnor|respondent\/applicant|cross[ -]appellant)\w*[).]?$/i

/** "Between", "and", "versus", "-VERSUS-" */
const joiner = /^[\s–-]*(?:between|and|versus|verses|v|vs)[\s.–-]*$/i

/** "(Being an appeal from the judgment of the High Court…)" */
const note = /^[([].{40,}[)\]][.]?$/s

/** Tells the role, the joining word, a note and the name apart in the block that names the parties. */
export function readPartyLine(text: string): PartyLine {
  const line = text.trim()
  if (joiner.test(line)) return 'joiner'
  if (role.test(line)) return 'role'
  return note.test(line) ? 'note' : 'name'
}
