type Named = { name: string; email: string }

/** The name, else the part of the email before the @. */
export const shownName = ({ name, email }: Named): string => name.trim() || (email.split('@', 1)[0] ?? '')

/** The first letter of the name, else of the email. */
export const avatarLetter = ({ name, email }: Named): string => (Array.from(name.trim() || email)[0] ?? '').toUpperCase()
