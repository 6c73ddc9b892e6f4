import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import { createCranes } from './cranes.ts'
import type { Places } from './places.ts'

/** For each tier: how much falls, whether cranes cross, and how high the sea rises. */
const shows: Readonly<Record<WinTier, { pieces: number; cranes: boolean; swell: number }>> = {
  big: { pieces: 46, cranes: false, swell: 0.5 },
  super: { pieces: 74, cranes: true, swell: 0.9 },
  mega: { pieces: 104, cranes: true, swell: 1.6 },
  epic: { pieces: 140, cranes: true, swell: 2.4 },
}
const mostPieces = 140
const papers = ['coin', 'petal', 'foil', 'plum', 'coin', 'foil'] as const

/** For a big win: coins, petals and foil rain, the sea rises, and for the higher tiers cranes cross in formation. */
export function createCelebrations(
  stage: Stage,
  drawings: Drawings,
  { swell, blow }: { swell: (part: number) => void; blow: (part: number) => void },
) {
  const container = new Container()
  const flock = createCranes(stage, drawings, 5)
  const pieces = Array.from({ length: mostPieces }, () => new Sprite())
  for (const piece of pieces) piece.anchor.set(0.5)
  container.addChild(flock.container, ...pieces)
  container.visible = false
  let places: Places | null = null

  const rain = (count: number, progress: number) => {
    if (!places) return
    const { view } = places
    for (const [index, piece] of pieces.entries()) {
      const late = ((index * 0.618) % 1) * 0.56
      const fallen = Math.max(0, progress - late) * (1.2 + ((index * 0.37) % 1) * 0.8)
      piece.visible = index < count && fallen > 0
      piece.position.set(
        ((index * 0.754) % 1) * view.width + Math.sin(progress * 11 + index * 1.7) * 34,
        fallen * view.height * 1.6 - 50,
      )
      const turn = Math.cos(progress * (12 + (index % 5) * 3) + index)
      piece.rotation = index + progress * (index % 2 ? 4 : -4)
      const size = 0.6 + ((index * 0.29) % 1) * 0.6
      piece.scale.set(size, size * turn)
    }
  }
  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { view, cell } = next
      const size = Math.max(22, cell.width * 0.34)
      const on = (path: string) =>
        pictureOn(drawings.picture(`scenery/confetti/${path}`), { width: size, height: size, density: view.density })
      const sheet = paintedSheet({ coin: on('coin'), petal: on('petal'), foil: on('foil'), plum: on('plum') })
      const old = pieces[0]?.texture
      for (const [index, piece] of pieces.entries()) piece.texture = sheet[papers[index % papers.length] ?? 'coin']
      if (old) stage.retire(old)
      flock.layOut(next, Math.max(110, cell.width * 1.5))
    },
    of: (tier: WinTier): Celebration => {
      const show = shows[tier]
      return {
        begin: () => {
          container.visible = true
          flock.container.visible = show.cranes
        },
        step: (progress) => {
          const end = Math.min(1, (1 - progress) * 6)
          container.alpha = end
          rain(stage.plain ? show.pieces / 3 : show.pieces, progress)
          if (places && show.cranes) flock.pass(progress, places.view)
          const risen = easeInOut(Math.min(1, progress * 3)) * end
          swell(risen * show.swell)
          blow(risen)
        },
        end: () => {
          container.visible = false
          swell(0)
          blow(0)
        },
      }
    },
  }
}
