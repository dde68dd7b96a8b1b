/*
 * Runs one of the project's programs: `node scripts/launch.mjs server/main.ts …`. Plain JavaScript, since it is what an older Node.js
 * gets to read: one that cannot run TypeScript hands over to the Node.js that `npm ci` brought along, or says what to do.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const oldest = 24
/** The exit code of a program that asks to be started again, and how often within a minute it is. */
const startAgain = 75
const mostStarts = 5
const starts = []
const root = new URL('../', import.meta.url)
const [program = '', ...args] = process.argv.slice(2)
const path = fileURLToPath(new URL(program, root))

// A server has somebody who starts it again after a failure that nobody foresaw.
const isServer = program === 'server/main.ts'

if (canRun() && isServer) handOver(process.execPath)
else if (canRun()) {
  // In this very process: signals, memory and exit code are the program's own.
  process.argv.splice(1, 2, path)
  await import(pathToFileURL(path).href)
} else {
  const bundled = findBundled()
  if (bundled && process.execPath !== bundled) handOver(bundled)
  else explain()
}

/** Types are stripped by default since 22.18, but the project is tested from 24 on. */
function canRun() {
  return Number(process.versions.node.split('.')[0]) >= oldest && Boolean(process.features.typescript)
}

/** The Node.js among the optional dependencies, or null where none was installed for this machine. */
function findBundled() {
  const isWindows = process.platform === 'win32'
  const machine = `${isWindows ? 'win' : process.platform}-${process.arch}`
  const binaries = ['node', 'node-bin'].map((name) =>
    fileURLToPath(new URL(`node_modules/${name}-${machine}/bin/node${isWindows ? '.exe' : ''}`, root)),
  )
  return binaries.find((file) => existsSync(file)) ?? null
}

/** Runs the program to its end: it gets the signals, and this process ends as it did. */
function handOver(node) {
  starts.push(Date.now())
  const child = spawn(node, [path, ...args], { stdio: 'inherit' })
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  const forward = (signal) => void child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  child.once('error', explain)
  child.once('exit', (code, signal) => {
    for (const name of signals) process.off(name, forward)
    // The system kills what takes too much memory, and V8 aborts: nobody here has told the server to end.
    const isStruck = isServer && signal !== null && !signals.includes(signal)
    if (isStruck) process.stderr.write(`The server was ended by ${signal} and is started again.\n`)
    if (signal && !isStruck) process.kill(process.pid, signal)
    else if (!isStruck && code !== startAgain) process.exitCode = code
    else if (starts.filter((at) => Date.now() - at < 60_000).length < mostStarts) handOver(node)
    else {
      process.stderr.write(`The server failed ${mostStarts} times within a minute and is not started again.\n`)
      process.exitCode = 1
    }
  })
}

function explain() {
  process.stderr.write(
    `Hukumu needs Node.js ${oldest} or later; this is ${process.versions.node} on ${process.platform}-${process.arch}.
npm ci brings one along for most machines, unless optional packages are left out: run npm ci --include=optional.
Where that does not help, install Node.js ${oldest} from https://nodejs.org and start again.
`,
  )
  process.exitCode = 1
}
