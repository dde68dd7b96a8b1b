/** What pages of PDF are written with, loaded when they are first needed. */
export const loadPages = async () => ({
  ...(await import('./pdf-writer.ts')),
  ...(await import('./running-heads.ts')),
  ...(await import('./sheet.ts')),
})
