const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

/** Whether a file is an office document behind a password: such a one is wrapped into a file of the old kind, under this name. */
export const isProtectedOffice = (bytes: Uint8Array): boolean => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return buffer.subarray(0, 4).equals(COMPOUND) && buffer.includes(ENCRYPTED_PACKAGE)
}
