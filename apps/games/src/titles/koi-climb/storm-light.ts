import type { Texture } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import { colours } from './colours.ts'
import type { Gorge } from './places.ts'

/** Multiplied with the gorge, so that its lines stay. */
export function paintDusk({ view }: Gorge): Texture {
  const { width, height } = view
  return painted({ width, height, density: 0.5 }, (brush) => {
    const dusk = brush.createLinearGradient(0, 0, 0, height)
    dusk.addColorStop(0, '#232a66')
    dusk.addColorStop(0.45, '#4e5aa8')
    dusk.addColorStop(1, '#3b3478')
    brush.fillStyle = dusk
    brush.fillRect(0, 0, width, height)
  })
}

/** Gold that breaks through above and shines on the water below; added to what is there. */
export function paintGold({ view, fall, waterline }: Gorge): Texture {
  const { width, height } = view
  return painted({ width, height, density: 0.5 }, (brush) => {
    const middle = fall.x + fall.width / 2
    const glow = (y: number, radius: number, strength: number) => {
      const gold = brush.createRadialGradient(middle, y, 0, middle, y, radius)
      gold.addColorStop(0, `rgb(255 176 40 / ${strength})`)
      gold.addColorStop(0.55, `rgb(240 140 20 / ${strength * 0.5})`)
      gold.addColorStop(1, 'rgb(240 140 20 / 0)')
      brush.fillStyle = gold
      brush.fillRect(0, 0, width, height)
    }
    glow(0, Math.max(fall.width * 0.44, height * 0.4), 0.85)
    glow(waterline, fall.width * 0.45, 0.34)
    brush.fillStyle = 'rgb(255 195 70 / .16)'
    for (const turn of [-0.62, -0.36, -0.12, 0.14, 0.38, 0.64]) {
      brush.beginPath()
      brush.moveTo(middle, -height * 0.2)
      brush.lineTo(middle + Math.sin(turn - 0.05) * height * 1.5, height)
      brush.lineTo(middle + Math.sin(turn + 0.05) * height * 1.5, height)
      brush.closePath()
      brush.fill()
    }
  })
}

export function paintRain({ view }: Gorge, sheet: number): Texture {
  const { width, height } = view
  return painted({ width, height, density: 1 }, (brush) => {
    brush.strokeStyle = sheet ? 'rgb(255 240 200 / .34)' : 'rgb(190 214 240 / .28)'
    brush.lineWidth = sheet ? 1.6 : 1
    brush.beginPath()
    for (let index = 0; index < Math.round(width / 12); index++) {
      const [x, y] = [((index * 0.618034 + sheet * 0.3) % 1) * width, ((index * 0.754878) % 1) * height]
      const long = 22 + (index % 5) * 8
      brush.moveTo(x, y)
      brush.lineTo(x - long * 0.1, Math.min(height, y + long))
    }
    brush.stroke()
  })
}

export function paintLeaf({ cell, view }: Gorge): Texture {
  const size = Math.max(7, cell.width * 0.13)
  return painted({ width: size, height: size, density: view.density }, (brush) => {
    brush.fillStyle = colours.leafPale
    brush.beginPath()
    brush.moveTo(size * 0.1, size * 0.3)
    brush.lineTo(size * 0.7, size * 0.05)
    brush.lineTo(size * 0.95, size * 0.7)
    brush.lineTo(size * 0.3, size * 0.95)
    brush.closePath()
    brush.fill()
    brush.strokeStyle = colours.leaf
    brush.lineWidth = 1
    brush.stroke()
  })
}
