import type { BonusGamesRules } from '../../engines/slot/bonus-games/rules.ts'
import { fiveLines } from '../../engines/slot/kernel/pay-lines.ts'
import { strips } from './strips.ts'

/**
 * 花火師 The Firework Maker: a workshop on the evening before the festival. Three reels of three rows, five lines (three rows, two diagonals), all wins from the
 * left reel.
 *
 * Three bonus symbols on a line light the notice lamp and start a run of bonus games, played at once and without a further stake:
 * - `seven`     a red 7 of burning powder: starts BIG
 * - `happi`     an indigo festival coat with the crest 祭: starts REG
 *
 * Symbols that pay, highest first:
 * - `shell`     打上げ玉, a launch shell tied with rope
 * - `lantern`   提灯, a paper lantern
 * - `drum`      太鼓, a festival drum
 * - `goldfish`  金魚, a goldfish in a bowl
 * - `fan`       うちわ, a round paper fan
 * - `chime`     風鈴, a glass wind chime
 * - `sparkler`  線香花火, a small sparkler; it pays already when it stands alone on the left reel
 *
 * BIG is a run of 12 games at most and ends early with the eighth that wins; REG is 6 at most and ends with the fourth.
 * In bonus games the same reels turn without `seven` and `happi`, over a lit sky.
 */
export const rules: BonusGamesRules = {
  gameCode: 'firework-maker',
  rows: 3,
  lines: fiveLines,
  symbols: [
    { id: 'seven', role: 'bonus', pays: {} },
    { id: 'happi', role: 'bonus', pays: {} },
    { id: 'shell', role: 'pays', pays: { 3: 200 } },
    { id: 'lantern', role: 'pays', pays: { 3: 80 } },
    { id: 'drum', role: 'pays', pays: { 3: 60 } },
    { id: 'goldfish', role: 'pays', pays: { 3: 30 } },
    { id: 'fan', role: 'pays', pays: { 3: 25 } },
    { id: 'chime', role: 'pays', pays: { 3: 15 } },
    { id: 'sparkler', role: 'pays', pays: { 1: 3, 2: 10, 3: 20 } },
  ],
  strips,
  bonuses: {
    big: { symbol: 'seven', games: 12, wins: 8 },
    reg: { symbol: 'happi', games: 6, wins: 4 },
  },
}
