import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { coinRing, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import { band, faded, rendered, type Samples } from '../../sound/samples.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute, shamisen } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** Wooden clappers, the breath of a shakuhachi in the dark miyako scale, a low drum, and paper that rustles. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const pipe = voice(player, { name: 'flute', hertz: 293.66, scale: 'miyako', gain: 0.36, render: flute })
  const strings = voice(player, { name: 'shamisen', hertz: 220, scale: 'miyako', gain: 0.4, render: shamisen })
  const clappers = beats(player, { name: 'clappers', gain: 0.42, render: (rate) => wood(rate, 1480) })
  const deep = beats(player, { name: 'drum', gain: 0.52, render: (rate) => drum(rate, 46) })
  const paper = beats(player, { name: 'paper', gain: 0.4, render: rustle })
  const fire = beats(player, { name: 'fire', gain: 0.36, render: (rate) => rustle(rate, 0.7, 300, 1600) })
  return {
    ambience: () => player.loop('night-wind', (rate) => wind(rate, 6, 360), 0.43),
    start: () => {
      paper([0], { gain: 0.17 })
      clappers([0], { gain: 0.11 })
    },
    land: (reel) => clappers([0], { gain: 0.13 + (reel % 2) * 0.03 }),
    anticipate: (reel) => pipe.play(reel, { gain: 0.14, delayS: 0.1 }),
    line: (index) => strings.run([index % 5, (index % 5) + 2], { apartS: 0.08 }),
    win: () => {
      strings.run([0, 2, 3, 5], { apartS: 0.1 })
      clappers([0, 3], { beatS: 0.1, gain: 0.3 })
      pipe.play(5, { delayS: 0.34, gain: 0.26 })
    },
    scatter: () => {
      deep()
      pipe.run([0, 1, 3], { apartS: 0.26, gain: 0.26 })
    },
    remove: (number) => {
      fire([0], { gain: 0.3 })
      paper([0, 1.2], { gain: 0.24, startS: 0.36 })
      pipe.play(Math.min(10, number), { gain: 0.1, delayS: 0.2 })
    },
    multiplier: (value) => {
      clappers([0, 1], { beatS: 0.11, gain: 0.2 })
      strings.play(value, { gain: 0.22 })
    },
    lamp: () => pipe.play(5),
    coin: () => player.play('coin', coinRing, { gain: 0.3 }),
    feature: () => {
      player.duck(4)
      clappers([0, 3, 5, 6.4, 7.4, 8.2, 8.8, 9.3, 9.7, 10], { beatS: 0.14 })
      deep([0, 2, 3, 4], { startS: 1.5, beatS: 0.4 })
      pipe.run([0, 1, 3, 5, 6], { startS: 1.6, apartS: 0.32 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      deep([0, 1.5, 2, 4, 5.5, 6, 8, 9.5, 10, 12].slice(0, 5 + size * 1.6), { beatS: 0.32, gain: 0.44 })
      clappers([0, 4, 8, 12, 14, 15].slice(0, 3 + size), { beatS: 0.32, gain: 0.32 })
      strings.run([0, 2, 3, 5, 7, 8, 10, 12], { startS: 0.5, apartS: 0.1 })
      pipe.run([5, 6, 8, 10, 8, 11, 12].slice(0, 4 + size), { startS: 1.2, apartS: 0.32, gain: 0.3 })
    },
  }
}

/** Paper that is unrolled; lower and longer it is fire. */
function rustle(rate: number, seconds = 0.34, low = 1400, high = 6200): Samples {
  const air = band(rate, seconds, { low, high, seed: 113 })
  const grain = band(rate, seconds, { low: 20, high: 70, seed: 127 })
  return faded(
    rendered(
      rate,
      seconds,
      (t, index) =>
        (air[index] ?? 0) *
        (0.55 + 5 * Math.abs(grain[index] ?? 0)) *
        Math.sin(Math.PI * Math.min(1, t / seconds) ** 0.7),
    ),
    rate,
    0.08,
  )
}
