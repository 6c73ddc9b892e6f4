import * as v from 'valibot'

/**
 * The arcade's native dialect between a game frame and the page that hosts it. Game → host: a JSON string `{"event": …}`. Host → game:
 * plain strings for the two commands that dialect has always had, JSON strings for the rest. `gameBusy` follows the player's action at once;
 * `gameNotBusy` says that its buttons are active again.
 */
export const vanguardEvent = v.variant('event', [
  v.object({ event: v.literal('gameLoadProgress'), percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  v.object({ event: v.literal('gameReady') }),
  v.object({ event: v.literal('gameBusy') }),
  v.object({ event: v.literal('gameNotBusy') }),
  v.object({ event: v.literal('balanceChanged') }),
  v.object({ event: v.literal('openLobby') }),
  v.object({ event: v.literal('openCashier') }),
  v.object({ event: v.literal('reloadGame') }),
  v.object({ event: v.literal('sessionEnded'), code: v.pipe(v.string(), v.maxLength(60)) }),
  v.object({ event: v.literal('gameError'), code: v.pipe(v.string(), v.maxLength(60)) }),
])
export type VanguardEvent = v.InferOutput<typeof vanguardEvent>

export const vanguardCommands = {
  stopGamePlay: 'StopGamePlay',
  resumeGamePlay: 'ResumeGamePlay',
  refreshBalance: 'updateBalance',
} as const
export type VanguardCommand = keyof typeof vanguardCommands
