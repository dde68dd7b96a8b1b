import type { FastifyReply, FastifyRequest } from 'fastify'
import { isIP, isIPv6 } from 'node:net'

/** Where a request comes from. */
export interface Client {
  /** The address as limits count it. */
  address: string
  /** Whether it comes from this machine itself, by no proxy and under a name of this machine alone. */
  isHere: boolean
  /** What the program says that it is. */
  agent: string
  /** By which a device is known again that somebody has signed in on; null on a new one. */
  device: string | null
  /** Has the device keep a value to be known by. */
  keepDevice: (value: string) => void
}

/** Over https it is one that no other host, below this one either, can set, and that no line without TLS carries. */
const cookieOf = (isSecure: boolean) =>
  isSecure ? { name: '__Host-hukumu_device', scope: 'Path=/; Secure' } : { name: 'hukumu_device', scope: 'Path=/api/auth' }
const year = 31_536_000

/** The first 64 bits of an IPv6 address, which one customer has whole; an IPv4 address as it is, also inside of an IPv6 one. */
export function countedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head, tail] = ip.split('%', 1)[0]!.toLowerCase().split('::', 2) as [string, string?]
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * The address of a request as limits count it. Some proxies append the port to what they say of it; where they say what is no address, it is that of
 * the proxy, so that nobody has a count of his own for each word that he makes up.
 */
export function addressOf({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  const said = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip
  return countedAddress(isIP(said) ? said : (raw.socket.remoteAddress ?? ''))
}

const here = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/i
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** Whether a request comes from this machine itself, under a name of this machine, and no proxy says that it passed it on. */
export const isFromHere = ({ raw, headers, hostname }: FastifyRequest): boolean =>
  here.test(raw.socket.remoteAddress ?? '') && here.test(hostname) && passedOn.every((name) => headers[name] === undefined)

export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const { name, scope } = cookieOf(request.protocol === 'https')
  const kept = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return {
    address: addressOf(request),
    isHere: isFromHere(request),
    agent: request.headers['user-agent'] ?? '',
    device: kept ?? null,
    keepDevice: (value) => void reply.header('set-cookie', `${name}=${value}; ${scope}; Max-Age=${year}; HttpOnly; SameSite=Strict`),
  }
}
