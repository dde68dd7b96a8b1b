/** Does work that stops between its steps, with a pause at each stop. */
export async function stepThrough<Made>(work: Generator<void, Made>, pause: () => Promise<void>): Promise<Made> {
  let step = work.next()
  for (; !step.done; step = work.next()) await pause()
  return step.value
}
