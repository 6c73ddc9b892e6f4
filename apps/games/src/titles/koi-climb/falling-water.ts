import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Gorge } from './places.ts'

/** Sheets of water, from the back: part of the view's height that each falls in a second. */
const sheets = [
  { drawing: 'scenery/fall', pace: 0.16, alpha: 1, mirrored: false },
  { drawing: 'scenery/threads', pace: 0.34, alpha: 0.6, mirrored: true },
  { drawing: 'scenery/threads', pace: 0.56, alpha: 0.9, mirrored: false },
] as const
/** Tiles of a sheet, one below the other; one more than fit into the view. */
const tiles = 5
/** Size of a tile's drawing, which joins at its top and bottom. */
const drawn = { width: 300, height: 400 } as const

/** Water that falls: sheets that move down at different speeds. */
export function createFallingWater(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const rows = sheets.map((sheet) => ({
    ...sheet,
    fallen: 0,
    sprites: Array.from({ length: tiles }, () => new Sprite()),
  }))
  for (const { sprites, alpha } of rows)
    for (const sprite of sprites) {
      sprite.alpha = alpha
      container.addChild(sprite)
    }
  const depth = new Sprite()
  container.addChild(depth)
  let tile = 0
  let speed = 1

  const move = (elapsedMs: number) => {
    for (const row of rows) {
      row.fallen = (row.fallen + (elapsedMs / 1000) * row.pace * speed * (tiles - 1)) % 1
      for (const [index, sprite] of row.sprites.entries()) sprite.y = Math.floor((index - 1 + row.fallen) * tile)
    }
  }
  stage.onIdleFrame((elapsedMs) => {
    if (tile > 0 && stage.sways()) move(elapsedMs)
  })

  return {
    container,
    /** 1 is the usual speed. */
    setSpeed: (next: number): void => {
      speed = next
    },
    layOut: ({ view, fall }: Gorge): void => {
      tile = Math.ceil(view.height / (tiles - 1))
      const columns = Math.max(1, Math.round(fall.width / (tile * (drawn.width / drawn.height))))
      for (const { drawing, mirrored, sprites } of rows) {
        const texture = painted({ width: fall.width, height: tile + 1, density: view.density }, (brush) => {
          if (mirrored) {
            brush.translate(fall.width, 0)
            brush.scale(-1, 1)
          }
          const width = fall.width / columns
          for (let column = 0; column < columns; column++)
            brush.drawImage(drawings.picture(drawing), column * width, 0, width + 0.5, tile + 1)
        })
        give(stage, sprites, texture)
        for (const sprite of sprites) sprite.x = fall.x
      }
      give(stage, [depth], paintDepth(fall.width, view.height))
      depth.x = fall.x
      move(0)
    },
  }
}

/** The water is darker beside the rocks, and white below where it becomes mist. */
function paintDepth(width: number, height: number): Texture {
  return painted({ width, height, density: 0.5 }, (brush) => {
    const across = brush.createLinearGradient(0, 0, width, 0)
    for (const [at, alpha] of [
      [0, 0.75],
      [0.2, 0.1],
      [0.5, 0],
      [0.8, 0.1],
      [1, 0.75],
    ] as const)
      across.addColorStop(at, `rgb(16 46 98 / ${alpha})`)
    brush.fillStyle = across
    brush.fillRect(0, 0, width, height)
    const down = brush.createLinearGradient(0, height * 0.55, 0, height)
    down.addColorStop(0, 'rgb(255 250 240 / 0)')
    down.addColorStop(1, 'rgb(255 250 240 / .7)')
    brush.fillStyle = down
    brush.fillRect(0, 0, width, height)
  })
}
