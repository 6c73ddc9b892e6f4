import { Container, Sprite, type Texture } from 'pixi.js'
import { overshoot } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

const most = 12
const popMs = 320

/** Beads on the board's left rail, from below: one for each win that the bonus can have, lit once it is won. */
export function createWinBeads(stage: Stage) {
  const container = new Container()
  const beads = Array.from({ length: most }, () => new Sprite())
  for (const bead of beads) bead.anchor.set(0.5)
  container.addChild(...beads)
  container.visible = false
  let textures: { readonly dark: Texture; readonly lit: Texture } | null = null
  let places: Places | null = null
  let [count, won] = [0, 0]

  const place = () => {
    if (!places || !textures) return
    const { board, rail } = places
    for (const [index, bead] of beads.entries()) {
      bead.visible = index < count
      bead.texture = index < won ? textures.lit : textures.dark
      bead.scale.set(1)
      const x = Math.max(beadSize(places) * 0.55, board.x - rail * 0.5) // on an upright phone the rail is half outside
      bead.position.set(x, board.y + board.height * (0.86 - (0.72 * index) / Math.max(1, count - 1)))
    }
  }
  return {
    container,
    begin: (wins: number): void => {
      count = Math.min(most, wins)
      won = 0
      container.visible = true
      place()
    },
    win: async (): Promise<void> => {
      won += 1
      place()
      const bead = beads[won - 1]
      if (!bead || stage.calm()) return
      await stage.play(popMs, (part) => bead.scale.set(2 - overshoot(part)))
    },
    end: (): void => {
      container.visible = false
    },
    layOut: (next: Places): void => {
      places = next
      if (textures) for (const texture of [textures.dark, textures.lit]) stage.retire(texture)
      const size = beadSize(next)
      const { density } = next.view
      textures = { dark: paintBead(size, { density, lit: false }), lit: paintBead(size, { density, lit: true }) }
      place()
    },
  }
}

const beadSize = ({ rail }: Places) => Math.max(13, rail * 0.9)

function paintBead(size: number, { density, lit }: { density: number; lit: boolean }): Texture {
  return painted({ width: size, height: size, density }, (brush) => {
    const half = size / 2
    const disc = (radius: number, fill: string) => {
      brush.beginPath()
      brush.arc(half, half, radius * half, 0, Math.PI * 2)
      brush.fillStyle = fill
      brush.fill()
    }
    disc(0.98, colours.ink)
    disc(0.78, lit ? colours.gold : '#3a2440')
    if (!lit) return
    disc(0.5, colours.goldLight)
    disc(0.2, '#fff')
  })
}
