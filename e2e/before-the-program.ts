import type { Page, Route } from '@playwright/test'
import { expect } from './signed-in.ts'

const program = /\/assets\/(main|program)-.*\.js$/

/** Keeps the program back until it is let go; what came before it is then alone on the screen. */
export async function holdProgram(page: Page) {
  const held: Route[] = []
  let isHeld = true
  await page.route(program, async (route) => (isHeld ? void held.push(route) : route.continue()))
  return async () => {
    isHeld = false
    for (const route of held.splice(0)) await route.continue()
  }
}

/** Signs in as after a visit less than five minutes ago, so that no check has to be waited for. */
export async function visitBefore(page: Page) {
  await page.goto('/coverage')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_cache'))).not.toBeNull()
}
