import type { RoundEvent } from '@andon/arcade/round-events'
import * as v from 'valibot'
import type { GameDialect, HostEvent } from './dialect.ts'

/** Said before the event is shown, about the part of the round that ended with the one before. */
const partsEnd: { readonly [Type in RoundEvent['type']]?: string } = {
  freeSpinsEnd: 'freeSpinEnded',
  holdEnd: 'bonusGameEnded',
  bonusEnd: 'bonusGameEnded',
}

const refresh = v.object({ event: v.literal('refreshBalance') })

/**
 * Objects with a `name`. `Tilt` stops autoplay, which these games do not have, so it changes nothing; a page that asks for a balance sends two forms, of which
 * these games know the object.
 */
export function createPragmaticplay(): GameDialect {
  let loading = false
  const nameOf = (event: HostEvent): string | undefined => {
    switch (event.event) {
      case 'gameLoadProgress': {
        const first = !loading
        loading = true
        return first ? 'gameLoadingStarted' : undefined
      }
      case 'gameReady':
        return 'gameLoadingEnded'
      case 'gameBusy':
        return 'gameRoundStarted'
      case 'roundGoesOn':
        return partsEnd[event.shown]
      case 'balanceChanged':
        return 'resultShown'
      case 'gameNotBusy':
        return 'gameRoundEnded'
      case 'openLobby':
        return 'notifyCloseContainer'
      case 'openCashier':
        return 'balanceTooLow'
      default:
        return undefined
    }
  }
  return {
    say: (event) => {
      const name = nameOf(event)
      if (name === undefined) return []
      return [event.event === 'gameBusy' ? { name, stake: event.stake } : { name }]
    },
    hear: (message) => (v.is(refresh, message) ? 'refreshBalance' : undefined),
    tells: new Set(['openCashier']),
    acknowledges: false,
  }
}
