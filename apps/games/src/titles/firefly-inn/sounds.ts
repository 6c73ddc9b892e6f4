import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { bell, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import { rendered, type Samples } from '../../sound/samples.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { drop, water } from '../../sound/water-and-air.ts'

/** A night at a stream: water, far frogs, drops, a bamboo flute and a temple bowl. The quietest of all titles. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const breath = voice(player, { name: 'flute', hertz: 293.66, scale: 'ritsu', gain: 0.2, render: flute })
  const bowl = beats(player, { name: 'bowl', gain: 0.2, render: (rate) => bell(rate, 392, 3.2) })
  const drops = voice(player, { name: 'drop', hertz: 587.3, scale: 'ritsu', gain: 0.3, render: drop })
  return {
    ambience: () => player.loop('stream', stream, 0.3),
    start: () => player.play('bamboo', (rate) => wood(rate, 340), { gain: 0.44 }),
    land: (reel) => drops.play(reel + 1, { gain: 0.34 }),
    anticipate: () => drops.play(4, { gain: 0.12 }),
    line: (index) => {
      drops.run([(index % 5) + 3, (index % 5) + 5], { apartS: 0.12 })
      breath.play(index % 5, { gain: 0.16 })
    },
    win: () => {
      breath.run([0, 2, 4], { apartS: 0.26, gain: 0.28 })
      drops.run([5, 7, 9], { startS: 0.1, apartS: 0.13, gain: 0.4 })
    },
    scatter: () => bowl(),
    remove: (number) => drops.play(number),
    multiplier: (value) => drops.play(value),
    // a window lights up
    lamp: () => {
      bowl([0], { gain: 0.17 })
      breath.run([2, 4], { startS: 0.15, apartS: 0.3, gain: 0.14 })
      drops.run([7, 9, 10, 12], { startS: 0.2, apartS: 0.12, gain: 0.14 })
    },
    coin: () => drops.play(6),
    feature: () => bowl([0, 4]),
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      bowl([0, 6, ...[10, 14].slice(0, size)], { beatS: 0.3, gain: 0.27 })
      breath.run([0, 2, 4, 5, 7, 5, 4, 7, 9, 10].slice(0, 6 + size), { startS: 0.3, apartS: 0.42, gain: 0.35 })
      drops.run([5, 7, 9, 10, 12, 10, 9, 12, 14].slice(0, 6 + size), { startS: 0.7, apartS: 0.22, gain: 0.29 })
    },
  }
}

/** The stream, and two frogs that answer each other; repeats without a step. */
function stream(rate: number): Samples {
  const seconds = 6
  const flow = water(rate, seconds)
  const croak = (t: number, period: number, hertz: number) => {
    const within = t % period
    if (within > 0.5) return 0
    const throat = Math.max(0, Math.sin(2 * Math.PI * 17 * within)) ** 2
    return Math.sin(2 * Math.PI * hertz * t) * throat * Math.sin((Math.PI * within) / 0.5)
  }
  return rendered(
    rate,
    flow.length / rate,
    (t, index) => (flow[index] ?? 0) + croak(t, 3, 820) * 0.1 + croak(t + 1.1, 2, 1040) * 0.05,
  )
}
