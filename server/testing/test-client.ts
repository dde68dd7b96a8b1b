import type { Endpoint, Input, Output } from '#contract/endpoint'
import { ProblemBody } from '#contract/problems'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { multipart } from './multipart.ts'

/** Who asks: the headers of the requests of an account. A stranger has none. */
export type As = Readonly<Record<string, string>>

/** The files of an upload. */
type Files = Parameters<typeof multipart>[0]

/** A part of what an endpoint is asked. A field may be undefined, as an element of a list is to the compiler: it is then not sent. */
type Loose<P> = P extends Readonly<Record<string, unknown>> ? { [K in keyof P]: P[K] | undefined } : P

/** What an endpoint is asked; what may be left out as a whole need not be named. */
type Asked<E extends Endpoint> = { [P in keyof Input<E> as object extends Input<E>[P] ? never : P]: Loose<Input<E>[P]> } & {
  [P in keyof Input<E> as object extends Input<E>[P] ? P : never]?: Loose<Input<E>[P]>
} & (E extends { upload: object } ? { files: Files } : unknown)

/** What an endpoint can be asked by somebody who does not keep to the contract. */
interface AnyInput {
  params?: Readonly<Record<string, string | undefined>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  files?: Files
}

export interface Answer {
  status: number
  /** As the contract has it for this status; undefined where there is none. */
  body: unknown
}

/**
 * Asks a server as its callers do, by the declarations of the contract. Every answer is checked: what is given must be what the endpoint says
 * that it gives, a refusal what every refusal is.
 */
export function createTestClient(inject: (request: InjectOptions) => Promise<LightMyRequestResponse>) {
  async function answer(endpoint: Endpoint, { params, query, body, files }: AnyInput, as: As = {}): Promise<Answer> {
    const form = files && multipart(files)
    const sent = endpoint.form ? String(new URLSearchParams(body as Record<string, string>)) : JSON.stringify(body)
    const type = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json'
    const got = await inject({
      method: endpoint.method,
      url: addressOf(endpoint.path, params, query),
      headers: { ...as, ...(sent !== undefined && { 'content-type': type }), ...form?.headers },
      ...((form ?? sent) !== undefined && { payload: form?.payload ?? sent }),
    })
    const { statusCode: status, headers } = got
    if (status >= 400) return { status, body: checked(ProblemBody, got.json(), endpoint, status) }
    if (!endpoint.file) return { status, body: checked(endpoint.response, got.body === '' ? undefined : got.json(), endpoint, status) }
    const name = /filename\*=UTF-8''([^;]+)/i.exec(String(headers['content-disposition']))?.[1] ?? ''
    const file = new File([new Uint8Array(got.rawPayload)], decodeURIComponent(name), { type: String(headers['content-type']) })
    return { status, body: checked(endpoint.response, file, endpoint, status) }
  }

  return {
    /** What an endpoint gives; throws where it refuses. */
    async call<E extends Endpoint>(endpoint: E, input: Asked<E>, as?: As): Promise<Output<E>> {
      const { status, body } = await answer(endpoint, input, as)
      const { method, path, status: promised = 200 } = endpoint
      if (status !== promised) throw new Error(`${method} ${path} answers ${status} instead of ${promised}: ${JSON.stringify(body)}`)
      return body as Output<E>
    },

    /** What an endpoint answers, also to what it refuses: for tests of what it refuses, and of input that the contract does not allow. */
    answer,
  }
}

/** The address of a call; a list in the query is repeated, what is undefined left out. */
function addressOf(path: string, params: AnyInput['params'] = {}, query: AnyInput['query'] = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} is asked without ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat() as (string | number | boolean | undefined)[]) if (one !== undefined) search.append(name, String(one))
  return search.size === 0 ? filled : `${filled}?${String(search)}`
}

function checked(schema: Endpoint['response'], body: unknown, { method, path }: Endpoint, status: number): unknown {
  const { error } = schema.safeParse(body)
  if (error) throw new Error(`The answer of ${method} ${path} (${status}) is not what the contract says: ${error.message}`)
  return body
}
