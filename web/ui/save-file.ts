/** Hands a file to the browser's downloads under its own name. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The download has begun by then, even on a slow phone.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
