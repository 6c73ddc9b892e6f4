import * as v from 'valibot'
import type { GameEvent, VendorAdaptor } from './adaptor.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * The arcade's native dialect between a game frame and the page that hosts it. Game → host: a JSON string `{"event": …}`. Host → game:
 * plain strings for the two commands that dialect has always had, JSON strings for the rest. `gameBusy` follows the player's action at once, with the stake
 * (minor units, 0 for a free round) and the longest time until the next message of this round; the host answers it with `roundStartSeen`, and until then, for a bounded time, the game
 * does not ask for the round's result, so that no result can overtake its start. `roundGoesOn` renews the time. `balanceChanged` says that the
 * player has seen the end of the round, and what the game shows as balance since. `gameNotBusy` says that its buttons are active again. `stakeRefused` passes on the operator's no to a stake, with the figures that explain it.
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

/** No message of this dialect is longer; a longer one is not parsed at all. */
const messageCharsMax = 2000

export const vanguardAdaptor: VendorAdaptor = {
  vendorCode: 'vanguard',
  parse: (data) => {
    const result = v.safeParse(vanguardEvent, readMessage(data))
    if (!result.success) return { kind: 'unknown' }
    const { event, ...rest } = result.output
    return { kind: kinds[event], ...rest } as GameEvent // the table pairs each event with the kind that has its fields
  },
  commands: {
    stopAutoplay: vanguardCommands.stopGamePlay,
    resume: vanguardCommands.resumeGamePlay,
    refreshBalance: vanguardCommands.refreshBalance,
    roundStartSeen: vanguardCommands.roundStartSeen,
  },
}

/** The dialect sends JSON text; some of its older games send the object itself. */
function readMessage(data: unknown): unknown {
  if (typeof data !== 'string') return data
  if (data.length > messageCharsMax) return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined // text that is not JSON is some other party's message
  }
}
