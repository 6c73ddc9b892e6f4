import type { Texture } from 'pixi.js'
import { paintShine } from '../../../shell/stage/pictures.ts'
import { type Painting, paintedSheet } from '../../../shell/stage/sheet.ts'

/** Lights in white, tinted when shown, on one sheet. A dot's disc is 16 px wide, a streak 40 × 8 px, a glow 16 px. */
export interface ParticleTextures {
  readonly dot: Texture
  /** Its head is on the right. */
  readonly streak: Texture
  readonly glow: Texture
}

export function paintParticles(density: number): ParticleTextures {
  return paintedSheet({ dot: dot(density), streak: streak(density), glow })
}

/** A round bead with a faint ring, as in the drawings. */
function dot(density: number): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    for (const [radius, alpha] of [
      [17, 0.1],
      [12.5, 0.18],
      [8, 1],
    ] as const) {
      brush.beginPath()
      brush.arc(18, 18, radius, 0, Math.PI * 2)
      brush.fillStyle = `rgb(255 255 255 / ${alpha})`
      brush.fill()
    }
  }
  return { width: 36, height: 36, density, paint }
}

function streak(density: number): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    const wash = brush.createLinearGradient(0, 0, 40, 0)
    wash.addColorStop(0, 'rgb(255 255 255 / 0)')
    wash.addColorStop(0.6, 'rgb(255 255 255 / .75)')
    wash.addColorStop(1, 'rgb(255 255 255 / 1)')
    brush.fillStyle = wash
    brush.beginPath()
    brush.moveTo(0, 6)
    brush.quadraticCurveTo(22, 3.6, 36, 2.2)
    brush.arc(36, 6, 3.8, -Math.PI / 2, Math.PI / 2)
    brush.quadraticCurveTo(22, 8.4, 0, 6)
    brush.fill()
  }
  return { width: 40, height: 12, density, paint }
}

/** Painted at a high density, because it is shown larger than the others. */
const glow: Painting = {
  width: 16,
  height: 16,
  density: 16,
  paint: (brush) => {
    paintShine(
      brush,
      { x: 8, y: 8, radius: 8 },
      { 0: 'rgb(255 255 255 / .8)', 0.35: 'rgb(255 255 255 / .28)', 1: 'rgb(255 255 255 / 0)' },
    )
  },
}
