import * as v from 'valibot'
import type { GameEvent, VendorAdaptor } from './adaptor.ts'
import { readMessage } from './read-message.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * The messages between the arcade's games and the page that hosts them. Game → host: a JSON string `{"event": …}`. Host → game: plain strings, or a
 * JSON string for `roundStartSeen`.
 * - `gameBusy`: sent as soon as the player starts a round, with the stake (minor units, 0 for a free round) and the longest time until the next
 *   message of this round. The host replies with `roundStartSeen`. Until then, for a limited time, the game does not request the result, so that no
 *   result reaches the page before the round's start.
 * - `roundGoesOn`: renews that time.
 * - `balanceChanged`: the player has seen the end of the round; with the balance that the game shows.
 * - `gameNotBusy`: the game's buttons are active again.
 * - `stakeRefused`: the operator refused a stake; with the refusal's parameters.
 */
export const vanguardEvent = v.variant('event', [
  v.object({ event: v.literal('gameLoadProgress'), percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  v.object({ event: v.literal('gameReady') }),
  v.object({ event: v.literal('gameBusy'), stake: v.optional(minorUnits), showsForMs: v.optional(milliseconds) }),
  v.object({ event: v.literal('roundGoesOn'), showsForMs: v.optional(milliseconds) }),
  v.object({ event: v.literal('gameNotBusy') }),
  v.object({ event: v.literal('balanceChanged'), balance: v.optional(minorUnits) }),
  v.object({ event: v.literal('openLobby') }),
  v.object({ event: v.literal('openCashier') }),
  v.object({ event: v.literal('reloadGame') }),
  v.object({ event: v.literal('sessionEnded'), code: v.pipe(v.string(), v.maxLength(60)) }),
  v.object({
    event: v.literal('stakeRefused'),
    code: v.pipe(v.string(), v.maxLength(60)),
    params: v.optional(
      v.record(
        v.pipe(v.string(), v.maxLength(30)),
        v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.boolean()]),
      ),
      {},
    ),
  }),
  v.object({ event: v.literal('gameError'), code: v.pipe(v.string(), v.maxLength(60)) }),
])
export type VanguardEvent = v.InferOutput<typeof vanguardEvent>

export const vanguardCommands = {
  stopGamePlay: 'StopGamePlay',
  resumeGamePlay: 'ResumeGamePlay',
  refreshBalance: 'updateBalance',
  roundStartSeen: '{"command":"roundStartSeen"}',
} as const
export type VanguardCommand = keyof typeof vanguardCommands

const kinds: { readonly [Name in VanguardEvent['event']]: GameEvent['kind'] } = {
  gameLoadProgress: 'progress',
  gameReady: 'ready',
  gameBusy: 'roundStart',
  roundGoesOn: 'roundGoesOn',
  gameNotBusy: 'roundEnd',
  balanceChanged: 'balance',
  openLobby: 'lobby',
  openCashier: 'cashier',
  reloadGame: 'reload',
  sessionEnded: 'sessionEnded',
  stakeRefused: 'stakeRefused',
  gameError: 'error',
}

export const vanguardAdaptor: VendorAdaptor = {
  dialect: 'vanguard',
  parse: (data) => {
    const result = v.safeParse(vanguardEvent, readMessage(data))
    if (!result.success) return { kind: 'unknown' }
    const { event, ...rest } = result.output
    return { kind: kinds[event], ...rest } as GameEvent // `kinds` pairs each event with the kind that has its fields
  },
  commands: {
    stopAutoplay: [vanguardCommands.stopGamePlay],
    resume: [vanguardCommands.resumeGamePlay],
    refreshBalance: [vanguardCommands.refreshBalance],
    roundStartSeen: [vanguardCommands.roundStartSeen],
  },
  subscriptions: [],
  saysReady: true,
}
