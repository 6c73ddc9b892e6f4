import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Scroll } from './places.ts'

/** In the order in which they walk. `hop`: how high each hops, as a part of its size. `up`: how high it is above the street. */
const kinds = [
  { symbol: 'lantern', hop: 0.04, up: 0.2, size: 0.8 },
  { symbol: 'umbrella', hop: 0.16, up: 0, size: 1 },
  { symbol: 'kappa', hop: 0.05, up: 0, size: 0.88 },
  { symbol: 'long-neck', hop: 0.02, up: 0, size: 1 },
  { symbol: 'one-eye', hop: 0.06, up: 0, size: 0.8 },
  { symbol: 'cat', hop: 0.1, up: 0, size: 0.9 },
  { symbol: 'tengu', hop: 0.05, up: 0.24, size: 0.78 },
  { symbol: 'kettle', hop: 0.04, up: 0, size: 0.82 },
] as const

/** Distance from each walker to the next, in parts of its own size. */
const apart = 1.22
/** Px a second, while nothing else moves the scroll. */
const strollSpeed = 9

/** By night they are seen by the light that they carry. */
const moonlit = '#d6d0f4'

/** The parade: yokai who walk along the street, also between rounds. */
export function createWalkers(stage: Stage, drawings: Drawings) {
  const [container, lit] = [new Container(), new Container()]
  /** Twice, so that the parade is longer than a wide view. */
  const walkers = [...kinds, ...kinds].map((kind) => ({ ...kind, sprite: new Sprite(), bright: new Sprite() }))
  for (const { sprite, bright, symbol } of walkers) {
    sprite.anchor.set(0.5, 1)
    bright.anchor.set(0.5, 1)
    if (symbol !== 'lantern') bright.tint = moonlit
    container.addChild(sprite)
    lit.addChild(bright)
  }
  let scroll: Scroll | null = null
  let walked = 0
  let light = 0

  const place = (seconds: number) => {
    if (!scroll) return
    const { band, board, cell, ground, upright, walker } = scroll
    const length = walkers.length * walker * apart
    for (const [index, { sprite, bright, hop, up }] of walkers.entries()) {
      const along = (((index * walker * apart - walked) % length) + length) % length
      const beat = seconds * 4.2 + index * 1.9
      sprite.position.set(band.x + along - walker, ground + walker * (0.05 - up - Math.abs(Math.sin(beat)) * hop))
      sprite.rotation = Math.sin(beat) * 0.045
      bright.position.copyFrom(sprite.position)
      bright.rotation = sprite.rotation
      // they go dark before they walk behind the mist or a roller
      const fromGrid = upright ? walker : Math.max(board.x - sprite.x, sprite.x - board.x - board.width)
      const fromEnd = Math.min(sprite.x - band.x, band.x + band.width - sprite.x)
      const aside = Math.min(fromGrid, fromEnd) - walker * 0.42
      bright.alpha = light * Math.min(1, Math.max(0, aside / (cell.width * 0.6)))
    }
  }
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (!scroll || !stage.sways()) return
    walked += (elapsedMs / 1000) * strollSpeed
    place(nowMs / 1000)
  })

  return {
    container,
    /** The same, over the night. */
    lit,
    /** 0 by day, 1 by night. */
    setLight: (part: number): void => {
      light = part
      lit.visible = part > 0
      place(stage.sways() ? stage.nowMs() / 1000 : 0)
    },
    /** Moves the walkers towards the scroll's end as it moves on by so many px. */
    move: (by: number): void => {
      walked += by * 1.3
      place(stage.nowMs() / 1000)
    },
    layOut: (next: Scroll): void => {
      scroll = next
      const { walker, view } = next
      for (const { sprite } of walkers.slice(0, 1)) stage.retire(sprite.texture)
      const sheet = paintedSheet(
        Object.fromEntries(
          kinds.map(({ symbol, size }) => [
            symbol,
            pictureOn(drawings.picture(`symbols/${symbol}`), {
              width: walker * size,
              height: walker * size,
              density: view.density,
            }),
          ]),
        ),
      )
      for (const { symbol, sprite, bright } of walkers) {
        sprite.texture = sheet[symbol] ?? sprite.texture
        bright.texture = sprite.texture
      }
      place(0)
    },
  }
}
