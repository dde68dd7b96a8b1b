import { activateAccount, getProfile, issueToken, logIn, logOut, refreshTokens, signUp } from '#contract/accounts'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import type { Accounts } from './accounts.ts'
import type { Delivery } from './activation.ts'

export function accountsRoutes(app: FastifyInstance, accounts: Accounts) {
  const delivery: Delivery = {
    listeningAt: () => addressOf(app),
    onFailure: (error) => app.log.error(error, 'An activation mail could not be sent'),
  }

  serve(app, logIn, ({ body }) => accounts.logIn(body, delivery))
  serve(app, issueToken, ({ body: { username, password } }) => accounts.logIn({ email: username, password }, delivery))
  serve(app, signUp, ({ body }) => accounts.signUp(body, delivery))
  serve(app, activateAccount, ({ body }) => accounts.activate(body.token))
  serve(app, refreshTokens, async (_, __, { bearer }) => {
    if (bearer === null) throw new Problem('signed-out')
    return accounts.refresh(bearer)
  })
  serve(app, logOut, (_, caller) => accounts.logOut(caller))
  serve(app, getProfile, (_, caller) => accounts.profile(caller))
}

/** Never taken from a request: a forged Host header would put a stranger's address into the mail. */
function addressOf(app: FastifyInstance): string {
  const [bound] = app.addresses()
  if (!bound || typeof bound === 'string') throw new Error('The server does not listen on a port, so mails cannot link to it.')
  const everywhere = bound.address === '0.0.0.0' || bound.address === '::'
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return `http://${everywhere ? 'localhost' : host}:${bound.port}`
}
