import { once } from 'node:events'
import { Agent, get } from 'node:http'
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

test('no request that was sent before the end is cut, over connections that have waited', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  shutDownGracefully(app, limit)
  app.get('/', async () => 'whole')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, agent }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(`${answer.statusCode}`))
      }).once('error', (error) => resolve(error.message))
    })
  const many = Array.from({ length: 32 })
  expect(new Set(await Promise.all(many.map(ask)))).toEqual(new Set(['200']))
  const closed = app.close()
  // Sent at the moment at which the server begins to end, and a little later.
  const answers = [
    ...many.slice(16).map(ask),
    ...(await new Promise((resolve) => setTimeout(resolve, 100)).then(() => many.slice(16).map(ask))),
  ]
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200']))
  await closed
  agent.destroy()
})
