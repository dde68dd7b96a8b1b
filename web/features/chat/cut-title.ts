/** A title of over 25 characters is cut to 22 and an ellipsis. */
export const cutTitle = (title: string): string => (title.length > 25 ? `${title.slice(0, 22)}…` : title)
