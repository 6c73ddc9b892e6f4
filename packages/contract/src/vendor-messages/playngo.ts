import * as v from 'valibot'
import type { GameEvent, VendorAdaptor } from './adaptor.ts'
import { readMessage } from './read-message.ts'
import { statedStake, withStake } from './stated-stake.ts'

/** The events that the host subscribes to. A round starts once; the starts of its spins and bonus games only renew it, and so do its wins. */
const events = {
  gameReady: { kind: 'ready' },
  roundStarted: { kind: 'roundStart' },
  spinStarted: { kind: 'roundStart' },
  freespinStarted: { kind: 'roundStart' },
  bonusGameStarted: { kind: 'roundStart' },
  autoplayNextRound: { kind: 'roundStart' },
  /** A round may have several spins: its end is `roundEnded` or `gameIdle`. */
  spinEnded: { kind: 'roundGoesOn' },
  roundWin: { kind: 'roundGoesOn' },
  roundEnded: { kind: 'roundEnd' },
  gameIdle: { kind: 'roundEnd' },
  backToLobby: { kind: 'lobby' },
  /** On phones the game's lobby button ends the session in the game, and the host has to leave. */
  logout: { kind: 'lobby' },
  reloadGame: { kind: 'reload' },
  playForReal: { kind: 'playForReal' },
  gameError: { kind: 'error', code: '' },
} as const satisfies Record<string, GameEvent>
type EventName = keyof typeof events

const names = Object.keys(events) as [EventName, ...EventName[]] // Object.keys forgets the literal names
const errorCode = v.union([v.pipe(v.string(), v.maxLength(60)), v.pipe(v.number(), v.finite())])
const message = v.object({
  type: v.picklist(names),
  data: v.fallback(v.object({ code: v.optional(errorCode), stake: statedStake }), {}),
})

/**
 * Game → host: an object `{type, data}`, for each event that the host has subscribed to after the frame's load; `roundStarted` of the arcade's games also has the stake in minor units. Host → game: requests, and `gameDisable`
 * and `gameEnable`, between which the game accepts no new round.
 */
export const playngoAdaptor: VendorAdaptor = {
  dialect: 'playngo',
  parse: (data) => {
    const result = v.safeParse(message, readMessage(data))
    if (!result.success) return { kind: 'unknown' }
    const { type, data: said } = result.output
    const event = events[type]
    return event.kind === 'error' ? { ...event, code: String(said.code ?? '') } : withStake(event, said.stake)
  },
  commands: {
    stopAutoplay: [{ messageType: 'request', request: 'stopAutoplay' }, { req: 'gameDisable' }],
    resume: [{ req: 'gameEnable' }],
    refreshBalance: [{ messageType: 'request', request: 'refreshBalance' }],
    roundStartSeen: [],
  },
  subscriptions: names.map((eventType) => ({ messageType: 'addEventListener', eventType })),
  saysReady: true,
}
