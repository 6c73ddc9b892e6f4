import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const most = 84
const gravity = 2.5
/** Seconds in the air. */
const flightS = 1.9

/** Gold coins that spring from behind the cabinet, turn over and fall into the alley. */
export function createCoins(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const coins = Array.from({ length: most }, () => new Sprite())
  for (const coin of coins) {
    coin.anchor.set(0.5)
    coin.alpha = 0
  }
  container.addChild(...coins)
  container.visible = false
  let places: Places | null = null

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const size = Math.max(30, next.board.width * 0.14)
      const box = { width: size, height: size, density: next.view.density }
      give(stage, coins, pictureTexture(drawings.picture('symbols/coin'), box))
    },
    begin: (): void => {
      container.visible = true
    },
    /** `second` of a fountain that lasts `seconds`, of `perSecond` coins. */
    step: (second: number, { seconds, perSecond }: { seconds: number; perSecond: number }): void => {
      if (!places) return
      const { cabinet, view, upright } = places
      const reach = upright ? view.height * 0.62 : view.height * 0.7
      const all = Math.min(most, Math.floor(perSecond * flightS))
      for (const [index, coin] of coins.entries()) {
        // each coin is thrown again after its fall
        const startS = (index / all) * flightS
        const turn = Math.floor((second - startS) / flightS)
        const t = second - startS - turn * flightS
        if (index >= all || turn < 0 || startS + turn * flightS > seconds - flightS) {
          coin.alpha = 0
          continue
        }
        const random = ((index * 7 + turn * 3) * 0.618034) % 1
        const way = ((index * 3 + turn * 5) * 0.754878) % 1
        const up = 1.5 + random * 0.95
        coin.alpha = 1
        coin.x = cabinet.x + cabinet.width * (0.1 + way * 0.8) + (way - 0.5) * cabinet.width * 1.1 * t
        coin.y = cabinet.y + cabinet.height * 0.2 - (up * t - (gravity / 2) * t * t) * reach * 0.72
        coin.rotation = (random - 0.5) * 5 * t
        coin.scale.set(Math.cos((4 + random * 6) * t) * (0.7 + random * 0.5), 0.7 + random * 0.5)
      }
    },
    end: (): void => {
      container.visible = false
      for (const coin of coins) coin.alpha = 0
    },
  }
}
