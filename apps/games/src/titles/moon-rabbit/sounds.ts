import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import { faded, rendered, type Samples } from '../../sound/samples.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { crickets } from '../../sound/water-and-air.ts'

/** A koto harmonic: the string touched at its middle, so that the octave rings without the pluck. */
const harmonic = (rate: number, hertz: number): Samples =>
  faded(
    rendered(rate, 1.8, (t) => {
      const ring = (ratio: number, level: number, decay: number) =>
        Math.sin(2 * Math.PI * hertz * ratio * t) * level * Math.exp(-t * decay)
      return (ring(1, 0.5, 2.4) + ring(2, 0.26, 3.6) + ring(3.01, 0.08, 6)) * Math.min(1, t * 260)
    }),
    rate,
    0.4,
  )

/** Light that swells and opens: two near tones that rise and fall together. */
const swell = (rate: number, hertz: number): Samples =>
  faded(
    rendered(rate, 1.5, (t) => {
      const level = Math.sin(Math.PI * Math.min(1, t / 1.5) ** 0.7)
      const tone = (ratio: number) => Math.sin(2 * Math.PI * hertz * ratio * t)
      return (tone(1) * 0.34 + tone(1.006) * 0.28 + tone(1.5) * 0.2 + tone(2.003) * 0.12) * level
    }),
    rate,
    0.3,
  )

/** A mallet on rice cake in a wooden mortar: dull, with the wood behind it. */
const pound = (rate: number): Samples => {
  const [skin, block] = [drum(rate, 74), wood(rate, 360)]
  return skin.map((sample, index) => sample * Math.exp((-index / rate) * 9) * 0.8 + (block[index] ?? 0) * 0.5)
}

/** Insects at night, soft wood, koto harmonics in the ritsu scale. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const koto = voice(player, { name: 'koto', hertz: 293.66, scale: 'ritsu', gain: 0.38, render: pluck })
  const clear = voice(player, { name: 'harmonic', hertz: 587.33, scale: 'ritsu', gain: 0.3, render: harmonic })
  const light = voice(player, { name: 'swell', hertz: 220, scale: 'ritsu', gain: 0.3, render: swell })
  const mallet = beats(player, { name: 'pound', gain: 0.5, render: pound })
  const bowl = beats(player, { name: 'bowl', gain: 0.3, render: (rate) => bell(rate, 440) })
  return {
    ambience: () => player.loop('insects', (rate) => crickets(rate), 0.37),
    start: () => mallet([0], { gain: 0.22 }),
    land: (reel) => player.play(`block-${reel}`, (rate) => wood(rate, 520 + reel * 46), { gain: 0.42 }),
    anticipate: (reel) => clear.play(reel + 1, { gain: 0.16, delayS: 0.1 }),
    line: (index) => koto.run([index % 8, (index % 8) + 2], { apartS: 0.09 }),
    win: () => {
      koto.run([0, 2, 4, 5, 7], { apartS: 0.12, gain: 0.42 })
      clear.play(5, { delayS: 0.62, gain: 0.26 })
    },
    scatter: () => {
      bowl([0])
      clear.run([0, 2, 4], { apartS: 0.22 })
    },
    /** A reel fills. */
    remove: (number) => light.play(number, { gain: 0.24 }),
    /** A disc passes over the moon. */
    multiplier: (value) => clear.play(value % 7, { gain: 0.13 }),
    /** The drawn symbol has come to rest. */
    lamp: () => {
      bowl([0], { gain: 0.32 })
      light.run([2, 5], { apartS: 0.16, gain: 0.24 })
      clear.run([4, 7, 9], { startS: 0.3, apartS: 0.16, gain: 0.2 })
    },
    coin: () => clear.play(7),
    feature: () => {
      player.duck(4)
      mallet([0, 2, 3])
      light.run([0, 2, 5], { startS: 0.4, apartS: 0.5 })
      clear.run([0, 2, 4, 5, 7, 9], { startS: 0.9, apartS: 0.2, gain: 0.2 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      mallet([0, 2, 4, 5, 6, 8, 10, 12].slice(0, 5 + size), { gain: 0.54 - size * 0.04 })
      koto.run([0, 2, 4, 5, 7, 9, 10, 12], { startS: 0.5, apartS: 0.11, gain: 0.46 - size * 0.03 })
      clear.run([4, 5, 7, 9, 11, 9, 12].slice(0, 4 + size), { startS: 1.5, apartS: 0.26, gain: 0.26 - size * 0.01 })
      light.run([0, 4, 5, 7].slice(0, 1 + size), { startS: 1.2, apartS: 0.5, gain: 0.15 })
      bowl([0, 3, 6, 9].slice(0, 1 + size), { startS: 2.2, gain: 0.22 })
    },
  }
}
