import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** Wrong use answers 2, as usual for commands; its words go before those on how it is used. */
export class WrongUse extends Error {}

export const say = (line: string) => void process.stdout.write(`${line}\n`)
/** Shows how far it is, on a screen and nowhere else. */
export const sayProgress = (line: string) => void (process.stdout.isTTY && process.stdout.write(`\r${line}`))

const sayWrong = (line: string) => void process.stderr.write(`${line}\n`)

type Given<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: Options }>>

interface CommandLine<Options extends ParseArgsOptionsConfig> {
  usage: string
  options: Options
  /** False where it failed and has said so. */
  run: (given: Given<Options>) => Promise<boolean>
  /** The words for what it failed by. */
  wordsOf?: (error: unknown) => string
}

/** Reads what was typed and runs a command: ends with 0 when done, 1 when it failed, 2 for wrong use. */
export async function runCommand<Options extends ParseArgsOptionsConfig>({
  usage,
  options,
  run,
  wordsOf = messageOf,
}: CommandLine<Options>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return say(usage)
  try {
    if (!(await run(read({ args, allowPositionals: true, options })))) process.exitCode = 1
  } catch (error) {
    const isWrongUse = error instanceof WrongUse
    sayWrong(isWrongUse ? [error.message, usage].filter(Boolean).join('\n\n') : wordsOf(error))
    process.exitCode = isWrongUse ? 2 : 1
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const read: typeof parseArgs = (config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new WrongUse(messageOf(error))
  }
}
