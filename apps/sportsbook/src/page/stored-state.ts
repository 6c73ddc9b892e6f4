import { useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import { readStored, store } from './storage.ts'

interface Owned<Value> {
  /** Merges a player's own value with that of the same page before the login. */
  readonly adopt: (own: Value, ofVisitor: Value) => Value
}

type Follower = (player: string, previous: string | null) => void
const followers = new Set<Follower>()
let owner: string | null = null

/** From here on, what belongs to a player is that of this one. The first to log in takes over what the visitor had. */
export function setOwner(player: string): void {
  if (player === owner) return
  const previous = owner
  owner = player
  for (const follow of followers) follow(player, previous)
}

/** A value that this browser remembers, and every component and every tab sees change. `owned`: each player has one of their own. */
export function createStoredState<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  initial: v.InferOutput<Schema>,
  owned?: Owned<v.InferOutput<Schema>>,
) {
  type Value = v.InferOutput<Schema>
  let key = name
  const read = (): Value => readStored('localStorage', key, schema) ?? initial
  let value = read()
  const listeners = new Set<() => void>()
  const get = () => value
  function take(next: Value): void {
    value = next
    for (const listener of listeners) listener()
  }
  function set(next: Value): void {
    store('localStorage', key, next)
    take(next)
  }
  if (owned) {
    const follow: Follower = (player, previous) => {
      const ofVisitor = previous === null ? readStored('localStorage', name, schema) : null
      key = keyOf(name, player)
      if (ofVisitor === null) return take(read())
      store('localStorage', name, null)
      set(owned.adopt(read(), ofVisitor))
    }
    followers.add(follow)
    if (owner !== null) follow(owner, null) // the script came after the login
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) take(read())
  })
  return {
    get,
    set,
    /** Changes what is stored now, which another tab may have changed. */
    update: (change: (before: Value) => Value): void => set(change(read())),
    use: (): Value => useSyncExternalStore(subscribe, get),
    subscribe,
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}

export const keyOf = (name: string, player: string): string => `${name}:${player}`
