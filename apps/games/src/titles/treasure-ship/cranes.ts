import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** In the drawings: the body, the wing, and where the wing is hinged on each. */
const drawn = {
  body: { width: 320, height: 200, hinge: [148, 112] },
  wing: { width: 200, height: 160, hinge: [30, 130] },
} as const

/** Cranes that fly to the left, each a body and a wing that beats. */
export function createCranes(stage: Stage, drawings: Drawings, count: number) {
  const container = new Container()
  const cranes = Array.from({ length: count }, () => {
    const [bird, body, wing] = [new Container(), new Sprite(), new Sprite()]
    bird.addChild(body, wing)
    container.addChild(bird)
    return { bird, body, wing }
  })

  const beat = (wing: Sprite, seconds: number) => {
    const stroke = Math.sin(seconds * 3.1)
    wing.rotation = stroke * 0.34
    wing.scale.y = 0.9 + stroke * 0.24
  }
  return {
    container,
    /** `size`: the length of a crane. */
    layOut: ({ view, cell }: Places, size = Math.max(70, cell.width * 0.95)): void => {
      const part = size / drawn.body.width
      const [width, height] = [drawn.wing.width * part, drawn.wing.height * part]
      const old = cranes[0]?.body.texture
      const sheet = paintedSheet({
        body: pictureOn(drawings.picture('scenery/crane-body'), {
          width: size,
          height: drawn.body.height * part,
          density: view.density,
        }),
        wing: pictureOn(drawings.picture('scenery/crane-wing'), { width, height, density: view.density }),
      })
      if (old) stage.retire(old)
      for (const { body, wing } of cranes) {
        body.texture = sheet.body
        wing.texture = sheet.wing
        body.anchor.set(drawn.body.hinge[0] / drawn.body.width, drawn.body.hinge[1] / drawn.body.height)
        wing.anchor.set(drawn.wing.hinge[0] / drawn.wing.width, drawn.wing.hinge[1] / drawn.wing.height)
      }
    },
    /** Their slow way over the sky. */
    drift: (seconds: number, { view, area, horizon }: Places): void => {
      for (const [index, { bird, wing }] of cranes.entries()) {
        const along = (index * 0.13 + 0.55 + seconds * (0.014 + index * 0.0015)) % 1
        bird.position.set(
          view.width * (1.2 - along * 1.4),
          area.y + (horizon - area.y) * (0.2 + index * 0.13) + Math.sin(seconds * 0.7 + index * 2) * 8,
        )
        bird.scale.set(1 - index * 0.18)
        beat(wing, seconds + index * 0.8)
      }
    },
    /** Across the view in formation, 0 … 1. */
    pass: (progress: number, view: Places['view']): void => {
      for (const [index, { bird, wing }] of cranes.entries()) {
        const late = Math.ceil(index / 2) * 0.1
        const side = index % 2 ? 1 : -1
        bird.position.set(
          view.width * (1.3 + late - progress * 2),
          view.height * (0.42 - progress * 0.12) +
            side * late * view.height * 1.1 +
            Math.sin(progress * 12 + index) * 8,
        )
        beat(wing, progress * 6 + index)
      }
    },
  }
}
