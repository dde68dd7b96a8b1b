import pg from 'pg'

/** Milliseconds before a lost connection is made again. */
const betweenTries = 1000

/** Listens on a connection of its own, which is made again when it is lost; `onNotified` is also called whenever it was made. */
export async function listenOn(
  address: pg.ClientConfig,
  channel: string,
  onNotified: () => void,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let closed = false
  let again: NodeJS.Timeout | undefined

  const connect = async () => {
    const made = new pg.Client({ ...address, application_name: 'hukumu:listen', keepAlive: true })
    const lost = (error?: Error) => {
      if (client !== made || closed) return
      client = null
      if (error) onLost(error)
      again = setTimeout(reconnect, betweenTries)
    }
    made.on('error', lost)
    made.on('end', () => lost())
    made.on('notification', onNotified)
    await made.connect()
    client = made
    await made.query(`listen ${pg.escapeIdentifier(channel)}`)
    onNotified()
  }
  const reconnect = () => {
    connect().catch((error: Error) => {
      onLost(error)
      if (!closed && !client) again = setTimeout(reconnect, betweenTries)
    })
  }

  await connect()
  return async () => {
    closed = true
    clearTimeout(again)
    await client?.end()
  }
}
