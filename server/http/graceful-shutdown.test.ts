import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { shutDownGracefully } from './graceful-shutdown.ts'

const limit = 30_000

async function listening() {
  const app = fastify({ forceCloseConnections: false })
  shutDownGracefully(app, limit)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  app.get('/', async () => {
    await answered
    return 'whole'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port, answer }
}

test('a connection that was opened ahead of need does not hold the end up', async () => {
  const { app, port } = await listening()
  const ahead = connect(port, '127.0.0.1')
  await Promise.all([once(ahead, 'connect'), once(app.server, 'connection')])
  const ended = Promise.withResolvers<string>()
  ahead.once('close', () => ended.resolve('closed'))
  // Cut at the end of the limit it would not have been let go of.
  const cut = vi.spyOn(app.server, 'closeAllConnections')
  await app.close()
  expect(await ended.promise).toBe('closed')
  expect(cut).not.toHaveBeenCalled()
})

test('what has begun is answered whole', async () => {
  const { app, port, answer } = await listening()
  const arrived = once(app.server, 'request')
  const asked = fetch(`http://127.0.0.1:${port}/`)
  await arrived
  const closed = app.close()
  // Longer than two looks for what may be let go of.
  await new Promise((resolve) => setTimeout(resolve, 150))
  answer()
  expect(await (await asked).text()).toBe('whole')
  await closed
})
