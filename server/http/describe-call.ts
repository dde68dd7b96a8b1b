import type { Endpoint, Stream } from '#contract/endpoint'
import { inMegabytes } from './receive-files.ts'
import { throttles } from './throttle.ts'

const callers: Record<Endpoint['access'], string> = {
  public: 'Anybody may call it, signed in or not.',
  user: 'For accounts.',
  editor: 'For editors of the public library, and administrators.',
  admin: 'For administrators, in person: an access token is refused.',
}

/** What the contract says of a call beside its shapes, in Markdown: who may call it, how often, and what is sent and answered. */
export function describeCall(e: Endpoint | Stream): string {
  const said = [callers[e.access], ...tokenNeeded(e)]
  if (e.bearer === 'refresh') said.push('The bearer is the refresh token.')
  if (e.throttle) {
    const { most, within } = throttles[e.throttle]
    said.push(`At most ${most} times in ${within / 60_000} ${within === 60_000 ? 'minute' : 'minutes'} from one address.`)
  }
  if (e.upload) {
    const { mostFiles, largestFile } = e.upload
    said.push(`At most ${mostFiles} ${mostFiles === 1 ? 'file' : 'files'} of ${inMegabytes(largestFile)}${mostFiles === 1 ? '' : ' each'}.`)
  }
  if (e.method !== 'GET' && !e.reads && !e.secret) said.push('A repeat under the same `Idempotency-Key` is answered as the first time.')
  if (e.file) said.push(`The answer is a file (\`${e.file}\`).`)
  const events = 'events' in e ? Object.keys(e.events) : []
  if (events.length > 0) {
    const told = `Asked with \`Accept: text/event-stream\` it tells ${events.map((name) => `\`${name}\``).join(', ')} as they come`
    said.push('live' in e && e.live ? `${told}, until the caller leaves.` : `${told}, then \`done\` with the answer or \`error\`.`)
  }
  return said.join(' ')
}

function tokenNeeded({ access, inPerson, bearer, method, reads }: Endpoint): string[] {
  if (access === 'public' || access === 'admin' || bearer) return []
  if (inPerson) return ['In person: an access token is refused.']
  return [`An access token needs the scope \`${method === 'GET' || reads ? 'read' : 'write'}\`.`]
}
