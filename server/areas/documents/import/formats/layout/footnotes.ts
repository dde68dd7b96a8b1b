/** The mark of a footnote within the text, set apart from years and paragraph numbers in brackets. */
export const footnoteMark = (label: string): string => `[fn ${label}]`

/** A footnote as a block of its own, after the paragraph that refers to it. */
export const footnoteBlock = (label: string, text: string): string => `${footnoteMark(label)} ${text}`
