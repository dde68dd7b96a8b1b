/** Words of a note that the server has not confirmed yet, and what they were written upon. */
export interface Draft {
  account: string
  note: string
  /** The tab that writes it. */
  tab: string
  /** The revision that it was written upon, and what that said. */
  revision: number
  base: { title: string; content: string }
  title: string
  content: string
  /** Milliseconds since 1970. */
  writtenAt: number
}

export interface DraftStore {
  put: (draft: Draft) => Promise<void>
  /** Of an account: all, or those of one note. The one written last comes first. */
  list: (account: string, note?: string) => Promise<Draft[]>
  remove: (draft: Pick<Draft, 'account' | 'note' | 'revision' | 'tab'>) => Promise<void>
}

const database = 'hukumu_note_drafts'
const store = 'drafts'

/** Drafts in the browser, which outlive its tabs and its end. Each is one row for an account, a note, a revision and a tab. */
export function openDraftStore(): DraftStore {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(store, { keyPath: ['account', 'note', 'revision', 'tab'] }),
      )
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
    // A browser that was full or locked may have room at the next key.
    opened.catch(() => (opened = null))
    return opened
  }
  const work = async <A>(mode: IDBTransactionMode, ask: (rows: IDBObjectStore) => IDBRequest<A>): Promise<A> => {
    const transaction = (await open()).transaction(store, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(store))
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error))
      transaction.addEventListener('error', () => reject(transaction.error))
    })
  }
  return {
    async put(draft) {
      await work('readwrite', (rows) => rows.put(draft))
    },
    async list(account, note) {
      const from = note === undefined ? [account] : [account, note]
      // An array comes after every number and text in the order of keys.
      const drafts = await work<Draft[]>('readonly', (rows) => rows.getAll(IDBKeyRange.bound(from, [...from, []])))
      return drafts.toSorted((a, b) => b.writtenAt - a.writtenAt)
    },
    async remove({ account, note, revision, tab }) {
      await work('readwrite', (rows) => rows.delete([account, note, revision, tab]))
    },
  }
}

const lockOf = (tab: string) => `hukumu_note_tab:${tab}`

/** Says to the other tabs, for as long as this one is there, that it writes; the browser forgets it when the tab ends, however it ends. */
export function holdTab(tab: string): () => void {
  let leave = () => {}
  const held = new Promise<void>((resolve) => (leave = resolve))
  void navigator.locks.request(lockOf(tab), () => held)
  return leave
}

/** Whether a tab is still there and will send its drafts itself. */
export async function isTabThere(tab: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(tab))
}
