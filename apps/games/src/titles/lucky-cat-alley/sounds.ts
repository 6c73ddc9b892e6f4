import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { chime, coinRing, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import { band, faded, looped, rendered, type Samples } from '../../sound/samples.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'

/** An evening in a small bar: a walking bass, a vibraphone, hard clacks of wood, a bell and, for what is rare, a cat. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const bass = voice(player, { name: 'bass', hertz: 82.4, scale: 'yo', gain: 0.6, render: pluck })
  const bars = voice(player, { name: 'bars', hertz: 493.9, scale: 'yo', gain: 0.3, render: vibraphone })
  const collar = beats(player, { name: 'collar', gain: 0.16, render: (rate) => chime(rate, 2637, 0.7) })
  const clack = beats(player, { name: 'clack', gain: 0.4, render: (rate) => wood(rate, 1900) })
  const cat = beats(player, { name: 'cat', gain: 0.34, render: miaow })
  const coins = beats(player, { name: 'coin', gain: 0.24, render: coinRing })
  return {
    ambience: () => player.loop('murmur', murmur, 0.46),
    start: () => {
      player.play('lever', (rate) => wood(rate, 260), { gain: 0.5 })
      clack([0.4], { gain: 0.22 })
    },
    land: (reel) => player.play(`stop-${reel}`, (rate) => drumStop(rate, 150 + reel * 26), { gain: 0.52 }),
    anticipate: () => clack([0, 1, 2], { gain: 0.14 }),
    line: (index) => {
      bars.run([index % 6, (index % 6) + 2], { apartS: 0.06 })
      collar()
    },
    win: () => {
      bass.run([0, 2, 4, 5], { apartS: 0.14, gain: 0.27 })
      bars.run([2, 4, 6, 7], { startS: 0.04, apartS: 0.1, gain: 0.15 })
      collar([0, 2, 4], { beatS: 0.1, gain: 0.1 })
    },
    scatter: () => collar([0, 1, 2]),
    remove: (number) => bars.play(number),
    multiplier: (value) => bars.play(value),
    lamp: () => collar(),
    coin: () => coins(),
    feature: () => bass.run([0, 2, 4, 5], { apartS: 0.2 }),
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      cat([0])
      const walk = [0, 2, 3, 4, 5, 4, 3, 2, 0, 2, 3, 4, 5, 7, 8, 10]
      bass.run(walk.slice(0, 10 + size * 2), { startS: 0.5, apartS: 0.21, gain: 0.34 })
      bars.run([2, 4, 5, 7, 5, 7, 9, 10].slice(0, 5 + size), { startS: 0.72, apartS: 0.21, gain: 0.2 })
      coins([0, 2, 3, 5, 6, 8, 9, 11].slice(0, 3 + size), { startS: 0.9, beatS: 0.16, gain: 0.15 })
      collar([0, 2, 4, 6], { startS: 0.6, beatS: 0.21, gain: 0.11 })
    },
  }
}

/** A bar of metal struck with a soft mallet, trembling. */
function vibraphone(rate: number, hertz: number): Samples {
  return faded(
    rendered(rate, 1.3, (t) => {
      const tone =
        Math.sin(2 * Math.PI * hertz * t) * 0.6 + Math.sin(2 * Math.PI * hertz * 4 * t) * 0.16 * Math.exp(-t * 9)
      return tone * Math.exp(-t * 2.9) * (1 + 0.22 * Math.sin(2 * Math.PI * 5.6 * t)) * Math.min(1, t * 320)
    }),
    rate,
    0.2,
  )
}

/** A heavy drum falls into its notch: a thud and a click of the spring. */
function drumStop(rate: number, hertz: number): Samples {
  const click = wood(rate, 2300)
  return rendered(rate, 0.22, (t, index) => {
    const thud = Math.sin(2 * Math.PI * hertz * t * (1 + 0.8 * Math.exp(-t * 60))) * Math.exp(-t * 26)
    return thud * 0.75 + (click[index] ?? 0) * 0.34
  })
}

/** Harmonics of a gliding tone, through a mouth that opens and closes. */
function miaow(rate: number): Samples {
  const seconds = 0.62
  let phase = 0
  return faded(
    rendered(rate, seconds, (t) => {
      const part = t / seconds
      const hertz = 540 + 190 * Math.sin(Math.PI * part ** 0.7) - 120 * part
      phase += (2 * Math.PI * hertz) / rate
      const mouth = 900 + 1300 * Math.sin(Math.PI * part ** 0.6)
      let sum = 0
      for (let harmonic = 1; harmonic <= 8; harmonic++)
        sum +=
          Math.sin(phase * harmonic) * (0.22 / harmonic + Math.exp(-(((harmonic * hertz - mouth) / 520) ** 2)) * 0.3)
      return sum * Math.sin(Math.PI * part) ** 0.7
    }),
    rate,
    0.08,
  )
}

/** Voices behind the curtains and fish on the grill; repeats without a step. */
function murmur(rate: number): Samples {
  const seconds = 7
  const voices = band(rate, seconds, { low: 180, high: 520, seed: 41 })
  const grill = band(rate, seconds, { low: 2600, high: 6200, seed: 57 })
  return looped(
    rendered(rate, seconds, (t, index) => {
      const talk = 0.45 + 0.3 * Math.sin(t * 2.1) * Math.sin(t * 5.3) + 0.2 * Math.sin(t * 13.1) * Math.sin(t * 1.7)
      return (voices[index] ?? 0) * talk * 0.8 + (grill[index] ?? 0) * 0.05 * (0.6 + 0.4 * Math.sin(t * 1.3))
    }),
    rate,
  )
}
