import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

/** Tufts of pampas grass: drawing, place across the view, height as a part of the tallest, and whether it is mirrored. */
const tufts = [
  { kind: 2, at: 0.21, size: 0.66, way: 1 },
  { kind: 2, at: 0.84, size: 0.7, way: 1 },
  { kind: 1, at: 0.135, size: 0.9, way: 1 },
  { kind: 0, at: 0.06, size: 1, way: 1 },
  { kind: 1, at: 0.985, size: 0.86, way: 1 },
  { kind: 0, at: 0.925, size: 1.04, way: 1 },
] as const
/** The drawing of a tuft: its size and its root. */
const drawnTuft = { width: 260, height: 440, root: 160 / 260 } as const
const drawnHill = { width: 1600, height: 460, crest: 40 } as const

/** The ridge under the rabbits, which fades into mist; the hill in front with its pampas grass, which sways in the wind. */
export function createGround(stage: Stage, drawings: Drawings) {
  const [behind, inFront] = [new Container(), new Container()]
  const [ridge, hill] = [new Sprite(), new Sprite()]
  ridge.anchor.set(0.5, 0)
  hill.anchor.set(0.5, 0)
  const grass = tufts.map(() => new Sprite())
  for (const sprite of grass) sprite.anchor.set(drawnTuft.root, 1)
  behind.addChild(ridge)
  inFront.addChild(hill, ...grass)

  const sway = (seconds: number) => {
    const gust = 0.5 + 0.5 * Math.sin(seconds * 0.31)
    for (const [index, sprite] of grass.entries()) {
      const wave = Math.sin(seconds * 0.9 - (tufts[index]?.at ?? 0) * 5)
      sprite.rotation = -0.02 + (0.018 + 0.03 * gust) * wave
      sprite.skew.x = (0.02 + 0.035 * gust) * Math.sin(seconds * 0.9 - (tufts[index]?.at ?? 0) * 5 - 0.5)
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) sway(nowMs / 1000)
  })

  return {
    behind,
    inFront,
    layOut: (places: Places): void => {
      const { view, area, upright, flat, board } = places
      const { density } = view
      give(stage, [ridge], paintRidge(places))
      ridge.position.set(places.ridge.x, places.ridge.y - 6)
      const scale = Math.max(view.width / 1500, 0.5)
      const size = { width: drawnHill.width * scale, height: drawnHill.height * scale, density }
      give(stage, [hill], pictureTexture(drawings.picture('scenery/hill'), size))
      hill.position.set(view.width * 0.5, places.hill - drawnHill.crest * scale)
      // under the reels on an upright phone, and on both sides of them elsewhere
      const below = area.y + area.height
      const tall = upright ? (below - board.y - board.height) * 1.3 : view.height * (flat ? 0.25 : 0.4)
      const root = upright ? below + tall * 0.06 : view.height
      const across = (tall * drawnTuft.width) / drawnTuft.height
      const kinds = [0, 1, 2].map((kind) =>
        pictureTexture(drawings.picture(`scenery/tuft-${kind}`), { width: across, height: tall, density }),
      )
      for (const old of new Set(grass.map(({ texture }) => texture))) stage.retire(old)
      for (const [index, sprite] of grass.entries()) {
        const { kind, at, size: part, way } = tufts[index] ?? tufts[0]
        sprite.texture = kinds[kind] ?? sprite.texture
        sprite.scale.set(part * way, part)
        sprite.position.set(view.width * at, root + tall * (kind === 2 ? -0.1 : 0.05))
      }
      sway(0)
    },
  }
}

/** A ridge whose edge the moon lights; below it fades into mist. */
function paintRidge({ ridge, view, cell }: Places): Texture {
  const [width, height] = [ridge.width, Math.max(60, cell.height * 0.9)]
  return painted({ width, height, density: view.density }, (brush) => {
    const edge = (x: number) => 6 + ((x / width - 0.5) * 2) ** 2 * height * 0.62
    const fade = brush.createLinearGradient(0, 0, 0, height)
    fade.addColorStop(0, colours.deep)
    fade.addColorStop(0.3, 'rgb(34 54 95 / .86)')
    fade.addColorStop(1, 'rgb(34 54 95 / 0)')
    brush.beginPath()
    brush.moveTo(0, height)
    for (let step = 0; step <= 40; step++) brush.lineTo((width * step) / 40, edge((width * step) / 40))
    brush.lineTo(width, height)
    brush.closePath()
    brush.fillStyle = fade
    brush.fill()
    brush.lineWidth = 1.4
    for (let blade = 0; blade < 90; blade++) {
      const x = ((blade * 0.618034) % 1) * width
      const high = 3 + (blade % 5) * 2.2
      brush.strokeStyle = blade % 4 ? colours.deep : colours.pale
      brush.beginPath()
      brush.moveTo(x, edge(x) + 2)
      brush.quadraticCurveTo(x - 1, edge(x) - high * 0.6, x - 4 - (blade % 3), edge(x) - high)
      brush.stroke()
    }
  })
}
