import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { Daruma } from './daruma.ts'
import type { createFestival } from './festival.ts'
import type { Places } from './places.ts'

/** For each tier: slips of paper, toys that leap, and jumps of the daruma. */
const shows: Readonly<Record<WinTier, { slips: number; toys: number; jumps: number }>> = {
  big: { slips: 70, toys: 0, jumps: 3 },
  super: { slips: 90, toys: 8, jumps: 4 },
  mega: { slips: 110, toys: 14, jumps: 6 },
  epic: { slips: 130, toys: 20, jumps: 8 },
}
const mostToys = 20
const kinds = ['temari', 'top', 'kite', 'pinwheel', 'crane', 'drum', 'horse'] as const

/** For a big win the daruma gets its second eye and jumps, paper falls, and for the higher tiers the blocks of the tower leap up in front of the shop. */
export function createCelebrations(
  stage: Stage,
  deps: { drawings: Drawings; daruma: Daruma; festival: ReturnType<typeof createFestival> },
) {
  const { drawings, daruma, festival } = deps
  const container = new Container()
  const toys = Array.from({ length: mostToys }, () => new Sprite())
  for (const sprite of toys) sprite.anchor.set(0.5)
  container.addChild(...toys)
  container.visible = false
  let view = { width: 0, height: 0 }
  let side = 0

  const leap = (count: number, progress: number) => {
    for (const [index, sprite] of toys.entries()) {
      const [late, random] = [((index * 0.618) % 1) * 0.6, (index * 0.377) % 1]
      const t = Math.min(1, Math.max(0, (progress - late) / 0.38))
      sprite.visible = index < count && t > 0 && t < 1
      const rise = (0.75 + random * 0.4) * 4 * t * (1 - t)
      // from both sides of the tower
      const from = index % 2 ? 0.04 + random * 0.22 : 0.74 + random * 0.22
      sprite.position.set(
        view.width * (from + (t - 0.5) * (index % 2 ? 0.16 : -0.16)),
        view.height + side - rise * view.height * 0.86,
      )
      sprite.rotation = (index % 2 ? 1 : -1) * (t - 0.5) * (4 + random * 5)
    }
  }

  return {
    container,
    layOut: ({ view: next, cell }: Places): void => {
      view = next
      side = Math.max(44, cell.width * 0.8)
      const old = toys[0]?.texture
      if (old) stage.retire(old)
      const sheet = paintedSheet(
        Object.fromEntries(
          kinds.map((kind) => [
            kind,
            pictureOn(drawings.picture(`symbols/${kind}`), { width: side, height: side, density: next.density }),
          ]),
        ),
      )
      for (const [index, sprite] of toys.entries()) {
        const texture = sheet[kinds[index % kinds.length] ?? 'top']
        if (texture) sprite.texture = texture
      }
    },
    of: (tier: WinTier): Celebration => {
      const { slips, toys: count, jumps } = shows[tier]
      let jumped = 0
      let last = 0
      return {
        begin: () => {
          container.visible = true
          festival.pour(stage.plain ? slips / 3 : slips)
          void festival.turn(true)
          void daruma.paintEye(1)
          daruma.look(null)
        },
        step: (progress) => {
          leap(stage.plain ? count / 3 : count, progress)
          if (stage.plain) festival.confetti.advance((progress - last) * 4)
          last = progress
          if (progress < 0.12 || progress * jumps < jumped) return
          jumped += 1
          daruma.nudge(jumped % 2 ? 1.6 : -1.6)
          void daruma.hop(0.34, 520)
        },
        end: () => {
          container.visible = false
          festival.settle()
        },
      }
    },
  }
}
