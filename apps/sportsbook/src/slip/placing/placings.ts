import type { Names } from '../../page/api.ts'
import { createListeners } from '../../page/listeners.ts'
import type { Kept, PlaceRequest } from './kept-requests.ts'
import type { Answer } from './placing-request.ts'

/** A bet on its way. `unknown`: no reply came; sent again under the same name, it is the same bet. */
export interface Placing extends Answer {
  readonly requestId: string
  readonly request: PlaceRequest
  /** The names of its selections, for the player. */
  readonly names: Readonly<Record<string, Names>>
  readonly state: 'sending' | 'unknown' | 'answered'
  /** The refusal of the call itself, such as ACCOUNT_LOCKED: there is no bet. */
  readonly failed: string | null
}

export const isUndecided = ({ state, bet }: Placing): boolean =>
  state !== 'answered' || bet?.status === 'PENDING_ACCEPTANCE'

export const selectionsOf = ({ legs }: Pick<PlaceRequest, 'legs'>): string[] =>
  legs.flatMap(({ selection, together = [] }) => [selection, ...together])

export const newPlacing = ({ request, names }: Kept): Placing => ({
  requestId: request.requestId,
  request,
  names,
  state: 'sending',
  bet: null,
  refusal: null,
  failed: null,
})

/** The bets on their way in this tab, newest first. `others` returns the requests of other tabs, whose selections are locked as well. */
export function createPlacings(others: () => readonly PlaceRequest[]) {
  let all: readonly Placing[] = []
  const { notify, subscribe } = createListeners()
  /** Null until it is read again. */
  let locked: ReadonlySet<string> | null = null
  const set = (next: readonly Placing[]): void => {
    all = next
    locked = null
    notify()
  }
  return {
    get: () => all,
    subscribe,
    set,
    change: (requestId: string, changes: Partial<Placing>): void =>
      set(all.map((one) => (one.requestId === requestId ? { ...one, ...changes } : one))),
    /** Selections of undecided bets, in this tab or another. */
    locked: (): ReadonlySet<string> => {
      const here = all.filter(isUndecided).map(({ request }) => request)
      locked ??= new Set([...here, ...others()].flatMap(selectionsOf))
      return locked
    },
    /** Hides decided bets; one of them, or all. */
    clear: (requestId?: string): void =>
      set(all.filter((one) => isUndecided(one) || (requestId !== undefined && one.requestId !== requestId))),
  }
}
