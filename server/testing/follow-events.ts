/** An event with its data, as the stream told it. */
export type ToldEvent = [name: string, data: unknown]

/** Follows the live events of an account until `enough`; answers them with the id of the last. */
export async function followEvents(
  server: string,
  headers: { authorization: string },
  lastEventId: string | null,
  enough: (events: ToldEvent[]) => boolean,
): Promise<{ events: ToldEvent[]; last: string | null }> {
  const leaving = new AbortController()
  const answer = await fetch(`${server}/api/events`, {
    headers: { ...headers, accept: 'text/event-stream', ...(lastEventId !== null && { 'last-event-id': lastEventId }) },
    signal: leaving.signal,
  })
  const events: ToldEvent[] = []
  let last = lastEventId
  let text = ''
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += piece
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const [event, data] = [field('event'), field('data')]
      last = field('id') ?? last
      if (event && data) events.push([event, JSON.parse(data)])
    }
    if (enough(events)) break
  }
  leaving.abort()
  return { events, last }
}
