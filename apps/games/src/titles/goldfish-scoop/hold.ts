import type { HeldValue, HoldLook, HoldTexts } from '../../engines/slot/hold/hold-look.ts'
import { colours } from './colours.ts'

/** The kinds of goldfish by the least multiple that they are worth. */
const kinds = [
  { from: 50, name: 'golden' },
  { from: 25, name: 'calico' },
  { from: 10, name: 'ranchu' },
  { from: 5, name: 'demekin' },
  { from: 3, name: 'ryukin' },
  { from: 2, name: 'sarasa' },
  { from: 0, name: 'wakin' },
] as const

const kindOf = ({ multiple }: HeldValue) => kinds.find(({ from }) => multiple >= from)?.name ?? 'wakin'

const ja: HoldTexts = {
  prizes: {},
  start: (fish) => `金魚${fish}匹・すくいタイム`,
  left: (left, total) => `ポイの残り${left}回・合計 ${total}`,
  landed: ({ landed, held, cells, left }) =>
    `金魚が${landed}匹加わり、${cells}マスのうち${held}匹。ポイは新しくなり、残り${left}回です。`,
  missed: (left) => (left > 0 ? `ポイが破れました。残り${left}回です。` : 'ポイが破れきりました。'),
  full: (amount) => `大入り満員 ${amount}`,
  end: (amount) => `すくった金魚 ${amount}`.trim(),
}

const en: HoldTexts = {
  prizes: {},
  start: (fish) => `${fish} goldfish: start scooping`,
  left: (left, total) => `${left === 1 ? '1 respin' : `${left} respins`} left · total ${total}`,
  landed: ({ landed, held, cells, left }) =>
    `${landed} more goldfish: ${held} of ${cells} cells. New paper, ${left} respins left.`,
  missed: (left) => (left > 0 ? `The paper tears. ${left} left.` : 'The paper is gone.'),
  full: (amount) => `Full tank ${amount}`,
  end: (amount) => `Goldfish scooped ${amount}`.trim(),
}

export const hold: HoldLook = {
  coin: (value) => `coins/${kindOf(value)}`,
  empty: paintEmpty,
  plate: { y: 0.83, width: 0.64, height: 0.27, face: '#fffbe8', rim: colours.ink, text: '#a3201a' },
  texts: { ja, en },
}

/** Dark water with a ring on it. */
function paintEmpty(brush: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): void {
  const gap = Math.max(2, width * 0.03)
  const pool = brush.createRadialGradient(width / 2, height * 0.42, width * 0.05, width / 2, height / 2, width * 0.75)
  pool.addColorStop(0, '#1d6f9c')
  pool.addColorStop(0.6, '#124f80')
  pool.addColorStop(1, '#0d3a66')
  brush.fillStyle = '#0b3157'
  brush.fillRect(0, 0, width, height)
  brush.beginPath()
  brush.roundRect(gap, gap, width - gap * 2, height - gap * 2, width * 0.16)
  brush.fillStyle = pool
  brush.fill()
  brush.lineWidth = Math.max(1, width * 0.012)
  for (const [part, alpha] of [
    [0.3, 0.34],
    [0.2, 0.22],
  ] as const) {
    brush.beginPath()
    brush.ellipse(width / 2, height * 0.54, width * part, width * part * 0.55, 0, 0, Math.PI * 2)
    brush.strokeStyle = `rgb(165 232 230 / ${alpha})`
    brush.stroke()
  }
}
