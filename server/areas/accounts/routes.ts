import * as auth from '#contract/accounts'
import * as security from '#contract/security'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../problem.ts'
import { serve } from '../../http/serve.ts'
import type { Accounts } from './accounts.ts'

export function accountsRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, auth.logIn, ({ body }, _, { client }) => accounts.logIn(body, client))
  serve(app, auth.issueToken, ({ body: { username, ...body } }, _, { client }) => accounts.logIn({ email: username, ...body }, client))
  serve(app, auth.signUp, ({ body }, _, { client }) => accounts.signUp(body, client))
  serve(app, auth.activateAccount, ({ body }, _, { client }) => accounts.activate(body, client))
  serve(app, auth.sendActivation, async ({ body }) => {
    await accounts.sendActivation(body.email)
    return {}
  })
  serve(app, auth.resetPassword, async ({ body }, _, { client }) => {
    await accounts.askForReset(body.email, client)
    return {}
  })
  serve(app, auth.confirmReset, ({ body }, _, { client }) => accounts.confirmReset(body, client))
  serve(app, auth.refreshTokens, async (_, __, { bearer }) => {
    if (bearer === null) throw new Problem('signed-out')
    return accounts.refresh(bearer)
  })
  serve(app, auth.logOut, (_, caller, { client }) => accounts.logOut(caller, client))
  serve(app, auth.getProfile, (_, caller) => accounts.profile(caller))

  serve(app, security.changePassword, ({ body }, caller, { client }) =>
    accounts.changePassword(caller, { current: body.current_password, wanted: body.new_password, endTokens: body.end_tokens }, client),
  )
  serve(app, security.listSessions, (_, caller) => accounts.sessions(caller))
  serve(app, security.endOtherSessions, async (_, caller, { client }) => ({ ended: await accounts.endOtherSessions(caller, client) }))
  serve(app, security.endSession, ({ params }, caller, { client }) => accounts.endOneSession(caller, params.id, client))
  serve(app, security.listAccessTokens, (_, caller) => accounts.tokens(caller))
  serve(app, security.createAccessToken, ({ body }, caller, { client }) => accounts.createToken(caller, body, client))
  serve(app, security.deleteAccessToken, ({ params }, caller, { client }) => accounts.endToken(caller, params.id, client))
  serve(app, security.getSecondFactor, (_, caller) => accounts.secondFactor(caller))
  serve(app, security.prepareSecondFactor, ({ body }, caller, { client }) => accounts.prepareSecondFactor(caller, body.password, client))
  serve(app, security.confirmSecondFactor, ({ body }, caller, { client }) => accounts.confirmSecondFactor(caller, body.code, client))
  serve(app, security.renewRecoveryCodes, ({ body }, caller, { client }) => accounts.renewRecoveryCodes(caller, body.password, client))
  serve(app, security.removeSecondFactor, ({ body }, caller, { client }) => accounts.removeSecondFactor(caller, body.password, client))
}
