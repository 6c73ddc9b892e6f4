import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const lightMs = 900
const reels = [0, 1, 2] as const

/** The paper of the three windows. A held one is lit from inside, has a cage before it, and shines on the water. */
export function createWindows(stage: Stage, drawings: Drawings) {
  const [behind, inFront] = [new Container(), new Container()]
  const sprites = () => reels.map(() => new Sprite())
  const [dark, lit, cages, glows, mirrored] = [sprites(), sprites(), sprites(), sprites(), sprites()]
  for (const sprite of [...glows, ...mirrored]) {
    sprite.blendMode = 'add'
    sprite.anchor.set(0.5, 0)
  }
  for (const glow of glows) glow.anchor.set(0.5)
  behind.addChild(...mirrored, ...dark, ...lit)
  inFront.addChild(...cages, ...glows)
  /** 0 … 1 for each window: held by a firefly. */
  const held = [0, 0, 0]
  /** All windows are lit for a celebration, without cages. */
  let feast = 0

  const show = () => {
    for (const reel of reels) {
      const light = Math.max(held[reel] ?? 0, feast)
      for (const [sprites, alpha] of [
        [lit, light],
        [cages, held[reel] ?? 0],
        [glows, light * 0.75],
        [mirrored, light],
      ] as const) {
        const sprite = sprites[reel]
        if (sprite) sprite.alpha = alpha
      }
    }
    stage.redraw()
  }
  show()
  stage.onIdleFrame((_, nowMs) => {
    if (!stage.sways()) return
    for (const [reel, sprite] of mirrored.entries()) sprite.skew.x = Math.sin(nowMs / 1300 + reel) * 0.045
  })

  return {
    behind,
    inFront,
    layOut: ({ windows, view, stream }: Places): void => {
      const [first] = windows
      if (!first) return
      for (const sprite of [dark[0], glows[0], mirrored[0]]) if (sprite) stage.retire(sprite.texture)
      const picture = (name: string) =>
        pictureOn(drawings.picture(`scenery/${name}`), { ...first, density: view.density })
      const sheet = paintedSheet({ dark: picture('paper-dark'), lit: picture('paper-lit'), cage: picture('cage') })
      const [glow, ripples] = [paintGlow(), paintRipples()]
      for (const reel of reels) {
        const box = windows[reel] ?? first
        const place = (sprite: Sprite | undefined, texture: Texture) => {
          if (!sprite) return
          sprite.texture = texture
          sprite.position.set(box.x, box.y)
        }
        place(dark[reel], sheet.dark)
        place(lit[reel], sheet.lit)
        place(cages[reel], sheet.cage)
        const middle = box.x + box.width / 2
        const [around, below] = [glows[reel], mirrored[reel]]
        if (!around || !below) continue
        around.texture = glow
        around.setSize(box.width * 1.9, box.height * 1.3)
        around.position.set(middle, box.y + box.height / 2)
        below.texture = ripples
        below.setSize(box.width * 1.5, Math.min(stream.height * 1.2, box.height * 0.7))
        // the outer windows shine past the walls
        below.position.set(middle + (reel - 1) * box.width * 1.1, stream.y - below.height * 0.3)
      }
      show()
    },
    isHeld: (reel: number): boolean => (held[reel] ?? 0) > 0,
    light: async (added: readonly number[]): Promise<void> => {
      await stage.play(stage.calm() ? 0 : lightMs, (progress) => {
        for (const reel of added) held[reel] = easeInOut(progress)
        show()
      })
    },
    /** All but those in `kept`. */
    putOut: async ({ kept }: { kept: readonly number[] }): Promise<void> => {
      const from = [...held]
      const out = reels.filter((reel) => held[reel] && !kept.includes(reel))
      if (out.length === 0) return
      await stage.play(stage.calm() ? 0 : 420, (progress) => {
        for (const reel of out) held[reel] = (from[reel] ?? 0) * (1 - progress)
        show()
      })
    },
    setFeast: (part: number): void => {
      feast = part
      show()
    },
  }
}

function paintGlow(): Texture {
  return painted({ width: 128, height: 128, density: 1 }, (brush) => {
    const wash = brush.createRadialGradient(64, 64, 0, 64, 64, 64)
    wash.addColorStop(0, 'rgb(255 176 80 / .42)')
    wash.addColorStop(0.5, 'rgb(255 150 60 / .16)')
    wash.addColorStop(1, 'rgb(255 140 50 / 0)')
    brush.fillStyle = wash
    brush.fillRect(0, 0, 128, 128)
  })
}

/** The light of a window, broken by the stream. */
function paintRipples(): Texture {
  return painted({ width: 128, height: 128, density: 1 }, (brush) => {
    for (let row = 0; row < 11; row++) {
      const [y, half] = [30 + row * 9, 44 - row * 3 + (row % 3) * 7]
      const wash = brush.createLinearGradient(64 - half, 0, 64 + half, 0)
      wash.addColorStop(0, 'rgb(255 170 70 / 0)')
      wash.addColorStop(0.5, `rgb(255 176 80 / ${0.62 - row * 0.045})`)
      wash.addColorStop(1, 'rgb(255 170 70 / 0)')
      brush.fillStyle = wash
      brush.beginPath()
      brush.ellipse(64 + (row % 2 ? 6 : -6), y, half, 3.4, 0, 0, Math.PI * 2)
      brush.fill()
    }
  })
}
