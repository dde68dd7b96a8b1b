/** Milliseconds that the program waits for a text to be shown before it: then it will not be much later itself, and it says what is wrong. */
const patience = 1500

/** Calls `startProgram` when `show` has shown what there is to read, or after a while; `show` answers whether it did. */
export async function startBehind(show: () => Promise<boolean>, startProgram: () => void) {
  let isStarted = false
  const start = () => {
    if (!isStarted) startProgram()
    isStarted = true
  }
  setTimeout(start, patience)
  // Behind the frame in which the text is painted.
  if (await show()) requestAnimationFrame(() => setTimeout(start))
  else start()
}
