import { Container, Sprite, type Texture } from 'pixi.js'
import { painted } from '../../../shell/stage/pictures.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type BallPath, ballRadius, pinRadius, startsAbove } from './ball-path.ts'
import { type PlinkoLayout, placeOf } from './layout.ts'
import { paintField } from './paint-field.ts'
import type { PinTable } from './plinko-config.ts'
import type { PlinkoSkin } from './plinko-title.ts'

type Brush = CanvasRenderingContext2D

const glowMs = 320
const mostRows = 16
/** Size of a light, in radii of a pin. */
const glowSize = 4.2

/** A ball on its way, and for how long it has been falling. */
export interface Falling {
  readonly path: BallPath
  readonly elapsedMs: number
}

/** The sprites of the board, the ball and the pins that it hits. */
export function createFieldSprites(stage: Stage, skin: PlinkoSkin, label: (multiple: number) => string) {
  const container = new Container()
  const [board, ball, shadow, rim] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const lights = Array.from({ length: mostRows }, () => new Sprite())
  const trail = Array.from({ length: mostRows }, () => new Sprite())
  for (const sprite of [ball, shadow, ...lights, ...trail]) sprite.anchor.set(0.5)
  container.addChild(board, rim, ...trail, ...lights, shadow, ball)
  let textures: readonly Texture[] = []
  return {
    container,
    paint: (layout: PlinkoLayout, table: PinTable): void => {
      for (const texture of textures) stage.retire(texture)
      const { density } = layout.view
      const { unit } = layout
      board.texture = painted({ ...layout.board, density }, (brush) =>
        paintField(brush, { layout, table, skin, label }),
      )
      board.position.set(layout.board.x, layout.board.y)
      ball.texture = around(unit * ballRadius, density, (brush) => skin.ball(brush))
      shadow.texture = around(unit * ballRadius, density, (brush) => disc(brush, 'rgb(20 10 4 / 0.4)'))
      const light = around(unit * pinRadius * glowSize, density, (brush) => glow(brush, skin.glow))
      const dot = around(unit * 0.11, density, (brush) => disc(brush, skin.glow))
      for (const sprite of lights) sprite.texture = light
      for (const sprite of trail) sprite.texture = dot
      rim.texture = painted({ width: unit, height: unit * 2.1, density }, (brush) => {
        brush.strokeStyle = skin.reached
        brush.lineWidth = Math.max(2, unit * 0.09)
        brush.strokeRect(unit * 0.05, unit * 0.05, unit * 0.9, unit * 2)
      })
      textures = [board, ball, shadow, rim].map(({ texture }) => texture).concat(light, dot)
    },
    /** Null: the ball waits above the pins. */
    show: (layout: PlinkoLayout, falling: Falling | null): void => {
      const { x, y, turned } = falling?.path.at(falling.elapsedMs) ?? { x: 0, y: -startsAbove, turned: 0 }
      moveTo(ball, layout, { x, y })
      ball.rotation = turned
      moveTo(shadow, layout, { x: x + 0.07, y: y + 0.1 })
      for (const [row, light] of lights.entries()) showLight(light, layout, { falling, row, isCalm: stage.calm() })
      for (const [row, dot] of trail.entries()) showDot(dot, layout, { falling, row, isCalm: stage.calm() })
      rim.alpha = falling && falling.elapsedMs >= falling.path.landsAtMs ? 1 : 0
      if (falling) moveTo(rim, layout, { x: falling.path.at(falling.path.durationMs).x - 0.5, y: layout.rows - 0.5 })
    },
  }
}

interface Mark {
  readonly falling: Falling | null
  readonly row: number
  readonly isCalm: boolean
}

/** The light of a pin that was just hit. */
function showLight(light: Sprite, layout: PlinkoLayout, { falling, row, isCalm }: Mark): void {
  const hit = falling?.path.hits[row]
  const sinceMs = falling && hit ? falling.elapsedMs - hit.atMs : -1
  light.alpha = !isCalm && sinceMs >= 0 && sinceMs < glowMs ? 1 - sinceMs / glowMs : 0
  if (hit) moveTo(light, layout, { x: hit.column, y: hit.row })
}

/** Without motion dots show which way the ball took. */
function showDot(dot: Sprite, layout: PlinkoLayout, { falling, row, isCalm }: Mark): void {
  const hit = falling?.path.hits[row]
  dot.alpha = isCalm && hit ? 0.75 : 0
  if (falling && hit) moveTo(dot, layout, falling.path.at(hit.atMs))
}

function moveTo(sprite: Sprite, layout: PlinkoLayout, at: { readonly x: number; readonly y: number }): void {
  const { x, y } = placeOf(layout, at)
  sprite.position.set(x, y)
}

/** A picture around its middle, drawn with this radius as 1. */
function around(radius: number, density: number, draw: (brush: Brush) => void): Texture {
  return painted({ width: radius * 2.4, height: radius * 2.4, density }, (brush) => {
    brush.translate(radius * 1.2, radius * 1.2)
    brush.scale(radius, radius)
    draw(brush)
  })
}

function disc(brush: Brush, colour: string): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.arc(0, 0, 1, 0, Math.PI * 2)
  brush.fill()
}

function glow(brush: Brush, colour: string): void {
  const light = brush.createRadialGradient(0, 0, 0, 0, 0, 1)
  light.addColorStop(0, colour)
  light.addColorStop(1, 'rgb(255 230 160 / 0)')
  brush.fillStyle = light
  brush.fillRect(-1, -1, 2, 2)
}
