/**
 * What stands before `::highlight(…)` where a rule is for all text of the page. A browser in which such styles are inherited needs them
 * once, at the root; a rule for any element would give each element of a long judgment a style of its own for every name, which made
 * opening one three times slower. Browsers that can tell the highlights at a point are those whose highlights inherit, as the standard says.
 */
export const textWithin = 'highlights' in CSS && 'highlightsFromPoint' in CSS.highlights ? '' : ' '
