/** What a link from the library tells the page of a document, so that it leads back here. */
export const fromLibrary = { from: 'library' }

export const isFromLibrary = (state: unknown): boolean => (state as Partial<typeof fromLibrary> | null)?.from === fromLibrary.from
