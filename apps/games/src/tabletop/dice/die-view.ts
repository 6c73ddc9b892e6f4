import { CanvasSource, type Container, Sprite, Texture } from 'pixi.js'
import { type DieColours, onScreen, paintDie } from './paint-die.ts'
import type { Pose } from './tumble.ts'

/** The side of a die's picture, in edges: room for its diagonal and its contour. */
const room = 2

export interface DieSize {
  /** The length of an edge in CSS pixels. */
  readonly edge: number
  readonly density: number
}

/** The picture of one die, painted again for each pose, and its shadow. */
export function createDieView(
  { edge, density }: DieSize,
  { colours, shadow: shadowTexture }: { colours: DieColours; shadow: Texture },
) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(edge * room * density)
  canvas.height = canvas.width
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  const body = new Sprite(new Texture({ source: new CanvasSource({ resource: canvas, resolution: density }) }))
  const shadow = new Sprite(shadowTexture)
  body.anchor.set(0.5)
  shadow.anchor.set(0.5)

  return {
    texture: body.texture,
    addTo: ({ bodies, shadows }: { bodies: Container; shadows: Container }): void => {
      shadows.addChild(shadow)
      bodies.addChild(body)
    },
    show: ({ at, turn }: Pose): void => {
      brush.setTransform(1, 0, 0, 1, 0, 0)
      brush.clearRect(0, 0, canvas.width, canvas.height)
      brush.setTransform(density, 0, 0, density, canvas.width / 2, canvas.height / 2)
      paintDie(brush, turn, { edge, colours })
      body.texture.source.update()
      const [x, y] = onScreen(at)
      body.position.set(x * edge, y * edge)
      body.zIndex = -at[1]
      const lift = Math.max(0, at[2] - 0.5)
      const [groundX, groundY] = onScreen([at[0], at[1], 0])
      shadow.position.set((groundX + 0.3 * lift) * edge, (groundY + 0.14 * lift) * edge)
      shadow.scale.set(1 + 0.3 * lift)
      shadow.alpha = 1 / (1 + lift)
    },
    destroy: (): void => {
      body.destroy()
      shadow.destroy()
    },
  }
}
