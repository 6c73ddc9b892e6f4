import { Container, Sprite, Texture } from 'pixi.js'
import type { Field } from '../../engines/slot/field.ts'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** The drawn mallet: its size, and the middle of its head. */
const drawn = { width: 222, height: 464, head: { x: 111, y: 70 } } as const
/** Parts of a knock: back, forward until it meets the row, on with it, and away. */
const swing = { backMs: 170, strikeMs: 90, followMs: 150, awayMs: 220 } as const
const flyMs = 900
/** After the blow, before the rows above fall. */
const hangMs = 150
const swayMs = 560
const chips = 14

/** 1: the hammer stands at the right of the tower and the row leaves to the left; −1: the other way. */
export type Side = 1 | -1

/** The hammer that knocks a row out sideways, the blocks that fly, and the tower that sways after it. */
export function createKnock(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const blocks = createFlyingBlocks(stage)
  const mallet = createMallet(stage, drawings)
  const burst = createBurst(stage, drawings)
  container.addChild(...blocks.sprites, mallet.sprite, ...burst.sprites)
  let places: Places | null = null

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      mallet.layOut(next)
      burst.layOut(next)
      blocks.hide()
    },
    /** Resolves when the row is out and those above it may fall; the blocks fly on. */
    hit: async (
      row: number,
      { side, winners, onBlow }: { side: Side; winners: readonly Sprite[]; onBlow: () => void },
    ): Promise<void> => {
      const textures = winners.map(({ texture }) => texture)
      await new Promise<void>((resolve) => {
        if (!places) return
        const at = { ...places, row, side }
        void mallet.strike(at, () => {
          for (const sprite of winners) sprite.alpha = 0
          onBlow()
          void blocks.fly(at, textures)
          void burst.show(at)
          resolve()
        })
      })
      await stage.wait(hangMs)
    },
    /** The tower leans once each way and stands still. */
    sway: async (field: Field, side: Side): Promise<void> => {
      await stage.play(swayMs, (progress) => {
        if (!places) return
        const { cell } = places
        const lean = Math.sin(progress * Math.PI * 3.5) * (1 - progress) ** 2 * cell.width * 0.075 * -side
        for (const [reel, column] of field.grid().entries())
          for (const row of column.keys()) {
            const sprite = field.spriteAt([reel, row])
            if (sprite) sprite.x = (reel + 0.5) * cell.width + (progress < 1 ? lean * (1 - row / column.length) : 0)
          }
      })
    },
  }
}

/** A row to be knocked out, and the side on which the hammer stands. */
interface Blow extends Places {
  readonly row: number
  readonly side: Side
}

const middleOf = ({ board, cell, row }: Blow) => board.y + (row + 0.5) * cell.height
const edgeOf = ({ board, side }: Blow) => (side > 0 ? board.x + board.width : board.x)
/** CSS pixels for one of the mallet's drawing. */
const unitOf = ({ cell }: Places) => (cell.width * 1.25) / drawn.width

/** Its first step at once, so that nothing is seen where it was before. */
function played(stage: Stage, durationMs: number, step: (progress: number) => void): Promise<void> {
  step(0)
  return stage.play(durationMs, step)
}

function createMallet(stage: Stage, drawings: Drawings) {
  const sprite = new Sprite()
  sprite.anchor.set(drawn.head.x / drawn.width, 0.97)
  sprite.visible = false
  return {
    sprite,
    layOut: (places: Places): void => {
      const [width, height] = [drawn.width * unitOf(places), drawn.height * unitOf(places)]
      const { density } = places.view
      give(stage, [sprite], pictureTexture(drawings.picture('scenery/mallet'), { width, height, density }))
    },
    strike: async (at: Blow, onBlow: () => void): Promise<void> => {
      const edge = edgeOf(at)
      const reach = (drawn.width / 2) * unitOf(at)
      const y = middleOf(at) + (drawn.height * 0.97 - drawn.head.y) * unitOf(at)
      const totalMs = swing.backMs + swing.strikeMs + swing.followMs + swing.awayMs
      let met = false
      sprite.visible = true
      await played(stage, totalMs, (progress) => {
        const nowMs = progress * totalMs
        const { angle, into } = poseAt(nowMs)
        sprite.position.set(edge + at.side * (reach - into * at.cell.width), y)
        sprite.rotation = at.side * angle
        sprite.alpha = Math.min(1, nowMs / 70, (totalMs - nowMs) / 110)
        if (!met && nowMs >= swing.backMs + swing.strikeMs) {
          met = true
          onBlow()
        }
      })
      sprite.visible = false
    },
  }
}

/** The blocks of a row. Their textures are the field's, which retires them. */
function createFlyingBlocks(stage: Stage) {
  const sprites = Array.from({ length: 5 }, () => new Sprite())
  for (const sprite of sprites) sprite.anchor.set(0.5)
  const hide = () => {
    for (const sprite of sprites) {
      sprite.visible = false
      sprite.texture = Texture.EMPTY
    }
  }
  hide()
  return {
    sprites,
    hide,
    /** Each block leaves by itself, the far one first, and tumbles once it is free. */
    fly: async (at: Blow, textures: readonly Texture[]): Promise<void> => {
      const { board, cell, view, side } = at
      const y = middleOf(at)
      for (const [reel, sprite] of sprites.entries()) {
        sprite.texture = textures[reel] ?? Texture.EMPTY
        sprite.visible = true
      }
      const pace = Math.max(12, view.width / cell.width) * cell.width
      await played(stage, flyMs, (progress) => {
        const seconds = (progress * flyMs) / 1000
        for (const [reel, sprite] of sprites.entries()) {
          const fromFar = side > 0 ? reel : sprites.length - 1 - reel
          const x = board.x + (reel + 0.5) * cell.width - side * pace * (1.15 - fromFar * 0.07) * seconds
          const free = Math.max(0, seconds - 0.12 - fromFar * 0.035)
          const lift = ((reel * 37) % 5) / 5
          sprite.position.set(x, y + cell.height * (free * free * 14 - free * (1.2 + lift * 2.4)))
          sprite.rotation = -side * free * (5 + lift * 7)
        }
      })
      hide()
    },
  }
}

/** The flash and the splinters where the mallet meets the row. */
function createBurst(stage: Stage, drawings: Drawings) {
  const impact = new Sprite()
  const splinters = Array.from({ length: chips }, () => new Sprite())
  const sprites = [impact, ...splinters]
  for (const sprite of sprites) sprite.anchor.set(0.5)
  const setVisible = (visible: boolean) => {
    for (const sprite of sprites) sprite.visible = visible
  }
  setVisible(false)
  return {
    sprites,
    layOut: ({ cell, view }: Places): void => {
      const square = (path: string, size: number) =>
        pictureTexture(drawings.picture(`scenery/${path}`), { width: size, height: size, density: view.density })
      give(stage, [impact], square('impact', cell.width * 1.2))
      give(stage, splinters, square('chip', Math.max(8, cell.width * 0.16)))
    },
    show: async (at: Blow): Promise<void> => {
      const { cell, view } = at
      const edge = Math.min(view.width - cell.width * 0.3, Math.max(cell.width * 0.3, edgeOf(at)))
      const y = middleOf(at)
      impact.position.set(edge, y)
      setVisible(true)
      await played(stage, 420, (progress) => {
        const seconds = progress * 0.42
        impact.scale.set(0.4 + 0.75 * easeOut(Math.min(1, progress * 3)))
        impact.alpha = Math.min(1, (1 - progress * 1.7) * 2)
        impact.rotation = progress * 0.4
        for (const [index, sprite] of splinters.entries()) {
          const turn = (index / chips) * Math.PI * 2
          const pace = (2.4 + ((index * 5) % 7) * 0.5) * cell.width
          sprite.position.set(
            edge + Math.cos(turn) * pace * seconds,
            y + Math.sin(turn) * pace * seconds + cell.height * 7 * seconds ** 2,
          )
          sprite.rotation = index + seconds * 14
          sprite.alpha = Math.min(1, (1 - progress) * 3)
        }
      })
      setVisible(false)
    },
  }
}

/** The mallet's angle away from the tower, and how far its head has gone into it, in cells. */
function poseAt(nowMs: number): { angle: number; into: number } {
  const { backMs, strikeMs, followMs, awayMs } = swing
  if (nowMs < backMs) return { angle: 0.7 + 0.55 * easeOut(nowMs / backMs), into: -0.2 }
  if (nowMs < backMs + strikeMs) {
    const t = ((nowMs - backMs) / strikeMs) ** 2
    return { angle: 1.25 * (1 - t), into: -0.2 * (1 - t) }
  }
  if (nowMs < backMs + strikeMs + followMs) {
    const t = easeOut((nowMs - backMs - strikeMs) / followMs)
    return { angle: -0.42 * t, into: 0.5 * t }
  }
  const t = easeInOut(Math.min(1, (nowMs - backMs - strikeMs - followMs) / awayMs))
  return { angle: -0.42 + 1.2 * t, into: 0.5 - 0.7 * t }
}
