import type { HeldValue, HoldLook, HoldTexts } from '../../engines/slot/hold/hold-look.ts'
import { colours } from './colours.ts'

function headOf({ multiple, tier }: HeldValue): string {
  if (tier === 'major') return 'middle'
  if (tier === 'mini') return 'small'
  return multiple >= 20 ? 'gold' : multiple >= 5 ? 'silver' : 'plain'
}

const ja: HoldTexts = {
  prizes: { mini: '小', major: '中', grand: '大' },
  start: (heads) => `太鼓${heads}張・連打開始`,
  left: (left, total) => `残り${left}回・合計 ${total}`,
  landed: ({ landed, held, cells, left }) =>
    `太鼓が${landed}張加わり、${cells}張のうち${held}張。残り${left}回に戻りました。`,
  missed: (left) => (left > 0 ? `太鼓は出ませんでした。残り${left}回です。` : '連打が終わりました。'),
  full: (amount) => `固定賞「大」 ${amount}`,
  end: (amount) => `太鼓の合計 ${amount}`.trim(),
}

const en: HoldTexts = {
  prizes: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  start: (heads) => `${heads} drums: the storm breaks`,
  left: (left, total) => `${left === 1 ? '1 respin' : `${left} respins`} left · total ${total}`,
  landed: ({ landed, held, cells, left }) => `${landed} more drums: ${held} of ${cells}. ${left} respins again.`,
  missed: (left) => (left > 0 ? `No drum. ${left} left.` : 'The drumming is over.'),
  full: (amount) => `Grand prize ${amount}`,
  end: (amount) => `Drums pay ${amount}`.trim(),
}

export const hold: HoldLook = {
  coin: (value) => `coins/${headOf(value)}`,
  empty: paintEmpty,
  plate: { y: 0.8, width: 0.86, height: 0.27, face: colours.ink, rim: colours.gold, text: colours.goldPale },
  texts: { ja, en },
}

/** A dark hollow with the mark of a drum that is missing. */
function paintEmpty(brush: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): void {
  const [x, y, radius] = [width / 2, height / 2, Math.min(width, height) * 0.36]
  brush.fillStyle = '#0a0820'
  brush.fillRect(0, 0, width, height)
  brush.strokeStyle = 'rgb(244 180 44 / .2)'
  brush.lineWidth = 1
  brush.strokeRect(0.5, 0.5, width - 1, height - 1)
  const hollow = brush.createRadialGradient(x, y, 0, x, y, radius * 1.3)
  hollow.addColorStop(0, '#1d1a4c')
  hollow.addColorStop(1, '#0a0820')
  brush.fillStyle = hollow
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
  brush.lineWidth = Math.max(1.5, width * 0.02)
  brush.strokeStyle = '#322f70'
  brush.stroke()
  for (const turn of [0, 1, 2]) {
    brush.beginPath()
    brush.arc(x, y, radius * 0.5, (turn * Math.PI * 2) / 3, (turn * Math.PI * 2) / 3 + 1.3)
    brush.stroke()
  }
}
