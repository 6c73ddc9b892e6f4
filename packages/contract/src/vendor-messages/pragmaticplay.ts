import * as v from 'valibot'
import type { GameEvent, VendorAdaptor } from './adaptor.ts'
import { readMessage } from './read-message.ts'
import { statedStake, withStake } from './stated-stake.ts'

const events = {
  gameLoadingStarted: { kind: 'progress', percent: 0 },
  gameLoadingEnded: { kind: 'ready' },
  gameRoundStarted: { kind: 'roundStart' },
  freeSpinEnded: { kind: 'roundGoesOn' },
  bonusGameEnded: { kind: 'roundGoesOn' },
  /** The end of the animation: the player has seen the result. */
  resultShown: { kind: 'balance' },
  gameRoundEnded: { kind: 'roundEnd' },
  balanceTooLow: { kind: 'stakeRefused', code: 'INSUFFICIENT_FUNDS', params: {} },
  notifyCloseContainer: { kind: 'lobby' },
  gameQuit: { kind: 'lobby' },
} as const satisfies Record<string, GameEvent>
type EventName = keyof typeof events

const names = Object.keys(events) as [EventName, ...EventName[]] // Object.keys forgets the literal names
const message = v.object({ name: v.picklist(names), stake: statedStake })

/**
 * Game → host: an object `{name: …}`, without a subscription; `gameRoundStarted` of the arcade’s games also has the stake in minor units. Host → game: JSON text that stops autoplay, and two forms of the balance refresh, of which a
 * game knows one. A stopped game needs no message to play on.
 */
export const pragmaticplayAdaptor: VendorAdaptor = {
  dialect: 'pragmaticplay',
  parse: (data) => {
    const result = v.safeParse(message, readMessage(data))
    if (!result.success) return { kind: 'unknown' }
    const { name, stake } = result.output
    return withStake(events[name], stake)
  },
  commands: {
    stopAutoplay: ['{"type":"Tilt"}'],
    resume: [],
    refreshBalance: [{ event: 'refreshBalance' }, 'updateBalance'],
    roundStartSeen: [],
  },
  subscriptions: [],
  saysReady: true,
}
