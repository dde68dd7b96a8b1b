import { activateAccount, getProfile, issueToken, logIn, logOut, refreshTokens, signUp } from '#contract/accounts'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import type { Accounts } from './accounts.ts'

export function accountsRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, logIn, ({ body }) => accounts.logIn(body))
  serve(app, issueToken, ({ body: { username, password } }) => accounts.logIn({ email: username, password }))
  serve(app, signUp, ({ body }) => accounts.signUp(body))
  serve(app, activateAccount, ({ body }) => accounts.activate(body.token))
  serve(app, refreshTokens, async (_, __, { bearer }) => {
    if (bearer === null) throw new Problem('signed-out')
    return accounts.refresh(bearer)
  })
  serve(app, logOut, (_, caller) => accounts.logOut(caller))
  serve(app, getProfile, (_, caller) => accounts.profile(caller))
}
