import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { painted, shineTexture } from '../../shell/stage/pictures.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const lightMs = 900
const reels = [0, 1, 2] as const

/** The paper of the three windows. A held one is lit from inside, has a cage before it, and shines on the water. */
export function createWindows(stage: Stage, drawings: Drawings) {
  const [behind, inFront] = [new Container(), new Container()]
  const windows = reels.map(createWindow)
  const all = (part: keyof InnWindow) => windows.map((window) => window[part])
  behind.addChild(...all('mirrored'), ...all('dark'), ...all('lit'))
  inFront.addChild(...all('cage'), ...all('glow'))
  /** 0 … 1 for each window: held by a firefly. */
  const held = [0, 0, 0]
  /** All windows are lit for a celebration, without cages. */
  let feast = 0

  const show = () => {
    for (const [reel, { lit, cage, glow, mirrored }] of windows.entries()) {
      const own = held[reel] ?? 0
      const light = Math.max(own, feast)
      lit.alpha = light
      cage.alpha = own
      glow.alpha = light * 0.75
      mirrored.alpha = light
    }
    stage.redraw()
  }
  show()
  stage.onIdleFrame((_, nowMs) => {
    if (!stage.sways()) return
    for (const [reel, { mirrored }] of windows.entries()) mirrored.skew.x = Math.sin(nowMs / 1300 + reel) * 0.045
  })

  return {
    behind,
    inFront,
    layOut: (places: Places): void => {
      const [first] = places.windows
      if (!first) return
      const [one] = windows
      for (const sprite of one ? [one.dark, one.glow, one.mirrored] : []) stage.retire(sprite.texture)
      const picture = (name: string) =>
        pictureOn(drawings.picture(`scenery/${name}`), { ...first, density: places.view.density })
      const sheet = paintedSheet({ dark: picture('paper-dark'), lit: picture('paper-lit'), cage: picture('cage') })
      const textures = { ...sheet, glow: paintGlow(), ripples: paintRipples() }
      for (const [reel, window] of windows.entries()) hang(window, reel, { places, textures })
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

/** The sprites of one window: its paper dark and lit, the cage before it, its light, and that light on the water. */
interface InnWindow {
  readonly dark: Sprite
  readonly lit: Sprite
  readonly cage: Sprite
  readonly glow: Sprite
  readonly mirrored: Sprite
}

function createWindow(): InnWindow {
  const [glow, mirrored] = [new Sprite(), new Sprite()]
  for (const sprite of [glow, mirrored]) sprite.blendMode = 'add'
  glow.anchor.set(0.5)
  mirrored.anchor.set(0.5, 0)
  return { dark: new Sprite(), lit: new Sprite(), cage: new Sprite(), glow, mirrored }
}

function hang(
  window: InnWindow,
  reel: number,
  {
    places: { windows, stream },
    textures,
  }: { places: Places; textures: Record<'dark' | 'lit' | 'cage' | 'glow' | 'ripples', Texture> },
): void {
  const box = windows[reel] ?? windows[0]
  if (!box) return
  for (const name of ['dark', 'lit', 'cage'] as const) {
    window[name].texture = textures[name]
    window[name].position.set(box.x, box.y)
  }
  const { glow, mirrored } = window
  const middle = box.x + box.width / 2
  glow.texture = textures.glow
  glow.setSize(box.width * 1.9, box.height * 1.3)
  glow.position.set(middle, box.y + box.height / 2)
  mirrored.texture = textures.ripples
  mirrored.setSize(box.width * 1.5, Math.min(stream.height * 1.2, box.height * 0.7))
  // the outer windows shine past the walls
  mirrored.position.set(middle + (reel - 1) * box.width * 1.1, stream.y - mirrored.height * 0.3)
}

function paintGlow(): Texture {
  return shineTexture(
    { size: 128, density: 1 },
    { 0: 'rgb(255 176 80 / .42)', 0.5: 'rgb(255 150 60 / .16)', 1: 'rgb(255 140 50 / 0)' },
  )
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
