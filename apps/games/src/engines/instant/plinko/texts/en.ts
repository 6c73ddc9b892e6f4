import type { PlinkoTexts } from './plinko-texts.ts'

export const en: PlinkoTexts = {
  start: 'Drop the ball',
  startHint: 'Drop the ball, or press space',
  starting: 'Dropping the ball.',
  cycle: 'Round length',
  hitNote: '',
  rows: 'Rows',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  bins: 'Multipliers and chances of the bins',
  rtp: (percent) => `RTP at least ${percent}`,
  multiple: (value) => `${value}×`,
  chance: (ways, all) => `${ways}/${all}`,
  landed: (multiple, amount) => `The ball landed in a ${multiple} bin. You get ${amount}.`,
  note: (multiple, amount) => `${multiple} · ${amount}`,
  won: 'You win',
  way: (way) => `Path of the ball: ${way}`,
  left: 'left',
  right: 'right',
  pays: 'Multipliers by rows and risk',
  paysMultiple: 'Multiplier',
  paysChance: 'Chance',
  paysAmount: 'Payout',
  paysNote: (stake) => `Bet: ${stake}.`,
  figures: ({ rtp, deviation, above }) =>
    `RTP before rounding ${rtp}, standard deviation ${deviation}, chance of more than the bet ${above}.`,
}
