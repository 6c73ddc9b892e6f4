import { Container, Sprite, type Texture } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Gorge } from './places.ts'

/** How far up the multiplier brings the climber, 0 … 1. The first leaps are the longest, because most climbs are short. */
export function climbedPart(value: number, most: number): number {
  return 1 - (1 - (value - 1) / (most - 1)) ** 1.6
}

/** The way up: a mark for each multiplier, in gold as far as the koi has come. */
export function createSteps(stage: Stage, most: number) {
  const container = new Container()
  const open = Array.from({ length: most }, () => new Sprite())
  const reached = Array.from({ length: most }, () => new Sprite())
  for (const sprite of [...open, ...reached]) sprite.anchor.set(0.5)
  container.addChild(...open, ...reached)
  const show = (value: number) => {
    for (const [index, sprite] of reached.entries()) sprite.visible = index < value
  }
  show(1)
  return {
    container,
    show,
    layOut: ({ climb, climber, view }: Gorge): void => {
      const size = Math.max(9, climber * 0.13)
      give(stage, open, paintMark(size, view.density, { face: colours.shellWhite, rim: colours.azurite }))
      give(stage, reached, paintMark(size * 1.2, view.density, { face: colours.leafPale, rim: colours.cinnabar }))
      for (let index = 0; index < most; index++) {
        const { x, y } = climb(climbedPart(index + 1, most))
        for (const sprite of [open[index], reached[index]]) sprite?.position.set(x, y)
      }
    },
  }
}

function paintMark(size: number, density: number, { face, rim }: { face: string; rim: string }): Texture {
  return painted({ width: size, height: size, density }, (brush) => {
    for (const [part, colour] of [
      [0.5, colours.ink],
      [0.41, rim],
      [0.27, face],
    ] as const) {
      brush.beginPath()
      brush.arc(size / 2, size / 2, size * part, 0, Math.PI * 2)
      brush.fillStyle = colour
      brush.fill()
    }
  })
}
