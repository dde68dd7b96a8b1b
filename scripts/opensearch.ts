import { once } from 'node:events'
import { resolve } from 'node:path'
import { startOpenSearch } from '../server/testing/opensearch/start.ts'
import { WrongUse, runCommand, say } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const usage = `Usage: npm run opensearch [FOLDER]

Fetches OpenSearch by Maven and starts one node of it on 127.0.0.1:9200, with its data in FOLDER (./data/opensearch), to try Hukumu with it: OPENSEARCH_URL=http://127.0.0.1:9200 npm start.
It runs until it is interrupted. Needs Maven and a JDK 21 or later (OPENSEARCH_JAVA_HOME, where it is not the usual one); it is not secured, and for this machine alone.`

await runCommand({
  usage,
  options: {},
  run: async ({ positionals: [folder = './data/opensearch', ...others] }) => {
    if (others.length > 0) throw new WrongUse()
    say('Starting OpenSearch …')
    const node = await startOpenSearch(resolve(folder), { port: 9_200 })
    say(`OpenSearch is at ${node.url}`)
    await once(stopOnSignal().signal, 'abort')
    await node.stop()
    return true
  },
})
