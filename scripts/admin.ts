import { InvalidInput } from '../server/problem.ts'
import { accountCommands } from './admin/accounts.ts'
import { type Command, takes } from './admin/command.ts'
import { libraryCommands } from './admin/library.ts'
import { paymentCommands } from './admin/payments.ts'
import { systemCommands } from './admin/system.ts'
import { WrongUse, messageOf } from './run-command.ts'

/** What the screens of the administration do, on the command line of whoever runs the server. */
const commands: Record<string, Command> = { ...accountCommands, ...paymentCommands, ...libraryCommands, ...systemCommands }

const usage = `Usage:\n${Object.entries(commands)
  .map(([name, { args, says }]) => `  npm run admin -- ${`${name} ${args}`.padEnd(52)} ${says}`)
  .join('\n')}`

try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command || !takes(command, args.length)) throw new WrongUse(usage)
  await command.run(...args)
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = error instanceof WrongUse || error instanceof InvalidInput ? 2 : 1
}

function wordsOf(error: unknown): string {
  if (error instanceof InvalidInput) return error.fields.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('\n')
  return messageOf(error)
}
