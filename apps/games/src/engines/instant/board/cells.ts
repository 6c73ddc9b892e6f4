import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../../shell/stage/drawings.ts'
import { easeOut, overshoot } from '../../../shell/stage/frames.ts'
import { paintedSheet, pictureOn } from '../../../shell/stage/sheet.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { BoardSkin, CellDrawings } from './board-title.ts'
import { type BoardLayout, centreOf } from './layout.ts'

export type CellState = 'covered' | 'safe' | 'hazard'
export type Cells = ReturnType<typeof createCells>

const liftMs = 320

/** The pictures of the cells: what is in each, and a cover over it. */
export function createCells(
  stage: Stage,
  { count, drawings, paths, skin }: { count: number; drawings: Drawings; paths: CellDrawings; skin: BoardSkin },
) {
  const container = new Container()
  const cells = Array.from({ length: count }, createCell)
  for (const { content, cover } of cells) container.addChild(content, cover)
  let textures = new Map<string, Texture>()
  let pointed: number | null = null

  const pathOf = (index: number, state: CellState) =>
    state === 'hazard' ? paths.hazard : (paths.safe[index % paths.safe.length] ?? paths.safe[0])
  const show = (index: number, state: CellState) => {
    const cell = cells[index]
    if (!cell) return
    const { content, cover } = cell
    cell.state = state
    cover.texture = textures.get(index === pointed ? paths.pointed : paths.covered) ?? cover.texture
    cover.visible = state === 'covered'
    cover.alpha = 1
    cover.scale.set(1)
    content.visible = state !== 'covered'
    content.texture = textures.get(pathOf(index, state)) ?? content.texture
    content.scale.set(1)
  }

  return {
    container,
    /** Marks the cell under the pointer or the keyboard's focus; null for none. */
    point: (index: number | null): void => {
      if (pointed === index) return
      const before = pointed
      pointed = index
      for (const one of [before, index]) if (one !== null && cells[one]?.state === 'covered') show(one, 'covered')
      stage.redraw()
    },
    state: (index: number): CellState => cells[index]?.state ?? 'covered',
    cover: (): void => {
      for (const [index, { content }] of cells.entries()) {
        show(index, 'covered')
        content.alpha = 1
      }
      stage.redraw()
    },
    /** The cover lifts off. */
    open: async (index: number, state: 'safe' | 'hazard'): Promise<void> => {
      const cell = cells[index]
      if (!cell) return
      show(index, state)
      await liftCover(stage, cell)
      show(index, state)
    },
    /** All the rest at once, fainter than what the player opened. */
    reveal: async (hazards: readonly number[]): Promise<void> => {
      const rest = [...cells.keys()].filter((index) => cells[index]?.state === 'covered')
      for (const index of rest) show(index, hazards.includes(index) ? 'hazard' : 'safe')
      await stage.play(260, (progress) => {
        for (const index of rest) {
          const content = cells[index]?.content
          if (content) content.alpha = skin.revealed * progress
        }
      })
    },
    layOut: (layout: BoardLayout): void => {
      for (const texture of textures.values()) stage.retire(texture)
      textures = paintCells(drawings, paths, {
        size: Math.floor(layout.cell * skin.cellSize),
        density: layout.view.density,
      })
      for (const [index, { content, cover, state }] of cells.entries()) {
        const at = centreOf(layout, index)
        content.position.copyFrom(at)
        cover.position.copyFrom(at)
        show(index, state)
      }
    },
  }
}

interface Cell {
  readonly content: Sprite
  readonly cover: Sprite
  state: CellState
}

function createCell(): Cell {
  const [content, cover] = [new Sprite(), new Sprite()]
  for (const sprite of [content, cover]) sprite.anchor.set(0.5)
  return { content, cover, state: 'covered' }
}

async function liftCover(stage: Stage, { content, cover }: Cell): Promise<void> {
  cover.visible = true
  await stage.play(stage.calm() ? 120 : liftMs, (progress) => {
    cover.alpha = 1 - progress
    if (stage.calm()) return
    cover.scale.set(1 + easeOut(progress) * 0.28)
    content.scale.set(0.6 + 0.4 * overshoot(progress))
  })
}

/** Textures of one sheet by the paths of their drawings. */
function paintCells(
  drawings: Drawings,
  paths: CellDrawings,
  { size, density }: { size: number; density: number },
): Map<string, Texture> {
  const paintings = [paths.covered, paths.pointed, paths.hazard, ...paths.safe].map(
    (path) => [path, pictureOn(drawings.picture(path), { width: size, height: size, density })] as const,
  )
  return new Map(Object.entries(paintedSheet(Object.fromEntries(paintings))))
}
