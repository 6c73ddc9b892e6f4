import { Container, Graphics, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

const shows: Readonly<Record<WinTier, { drops: number; bands: number; couple: boolean }>> = {
  big: { drops: 30, bands: 3, couple: false },
  super: { drops: 50, bands: 5, couple: false },
  mega: { drops: 70, bands: 5, couple: true },
  epic: { drops: 110, bands: 6, couple: true },
}
const mostDrops = 110
const rainbow = [colours.vermilion, '#f08a3c', colours.gold, colours.moss, colours.rain, '#6f8be0'] as const

/** A rainbow rises over the gate, golden drops fall, and for the largest wins bride and groom come forward. */
export function createCelebrations(stage: Stage, drawings: Drawings) {
  const container = new Container()
  container.visible = false
  const arch = createRainbow()
  const drops = createDrops(stage)
  const couple = createCouple(stage, drawings)
  container.addChild(...arch.arcs, ...drops.sprites, ...couple.sprites)

  return {
    container,
    layOut: (next: Places): void => {
      for (const part of [arch, drops, couple]) part.layOut(next)
    },
    of: (tier: WinTier): Celebration => {
      const show = shows[tier]
      return {
        begin: () => {
          container.visible = true
        },
        step: (progress) => {
          container.alpha = Math.min(1, (1 - progress) * 8)
          arch.bend(show.bands, progress)
          drops.fall(stage.plain ? show.drops / 3 : show.drops, progress)
          couple.come(show.couple, progress)
        },
        end: () => {
          container.visible = false
          arch.clear()
        },
      }
    },
  }
}

function createRainbow() {
  const arcs = rainbow.map(() => new Graphics())
  let places: Places | null = null
  /** How much of each arc is drawn; one that stays as it is is not drawn again. */
  let bent: number[] = []
  return {
    arcs,
    layOut: (next: Places): void => {
      places = next
    },
    bend: (bands: number, progress: number): void => {
      if (!places) return
      const { board, view, cell } = places
      const [x, y] = [board.x + board.width / 2, board.y + board.height]
      const outer = Math.min(board.width * 0.62, view.width * 0.56)
      const thick = cell.width * 0.11
      arcs.forEach((arc, band) => {
        const part = band < bands ? easeInOut(Math.min(1, Math.max(0, progress * 3.4 - band * 0.12))) : 0
        if (part === bent[band]) return
        bent[band] = part
        arc.clear()
        if (part === 0) return
        const radius = outer - band * thick
        const squash = Math.min(1.35, (y - Math.max(8, board.y - cell.height * 0.9)) / outer)
        arc.scale.set(1, squash)
        arc.position.set(x, y)
        arc
          .arc(0, 0, radius, Math.PI, Math.PI * (1 + part))
          .stroke({ color: rainbow[band] ?? colours.gold, width: thick + 1, alpha: 0.9 })
      })
    },
    clear: (): void => {
      bent = []
      for (const arc of arcs) arc.clear()
    },
  }
}

/** Golden rain. */
function createDrops(stage: Stage) {
  const sprites = Array.from({ length: mostDrops }, () => new Sprite())
  for (const drop of sprites) drop.anchor.set(0.5)
  let view = { width: 0, height: 0 }
  return {
    sprites,
    layOut: (next: Places): void => {
      view = next.view
      const size = Math.max(16, next.cell.width * 0.24)
      const box = { width: size, height: size * 1.4, density: next.view.density }
      give(
        stage,
        sprites,
        painted(box, (brush) => paintDrop(brush, size)),
      )
    },
    fall: (count: number, progress: number): void => {
      const { width, height } = view
      sprites.forEach((drop, index) => {
        drop.visible = index < count
        const size = 0.5 + ((index * 0.37) % 1) * 0.7
        const down = (((index * 0.618) % 1) + progress * (1.2 + size)) % 1.15
        drop.position.set(((index * 0.754 + 0.1) % 1) * width * 1.1 - down * width * 0.08, (down - 0.08) * height)
        drop.scale.set(size)
        drop.alpha = 0.65 + 0.35 * Math.sin(progress * 60 + index)
      })
    },
  }
}

function createCouple(stage: Stage, drawings: Drawings) {
  const [bride, groom] = [new Sprite(), new Sprite()]
  for (const sprite of [bride, groom]) sprite.anchor.set(0.5, 1)
  let places: Places | null = null
  return {
    sprites: [groom, bride],
    layOut: (next: Places): void => {
      places = next
      const { view, upright } = next
      const high = view.height * (upright ? 0.3 : 0.5)
      const size = { width: (high * 320) / 340, height: high, density: view.density }
      give(stage, [bride], pictureTexture(drawings.picture('scenery/bride-walking'), size))
      give(stage, [groom], pictureTexture(drawings.picture('scenery/groom-walking'), size))
      bride.scale.x = -1
    },
    /** From both sides towards the middle, where they bow. */
    come: (shown: boolean, progress: number): void => {
      bride.visible = groom.visible = shown
      if (!places || !shown) return
      const { view, area, flat } = places
      // on a phone on its side the bars begin where the area ends
      const right = flat ? area.x + area.width : view.width
      const near = easeOut(Math.min(1, progress * 3))
      const bow = Math.sin(Math.min(1, Math.max(0, (progress - 0.4) * 4)) * Math.PI)
      const step = Math.abs(Math.sin(near * Math.PI * 5)) * (1 - near) * 20
      const inset = Math.max(bride.width * 0.46, view.width * 0.11)
      const y = area.y + area.height + places.cell.height * 0.1 - step
      groom.position.set(-groom.width + (groom.width + inset) * near, y)
      bride.position.set(right + bride.width - (bride.width + inset) * near, y)
      groom.rotation = bow * 0.14
      bride.rotation = -bow * 0.14
    },
  }
}

function paintDrop(brush: CanvasRenderingContext2D, size: number): void {
  const [x, high] = [size / 2, size * 1.4]
  brush.beginPath()
  brush.moveTo(x, high * 0.04)
  brush.bezierCurveTo(size * 1.05, high * 0.6, size * 0.9, high * 0.96, x, high * 0.96)
  brush.bezierCurveTo(size * 0.1, high * 0.96, -size * 0.05, high * 0.6, x, high * 0.04)
  brush.fillStyle = colours.gold
  brush.fill()
  brush.lineWidth = size * 0.08
  brush.strokeStyle = colours.ink
  brush.stroke()
  brush.beginPath()
  brush.ellipse(size * 0.4, high * 0.68, size * 0.13, size * 0.22, 0.3, 0, Math.PI * 2)
  brush.fillStyle = '#fff8d8'
  brush.fill()
}
