import { Container, Sprite } from 'pixi.js'
import { paintSideLight } from '../../engines/slot/side-light.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Show } from './fireworks/show.ts'
import type { Places } from './places.ts'

/** On a reel that may still bring what is missing. */
const waitingLight = { side: 'rgb(255 170 60 / .75)', middle: 'rgb(255 140 60 / .12)', reach: 0.25 } as const
/** Sparks per second on each side of the reel. */
const sparksPerS = 26

/** A fuse burns down both sides of the reel that could still complete a line of bonus symbols. */
export function createWaiting(stage: Stage, sparks: Show) {
  const container = new Container()
  const glow = new Sprite()
  glow.blendMode = 'add'
  container.addChild(glow)
  container.visible = false
  let places: Places | null = null
  let reel: number | null = null
  let burningMs = 0
  let due = 0

  stage.onIdleFrame((elapsedMs) => {
    if (reel === null || !places || stage.calm()) return
    burningMs += elapsedMs
    glow.alpha = 0.55 + 0.25 * Math.sin(burningMs / 190)
    due += (elapsedMs / 1000) * sparksPerS
    const { board, cell } = places
    const down = Math.min(1, burningMs / 1900)
    for (; due >= 1; due--) {
      for (const side of [0, 1]) {
        const turn = burningMs * 0.9 + due * 2.1 + side * 1.3
        sparks.emit({
          x: board.x + (reel + side) * cell.width,
          y: board.y + board.height * down,
          vx: Math.cos(turn) * cell.width * 1.5,
          vy: Math.sin(turn) * cell.width * 1.2 - cell.width * 0.3,
          life: 0.55,
          drag: 3.4,
          gravity: cell.width * 1.6,
          size: Math.max(2.4, cell.width * 0.022),
          tints: [0xffffff, 0xfff1b8, 0xffc247],
          form: 'streak',
        })
      }
    }
  })

  return {
    container,
    show: (waitingReel: number | null): void => {
      reel = waitingReel
      burningMs = 0
      container.visible = reel !== null
      if (reel !== null && places) glow.x = places.board.x + reel * places.cell.width
      glow.alpha = 0.6
    },
    layOut: (next: Places): void => {
      places = next
      give(stage, [glow], paintSideLight(next, waitingLight))
      glow.position.set(next.board.x + (reel ?? 0) * next.cell.width, next.board.y)
    },
  }
}
