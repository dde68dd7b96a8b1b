import { getPreferences, updatePreferences } from '#contract/preferences'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { PreferencesOf } from './preferences.ts'

export function preferencesRoutes(app: FastifyInstance, preferences: PreferencesOf) {
  serve(app, getPreferences, (_, { userId }) => preferences.read(userId))
  serve(app, updatePreferences, ({ body }, { userId }) => preferences.change(userId, body))
}
