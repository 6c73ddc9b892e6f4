import { useSyncExternalStore } from 'react'
import { createListeners } from '../page/listeners.ts'
import type { Occasion } from './occasions.ts'

export interface Told {
  readonly no: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly occasion: Occasion
}

interface State {
  /** The newest first. */
  readonly list: readonly Told[]
  /** Notices that are to be shown, one at a time; the first is on the page. */
  readonly queue: readonly Told[]
}

const mostListed = 30
const mostQueued = 5
/** A notice that has waited longer, such as while the slip was open, only stands in the list. */
const longestWaitMs = 60_000

/** Notices about the same match replace each other while they wait. */
const aboutOf = (occasion: Occasion) =>
  occasion.kind === 'goal' || occasion.kind === 'end' ? occasion.match.event : null

/** The state with one more occasion. */
export function withTold({ list, queue }: State, told: Told, isShown: boolean): State {
  const listed = [told, ...list].slice(0, mostListed)
  if (!isShown) return { list: listed, queue }
  const about = aboutOf(told.occasion)
  const [first, ...waiting] = queue
  const others = waiting.filter(({ occasion }) => about === null || aboutOf(occasion) !== about)
  return { list: listed, queue: [...(first ? [first] : []), ...others.slice(-(mostQueued - 2)), told] }
}

/** The state once the first notice has gone. */
export function withoutFirst({ list, queue }: State, now: number): State {
  return { list, queue: queue.slice(1).filter(({ at }) => now - at < longestWaitMs) }
}

const none: State = { list: [], queue: [] }
let state = none
let lastNo = 0
const { notify, subscribe } = createListeners()
const set = (next: State) => {
  state = next
  notify()
}

/** Tells of an occasion on this page: in the list, and as a notice where it is shown. */
export function tell(occasion: Occasion, isShown: boolean): void {
  lastNo += 1
  set(withTold(state, { no: lastNo, at: Date.now(), occasion }, isShown))
}

/** Drops notices that have waited too long. */
export function leaveOld(): void {
  const { list, queue } = state
  const now = Date.now()
  const fresh = queue.filter(({ at }) => now - at < longestWaitMs)
  if (fresh.length < queue.length) set({ list, queue: fresh })
}

export const leaveFirst = (): void => set(withoutFirst(state, Date.now()))

/** Forgets everything: the player is another. */
export const forgetTold = (): void => set(none)

/** What was told since the page was opened, the newest first. */
export const useToldList = (): readonly Told[] => useSyncExternalStore(subscribe, () => state.list)

/** The notice that is on the page. */
export const useShownNotice = (): Told | undefined => useSyncExternalStore(subscribe, () => state.queue[0])
