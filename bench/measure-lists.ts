type Call = (path: string, token: string) => Promise<unknown>

export interface Lists {
  /** What is listed, for the lines that are said. */
  of: string
  /** Each with how many times as long the list of many may take. */
  paths: readonly (readonly [path: string, most: number])[]
  /** Of the reader who has few and of the one who has many: signs in, answers a token. */
  readers: readonly [logIn: () => Promise<string>, logIn: () => Promise<string>]
  counts: readonly [few: number, many: number]
  rounds: number
  call: Call
  say: (line: string) => void
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

/** Says the medians of milliseconds that each list of few and of many takes; true where no list of many takes more than it may. */
export async function measureLists({ of, paths, readers, counts: [few, many], rounds, call, say }: Lists): Promise<boolean> {
  let met = true
  for (const [path, most] of paths) {
    const tokens = await Promise.all(readers.map((logIn) => logIn()))
    const times: number[][] = [[], []]
    // In turn, so that what else the machine does falls on both; the first rounds plan the statements.
    for (let round = -5; round < rounds; round += 1)
      for (const [which, token] of tokens.entries()) {
        const began = performance.now()
        await call(path, token)
        if (round >= 0) times[which]!.push(performance.now() - began)
      }
    const [small, large] = [median(times[0]!), median(times[1]!)]
    const isMet = large <= most * small
    met &&= isMet
    const said = `${small.toFixed(1)} ms of ${few} ${of}, ${large.toFixed(1)} ms of ${many}: ${(large / small).toFixed(2)} times`
    say(`${path.padEnd(48)} ${said.padEnd(58)} ${isMet ? 'met' : 'NOT MET'}`)
  }
  return met
}
