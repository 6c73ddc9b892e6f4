import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import { lengthOf, paintLength, paintMist, paintRoller } from './paper.ts'
import { moonOf, type Scroll } from './places.ts'
import { createWindows } from './windows.ts'

const grains = 5

/** The painted scroll between its two rollers. `moved` is told how far it has moved on, in px, with each motion. */
export function createScroll(stage: Stage, drawings: Drawings, moved: (by: number) => void) {
  const [behind, inFront] = [new Container(), new Container()]
  const table = new Graphics()
  const [first, second, mist, moon] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  moon.anchor.set(0.5)
  const rollers = createRollers(stage)
  behind.addChild(table, first, second, moon)
  inFront.addChild(mist, ...rollers.sprites)
  const windows = createWindows(stage)
  let scroll: Scroll | null = null
  let offset = 0
  let length = 1

  const place = () => {
    if (!scroll) return
    const { band } = scroll
    const at = offset % length
    first.x = band.x - at
    second.x = band.x - at + length
    windows.move(at)
    rollers.turn(scroll, offset)
  }
  const advance = (by: number) => {
    offset += by
    place()
    moved(by)
  }
  const move = async (distance: number, durationMs: number): Promise<void> => {
    if (stage.calm()) return
    let done = 0
    await stage.play(durationMs, (progress) => {
      const now = distance * easeInOut(progress)
      advance(now - done)
      done = now
    })
  }

  return {
    windows,
    /** Paper, mountains and town. */
    behind,
    /** The clear paper for the grid, and the rollers. */
    inFront,
    layOut: (next: Scroll): void => {
      scroll = next
      const { view, band, board, cell } = next
      table.clear().rect(0, 0, view.width, view.height).fill(colours.umberDeep)
      const texture = paintLength(drawings, next)
      length = texture.width
      give(stage, [first, second], texture)
      first.y = band.y
      second.y = band.y
      const { x, y, size } = moonOf(next)
      const box = { width: size, height: size, density: view.density }
      give(stage, [moon], pictureTexture(drawings.picture('scenery/moon'), box))
      moon.position.set(x, y)
      const margin = Math.ceil(cell.width)
      give(stage, [mist], paintMist(next, margin))
      mist.position.set(board.x - margin, board.y - margin)
      rollers.layOut(next)
      windows.layOut(next, lengthOf(next))
      place()
    },
    /** One scene on. */
    step: () => move(scroll?.step ?? 0, 820),
    /** A whole view on: the way into the night and out of it. */
    unroll: () => move((scroll?.band.width ?? 0) * 0.9, 1700),
  }
}

/** The wooden rollers at both ends, whose grain comes round with the paper. */
function createRollers(stage: Stage) {
  const rollers = [new Sprite(), new Sprite()] as const
  const grain = rollers.map(() => Array.from({ length: grains }, () => new Sprite(Texture.WHITE)))
  for (const line of grain.flat()) line.tint = colours.ink
  return {
    sprites: [...rollers, ...grain.flat()],
    /** `offset`: how far the paper has moved. */
    turn: ({ band, roller }: Scroll, offset: number): void => {
      for (const [side, lines] of grain.entries())
        for (const [index, line] of lines.entries()) {
          const turn = offset / 60 + (index * Math.PI * 2) / grains
          const middle = side === 0 ? band.x + roller / 2 : band.x + band.width - roller / 2
          line.x = middle + Math.sin(turn) * roller * 0.42
          line.alpha = Math.max(0, Math.cos(turn)) * 0.5
        }
    },
    layOut: (scroll: Scroll): void => {
      const { band, edge, roller } = scroll
      give(stage, rollers, paintRoller(scroll))
      for (const [side, sprite] of rollers.entries())
        sprite.position.set(side === 0 ? band.x : band.x + band.width - roller, band.y - edge * 0.7)
      for (const line of grain.flat()) {
        line.width = 1.5
        line.height = band.height - edge
        line.y = band.y + edge * 0.5
      }
    },
  }
}
