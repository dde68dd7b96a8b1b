import type { ImportWarning } from '#contract/reasons/import-warnings'
const strict = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

export const misreadWarning: ImportWarning = { code: 'not-utf8' }

/**
 * The text of some bytes: UTF-8 with or without a byte order mark, otherwise Windows-1252, which old files use and which never fails;
 * `misread` says that the second was needed.
 */
export function decodeText(bytes: Uint8Array): { text: string; misread: boolean } {
  try {
    return { text: strict.decode(bytes), misread: false }
  } catch (error) {
    if (error instanceof TypeError) return { text: windows.decode(bytes), misread: true }
    throw error
  }
}
