/** Takes the signs of a pattern of `like` for what they are: '50%' is found as it stands. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern for what holds a text anywhere. */
export const holding = (text: string): string => `%${literally(text)}%`
