import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { overshoot } from '../../shell/stage/frames.ts'
import { painted, pictureTexture, shineTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours, numeralFont } from './colours.ts'
import type { Scroll } from './places.ts'

/** Size of a lantern's drawing, and the middle of its paper. */
const drawn = { width: 144, height: 168, middle: 84 } as const

/** The lanterns of the parade: a row with one lit for each step of the multiplier, and a big one that carries the figure. */
export function createLamps(
  stage: Stage,
  { drawings, most, wordOf }: { drawings: Drawings; most: number; wordOf: (value: number) => string },
) {
  const container = new Container()
  const [cord, rope] = [new Sprite(), new Graphics()]
  const dark = Array.from({ length: most }, () => new Sprite())
  const lit = Array.from({ length: most }, () => new Sprite())
  const [glow, big] = [new Sprite(), new Sprite()]
  for (const sprite of [...dark, ...lit, big]) sprite.anchor.set(0.5, 0)
  glow.anchor.set(0.5)
  glow.blendMode = 'add'
  container.addChild(cord, ...dark, ...lit, rope, glow, big)
  let scroll: Scroll | null = null
  let value = 1

  const paint = () => {
    if (!scroll) return
    const { lamp, view } = scroll
    const figure = { text: wordOf(value), lit: value > 1, width: lamp.width, density: view.density }
    give(stage, [big], paintFigure(drawings, figure))
    glow.alpha = value > 1 ? 0.55 : 0
    for (const [index, sprite] of lit.entries()) sprite.visible = index < value && value > 1
  }
  const pulse = async () => {
    if (stage.calm()) return
    const newest = lit[value - 1]
    await stage.play(420, (progress) => {
      const size = 0.55 + 0.45 * overshoot(progress, 2.2)
      big.scale.set(size)
      newest?.scale.set(size)
    })
  }
  stage.onIdleFrame((_, nowMs) => {
    if (!scroll || !stage.sways()) return
    big.rotation = Math.sin(nowMs / 900) * 0.05
    for (const [index, sprite] of [...dark, ...lit].entries())
      sprite.rotation = Math.sin(nowMs / 700 + (index % most) * 0.6) * 0.06
    if (value > 1) glow.alpha = 0.5 + Math.sin(nowMs / 160) * 0.04 + Math.sin(nowMs / 73) * 0.03
  })

  return {
    container,
    pulse,
    value: () => value,
    layOut: (next: Scroll): void => {
      scroll = next
      const { board, cell, lamp, view, flat } = next
      // the game's name hangs between them where the bars are above and below
      const free = board.width * (flat ? 0 : 0.3)
      const apart = (board.width - free) / most
      const width = Math.min(apart * 0.8, cell.width * 0.36)
      const size = { width, height: (width * drawn.height) / drawn.width, density: view.density }
      give(stage, dark, pictureTexture(drawings.picture('scenery/lamp-dark'), size))
      give(stage, lit, pictureTexture(drawings.picture('scenery/lamp-lit'), size))
      const top = board.y - size.height - cell.height * 0.08
      for (const row of [dark, lit])
        for (const [index, sprite] of row.entries()) {
          const x = board.x + (index + 0.5) * apart + (index < most / 2 ? 0 : free)
          sprite.position.set(x, top + sag(index, most) * cell.height)
        }
      give(stage, [cord], paintCord(board.width, cell.height, view.density))
      cord.position.set(board.x, top - 2)
      big.position.set(lamp.x, lamp.y)
      drawRope(rope, next)
      give(stage, [glow], paintGlow(lamp.width * 2.3))
      glow.position.set(lamp.x, lamp.y + (lamp.width * drawn.middle) / drawn.width)
      paint()
    },
    to: async (next: number): Promise<void> => {
      if (next === value) return
      const rises = next > value
      value = next
      paint()
      if (rises) await pulse()
    },
  }
}

/** How far the cord hangs down at a lantern, in cells. */
const sag = (index: number, most: number) => 0.05 * Math.sin((Math.PI * (index + 0.5)) / most)

/** Holds the big lantern, from the scroll's upper edge, which may lie under the buttons. */
function drawRope(rope: Graphics, { lamp, band }: Scroll): void {
  const thick = Math.max(2, lamp.width * 0.03)
  rope
    .clear()
    .rect(lamp.x - thick / 2, band.y, thick, lamp.y - band.y + lamp.width * 0.04)
    .fill(colours.ink)
}

function paintCord(width: number, cell: number, density: number): Texture {
  return painted({ width, height: cell * 0.1 + 4, density }, (brush) => {
    brush.strokeStyle = colours.ink
    brush.lineWidth = Math.max(1.5, cell * 0.022)
    brush.beginPath()
    brush.moveTo(0, 2)
    brush.quadraticCurveTo(width / 2, 2 + cell * 0.1, width, 2)
    brush.stroke()
  })
}

function paintFigure(
  drawings: Drawings,
  { text, lit, width, density }: { text: string; lit: boolean; width: number; density: number },
): Texture {
  const height = (width * drawn.height) / drawn.width
  return painted({ width, height, density }, (brush) => {
    brush.drawImage(drawings.picture(lit ? 'scenery/lamp-lit' : 'scenery/lamp-dark'), 0, 0, width, height)
    brush.font = `900 ${Math.round(width * Math.min(0.34, 0.86 / text.length))}px ${numeralFont}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.lineJoin = 'round'
    brush.lineWidth = width * 0.07
    brush.strokeStyle = colours.ink
    const y = (width * drawn.middle) / drawn.width
    brush.strokeText(text, width / 2, y)
    brush.fillStyle = colours.paperPale
    brush.fillText(text, width / 2, y)
  })
}

function paintGlow(size: number): Texture {
  return shineTexture(
    { size, density: 0.5 },
    { 0: 'rgb(255 140 40 / .85)', 0.5: 'rgb(245 103 26 / .35)', 1: 'rgb(245 103 26 / 0)' },
  )
}
