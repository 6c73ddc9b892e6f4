import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import { band, faded, rendered, type Samples } from '../../sound/samples.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { water, wind } from '../../sound/water-and-air.ts'

/** Clappers and a bright koto over wind and waves; a taiko and a bell for what is rare. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const koto = voice(player, { name: 'koto', hertz: 329.63, scale: 'yo', gain: 0.34, render: pluck })
  const clap = beats(player, { name: 'clappers', gain: 0.42, render: (rate) => wood(rate, 1380) })
  const taiko = beats(player, { name: 'taiko', gain: 0.5, render: (rate) => drum(rate, 70) })
  const rin = beats(player, { name: 'rin', gain: 0.26, render: (rate) => bell(rate, 659) })
  const gust = beats(player, { name: 'gust', gain: 0.3, render: cloth })
  const upwards = [0, 2, 3, 4, 5, 7, 8, 9, 10, 12]
  return {
    ambience: () => {
      player.loop('waves', (rate) => water(rate, 7), 0.285)
      player.loop('wind', (rate) => wind(rate, 8, 360), 0.05)
    },
    start: () => player.play('card', paper, { gain: 0.34 }),
    land: (reel) => player.play(`clap-${reel}`, (rate) => wood(rate, 980 + reel * 90), { gain: 0.36 }),
    anticipate: (reel) => {
      gust([0], { gain: 0.18 })
      koto.play(reel + 2, { gain: 0.14, delayS: 0.12 })
    },
    line: (index) => koto.run([index % 9, (index + 2) % 9], { apartS: 0.08 }),
    win: () => koto.run([0, 3, 5, 7, 10], { apartS: 0.09, gain: 0.4 }),
    scatter: () => rin([0, 1, 2], { beatS: 0.2 }),
    // a sail unfurls
    remove: (number) => {
      gust([0], { gain: 0.26 })
      clap([0.62 + number * 0.02], { beatS: 1, gain: 0.2 })
    },
    multiplier: (value) => koto.play(value + 2, { gain: 0.24 }),
    lamp: () => rin(),
    coin: () => koto.play(8, { gain: 0.24 }),
    // the sun rises
    feature: () => {
      player.duck(3)
      rin([0], { startS: 0.1 })
      koto.run(upwards, { gain: 0.26, startS: 0.2, apartS: 0.08 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      clap([0, 1, 1.6, 2.1, 2.4], { beatS: 0.34 })
      taiko([0, 2, 3, 4, ...[6, 7, 8, 9].slice(0, size + 1)], { beatS: 0.3 })
      koto.run(upwards.toReversed(), { gain: 0.24, startS: 1.1, apartS: 0.06 })
      koto.run(upwards, { gain: 0.28 + size * 0.02, startS: 1.9, apartS: 0.08 })
      rin([0, ...[2, 4, 6].slice(0, size)], { startS: 2.8 })
    },
  }
}

/** Sailcloth that falls open and fills with wind. */
function cloth(rate: number, seconds = 1): Samples {
  const air = band(rate, seconds, { low: 180, high: 1500, seed: 41 })
  const flap = band(rate, seconds, { low: 60, high: 420, seed: 43 })
  return faded(
    rendered(rate, seconds, (t, index) => {
      const flutter = 0.6 + 0.4 * Math.sin(2 * Math.PI * (9 + 8 * t) * t)
      const fill = Math.exp(-(((t - 0.66) / 0.09) ** 2))
      return (air[index] ?? 0) * 1.5 * flutter * Math.sin(Math.PI * t) + (flap[index] ?? 0) * 2.4 * fill
    }),
    rate,
    0.2,
  )
}

/** A stack of cards that is drawn away. */
function paper(rate: number, seconds = 0.34): Samples {
  const rub = band(rate, seconds, { low: 900, high: 4200, seed: 47 })
  return faded(
    rendered(rate, seconds, (t, index) => {
      const slip = (t * 17) % 1
      return (rub[index] ?? 0) * (1 - slip) * Math.exp(-t * 6) * Math.min(1, t * 120)
    }),
    rate,
    0.06,
  )
}
