/** A name with its apostrophes as printers set them, for the eye: records have the typewriter's. */
export const typographic = (name: string): string => name.replaceAll("'", '’')
