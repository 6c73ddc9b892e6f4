import { Container, Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import { town } from './paper.ts'
import type { Scroll } from './places.ts'

/** The paper windows of the town's four houses, in its drawing. */
const windows = [
  { x: 66, y: 285, width: 142, height: 57 },
  { x: 326, y: 305, width: 92, height: 37 },
  { x: 1136, y: 295, width: 114, height: 47 },
  { x: 1356, y: 310, width: 97, height: 32 },
] as const
/** How far the light shines around a window, as a part of its height, and from one bar of its lattice to the next. */
const halo = 0.9
const bars = 14

/** The windows of the town by night: lit, and over the ink that darkens the rest. */
export function createWindows(stage: Stage) {
  const container = new Container()
  let rows: { readonly sprites: readonly Sprite[]; readonly from: number }[] = []
  let scroll: Scroll | null = null
  let [unit, moved, light] = [1, 0, 0]

  const place = () => {
    if (!scroll) return
    const { board, band, roller, cell } = scroll
    for (const { sprites, from } of rows)
      for (const [index, sprite] of sprites.entries()) {
        const { x, width } = windows[index] ?? windows[0]
        const [left, right] = [band.x - moved + from + x * unit, band.x - moved + from + (x + width) * unit]
        sprite.x = (left + right) / 2
        // they go out before the rollers, and before the clear paper of the grid where it stands on the street
        const beside =
          sprite.y < board.y
            ? Number.POSITIVE_INFINITY
            : Math.max(board.x - right, left - board.x - board.width) - cell.width * 0.5
        const within = Math.min(left - band.x, band.x + band.width - right) - roller
        sprite.alpha = light * Math.min(1, Math.max(0, Math.min(beside, within) / (width * unit * 0.15)))
      }
  }

  return {
    container,
    /** The drawing of the town stands `count` times on a length of the scroll, `high` from its top to its foot. */
    layOut: (next: Scroll, { length, count, high }: { length: number; count: number; high: number }): void => {
      scroll = next
      unit = length / count / town.width
      const tall = high / town.height
      const { view, ground } = next
      for (const { sprites } of rows) for (const sprite of sprites) sprite.removeFromParent()
      const old = rows[0]?.sprites ?? []
      rows = Array.from({ length: count * 2 }, (_, row) => ({
        sprites: windows.map(() => new Sprite()),
        from: (row * length) / count,
      }))
      for (const [index, { y, width, height }] of windows.entries()) {
        const texture = paintWindow({ width: width * unit, height: height * tall, density: view.density })
        const sprites = rows.flatMap(({ sprites }) => sprites[index] ?? [])
        const worn = old[index]
        if (worn) stage.retire(worn.texture)
        give(stage, sprites, texture)
        for (const sprite of sprites) {
          sprite.anchor.set(0.5)
          sprite.y = ground + (y + height / 2 - town.street) * tall
        }
        container.addChild(...sprites)
      }
      place()
    },
    /** How far the scroll has moved on, within its length. */
    move: (at: number): void => {
      moved = at
      place()
    },
    /** 0 by day, 1 by night. */
    setLight: (part: number): void => {
      light = part
      place()
    },
  }
}

function paintWindow({ width, height, density }: { width: number; height: number; density: number }) {
  const around = height * halo
  const size = { width: width + around * 2, height: height + around * 2, density }
  return painted(size, (brush) => {
    brush.save()
    brush.translate(size.width / 2, size.height / 2)
    brush.scale(size.width / size.height, 1)
    const shine = brush.createRadialGradient(0, 0, height * 0.2, 0, 0, size.height / 2)
    shine.addColorStop(0, 'rgb(255 170 70 / .6)')
    shine.addColorStop(1, 'rgb(255 140 50 / 0)')
    brush.fillStyle = shine
    brush.fillRect(-size.height / 2, -size.height / 2, size.height, size.height)
    brush.restore()
    brush.fillStyle = colours.firePale
    brush.fillRect(around, around, width, height)
    const paper = brush.createLinearGradient(0, around, 0, around + height)
    paper.addColorStop(0, 'rgb(255 150 50 / .7)')
    paper.addColorStop(1, 'rgb(255 240 190 / .2)')
    brush.fillStyle = paper
    brush.fillRect(around, around, width, height)
    brush.fillStyle = colours.umberDeep
    const apart = Math.max(5, (bars * height) / 57)
    for (let x = apart * 0.6; x < width; x += apart)
      brush.fillRect(around + x, around, Math.max(1, apart * 0.16), height)
    brush.strokeStyle = colours.ink
    brush.lineWidth = Math.max(1, height * 0.05)
    brush.strokeRect(around, around, width, height)
  })
}
