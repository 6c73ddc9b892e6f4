import type { RoundEvent } from '@andon/arcade/round-events'
import type { VanguardCommand } from '@andon/contract/vendor-messages/vanguard'
import * as v from 'valibot'
import type { GameDialect, HostEvent } from './dialect.ts'

const subscription = v.object({ messageType: v.literal('addEventListener'), eventType: v.string() })
const command = v.union([
  v.object({ messageType: v.literal('request'), request: v.literal('refreshBalance') }),
  v.object({ req: v.picklist(['gameDisable', 'gameEnable']) }),
])

/** Said before the event is shown. */
const parts: { readonly [Type in RoundEvent['type']]?: string } = {
  reels: 'spinStarted',
  lineWins: 'roundWin',
  symbolWins: 'roundWin',
  scatterWin: 'roundWin',
  freeSpin: 'freespinStarted',
  holdSpin: 'bonusGameStarted',
  bonusGame: 'bonusGameStarted',
}

/** Objects with a `type`, each only after the page has subscribed to it; a game that was ready before says so at the subscription. */
export function createPlayngo(post: (message: unknown) => void): GameDialect {
  const wanted = new Set<string>()
  let ready = false
  const typesOf = (
    event: HostEvent,
  ): readonly { type: string; data?: { code: string } | { stake: number | undefined } }[] => {
    switch (event.event) {
      case 'gameReady':
        ready = true
        return [{ type: 'gameReady' }]
      case 'gameBusy':
        return [{ type: 'roundStarted', data: { stake: event.stake } }]
      case 'roundGoesOn': {
        const type = parts[event.shown]
        return type === undefined ? [] : [{ type }]
      }
      case 'balanceChanged':
        return [{ type: 'spinEnded' }]
      case 'gameNotBusy':
        return [{ type: 'roundEnded' }, { type: 'gameIdle' }]
      case 'openLobby':
        return [{ type: 'backToLobby' }]
      case 'reloadGame':
        return [{ type: 'reloadGame' }]
      case 'gameError':
        return [{ type: 'gameError', data: { code: event.code } }]
      default:
        return []
    }
  }
  const subscribe = (type: string) => {
    wanted.add(type)
    if (ready && type === 'gameReady') post({ type })
  }
  return {
    say: (event) => typesOf(event).filter(({ type }) => wanted.has(type)),
    hear: (message): VanguardCommand | undefined => {
      if (v.is(subscription, message)) subscribe(message.eventType)
      const asked = v.safeParse(command, message)
      if (!asked.success) return undefined
      if ('request' in asked.output) return 'refreshBalance'
      return asked.output.req === 'gameDisable' ? 'stopGamePlay' : 'resumeGamePlay'
    },
    tells: new Set(),
    acknowledges: false,
  }
}
