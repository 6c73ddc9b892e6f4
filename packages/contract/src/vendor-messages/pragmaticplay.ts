import * as v from 'valibot'
import type { GameEvent, VendorAdaptor } from './adaptor.ts'
import { readMessage } from './read-message.ts'

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
const message = v.object({ name: v.picklist(names) })

/**
 * Game → host: an object `{name: …}`, without a subscription. Host → game: JSON text that stops autoplay, and two forms of the balance refresh, of which a
 * game knows one. A stopped game needs no message to play on.
 */
export const pragmaticplayAdaptor: VendorAdaptor = {
  dialect: 'pragmaticplay',
  parse: (data) => {
    const result = v.safeParse(message, readMessage(data))
    return result.success ? events[result.output.name] : { kind: 'unknown' }
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
