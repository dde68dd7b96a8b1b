/** Takes the signs of a pattern of `like` for what they are: '50%' is found as it stands. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern for what holds a text anywhere. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`
