import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { type Painting, paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { Places } from './places.ts'
import { coats } from './shoal.ts'

/** For each tier: fish that leap, and drops around them. */
const shows: Readonly<Record<WinTier, { fish: number; drops: number }>> = {
  big: { fish: 9, drops: 36 },
  super: { fish: 16, drops: 56 },
  mega: { fish: 26, drops: 80 },
  epic: { fish: 40, drops: 110 },
}
const most = shows.epic
/** The drawings: see the shoal. */
const drawn = { width: 160, high: 270, root: 144 } as const

/** For a big win goldfish leap out of the tank in arcs; the higher the tier, the more, and the more golden ones. */
export function createCelebrations(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const fish = Array.from({ length: most.fish }, () => new Sprite())
  const drops = Array.from({ length: most.drops }, () => new Sprite())
  for (const sprite of [...drops, ...fish]) sprite.anchor.set(0.5)
  container.addChild(...drops, ...fish)
  container.visible = false
  let view = { width: 1, height: 1 }
  let kinds: (Texture | undefined)[] = []
  let golden: Texture | undefined

  /** A leap from below the view: `part` 0 … 1 of it, its start, its reach and its height. */
  const leap = (sprite: Sprite, part: number, way: { x: number; reach: number; up: number }) => {
    sprite.visible = part > 0 && part < 1
    sprite.position.set(way.x + way.reach * part, view.height * (1.1 - way.up * 4 * part * (1 - part)))
    sprite.rotation = Math.atan2(way.reach, view.height * way.up * 4 * (1 - 2 * part)) + Math.sin(part * 22) * 0.08
  }
  const throwAll = (show: (typeof shows)[WinTier], progress: number) => {
    for (const [index, sprite] of fish.entries()) {
      const random = ((index + 1) * 0.618) % 1
      const part = index < show.fish ? (progress - random * 0.66) / 0.3 : 0
      const from = ((index + 1) * 0.755) % 1
      leap(sprite, part, {
        x: view.width * from,
        reach: view.width * (from < 0.5 ? 1 : -1) * (0.12 + random * 0.24),
        up: 0.5 + random * 0.55,
      })
    }
    for (const [index, sprite] of drops.entries()) {
      const random = ((index + 1) * 0.377) % 1
      const part = index < show.drops ? (progress - random * 0.74) / 0.24 : 0
      const from = ((index + 1) * 0.618) % 1
      leap(sprite, part, { x: view.width * from, reach: view.width * (from - 0.5) * 0.2, up: 0.2 + random * 0.6 })
      sprite.scale.set(0.4 + random * 0.8)
    }
  }

  return {
    container,
    layOut: ({ view: next, fish: length }: Places): void => {
      view = next
      const old = fish[0]?.texture
      if (old) stage.retire(old)
      const { density } = next
      const sheet = paintedSheet<string>({
        ...Object.fromEntries(coats.map((coat) => [coat, wholeFish(coat, { drawings, length, density })])),
        drop: pictureOn(drawings.picture('scenery/drop'), { width: length * 0.2, height: length * 0.2, density }),
      })
      kinds = fish.map((_, index) => sheet[coats[index % coats.length] ?? 'red'] ?? sheet.drop)
      golden = sheet.gold
      for (const [index, sprite] of fish.entries()) {
        const texture = kinds[index]
        if (texture) sprite.texture = texture
      }
      for (const sprite of drops) if (sheet.drop) sprite.texture = sheet.drop
    },
    of: (tier: WinTier): Celebration => {
      const show = shows[tier]
      return {
        begin: () => {
          container.visible = true
          for (const [index, sprite] of fish.entries()) {
            const texture = tier === 'epic' && index % 2 === 0 ? golden : kinds[index]
            if (texture) sprite.texture = texture
          }
        },
        step: (progress) => throwAll(show, progress),
        end: () => {
          container.visible = false
        },
      }
    },
  }
}

/** A fish, its body over its tail. */
function wholeFish(
  coat: (typeof coats)[number],
  { drawings, length, density }: { drawings: Drawings; length: number; density: number },
): Painting {
  const scale = (length * 1.15) / drawn.high
  const width = drawn.width * scale
  const paint = (brush: CanvasRenderingContext2D) => {
    const draw = (part: string, y: number, high: number) =>
      brush.drawImage(drawings.picture(`scenery/${part}-${coat}`), 0, y * scale, width, high * scale)
    draw('tail', drawn.root, 120)
    draw('body', 0, 170)
  }
  return { width, height: drawn.high * scale, density, paint }
}
