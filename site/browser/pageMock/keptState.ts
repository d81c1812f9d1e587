/** The state of the mock of a site, as the browser keeps it from one visit to the next. */
interface KeptState {
  read(): Promise<string | undefined>
  write(state: string): Promise<void>
  forget(): Promise<void>
}

const store = 'states'

/**
 * The state that a browser keeps under a name. Where it keeps none, as in a private window, there is never a state. Each use
 * opens the store, because clearing the data of a site closes an open store.
 */
export function keptState(name: string): KeptState {
  async function ask<Value>(mode: IDBTransactionMode, work: (states: IDBObjectStore) => IDBRequest<Value>) {
    const database = await openDatabase().catch(() => undefined)
    if (!database) return undefined
    const request = work(database.transaction(store, mode).objectStore(store))
    return new Promise<Value | undefined>((resolve) => {
      request.onsuccess = () => resolve(request.result)
      // On a full disk the reader goes on: only the next visit begins anew.
      request.onerror = () => resolve(undefined)
    }).finally(() => database.close())
  }
  return {
    async read() {
      const state: unknown = await ask('readonly', (states) => states.get(name))
      return typeof state === 'string' ? state : undefined
    },
    write: async (state) => void (await ask('readwrite', (states) => states.put(state, name))),
    forget: async () => void (await ask('readwrite', (states) => states.delete(name))),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('exchange-docs-mock', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
