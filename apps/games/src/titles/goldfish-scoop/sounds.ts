import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { bell, chime, coinRing, drum } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { drop, splash, water } from '../../sound/water-and-air.ts'

/** A festival stall: water in a tank, a flute in the yo scale, glass, a hand gong, and splashes for what is scooped. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const pipe = voice(player, {
    name: 'flute',
    hertz: 587.33,
    scale: 'yo',
    gain: 0.3,
    render: (rate, hertz) => flute(rate, hertz, 0.9),
  })
  const glass = voice(player, { name: 'glass', hertz: 1174.66, scale: 'yo', gain: 0.26, render: chime })
  const gong = beats(player, { name: 'gong', gain: 0.16, render: (rate) => bell(rate, 1244, 0.8) })
  const taiko = beats(player, { name: 'taiko', gain: 0.32, render: (rate) => drum(rate, 92) })
  const dive = beats(player, { name: 'splash', gain: 0.3, render: splash })
  return {
    ambience: () => player.loop('tank', (rate) => water(rate), 0.31),
    start: () => dive([0], { gain: 0.15 }),
    land: (reel) => player.play(`drop-${reel}`, (rate) => drop(rate, 420 + reel * 70), { gain: 0.4 }),
    anticipate: () => {
      for (const [index, delayS] of [0, 0.2, 0.4, 0.6, 0.8].entries())
        player.play(`drop-up-${index}`, (rate) => drop(rate, 500 + index * 110), { gain: 0.24, delayS })
    },
    line: (index) => glass.play(index % 10),
    win: () => {
      pipe.run([0, 2, 4, 5], { apartS: 0.13, gain: 0.22 })
      gong([0, 1, 2, 3], { beatS: 0.13, gain: 0.1 })
      glass.run([5, 7, 9], { startS: 0.4, apartS: 0.1, gain: 0.17 })
    },
    scatter: () => glass.run([0, 2, 4], { apartS: 0.12 }),
    remove: (number) => glass.play(number),
    multiplier: (value) => glass.play(value),
    lamp: () => gong([0, 1, 2]),
    coin: () => {
      dive([0], { gain: 0.24 })
      player.play('coin', coinRing, { gain: 0.24, delayS: 0.06 })
    },
    feature: () => {
      player.duck(4)
      taiko([0, 1, 1.5, 2, 3, 3.5, 4])
      gong([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4], { startS: 0.12 })
      pipe.run([0, 2, 4, 5, 7, 5, 7, 9], { startS: 0.2, apartS: 0.14 })
      dive([0, 4])
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      dive([0, 3, 6, 9].slice(0, size + 1))
      taiko([0, 1, 1.5, 2, 4, 5, 5.5, 6, 8, 9, 9.5, 10].slice(0, 6 + size * 2))
      gong([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5].slice(0, 6 + size * 2), { startS: 0.12 })
      pipe.run([0, 2, 4, 5, 7, 5, 7, 9, 10, 9, 10, 12].slice(0, 8 + size), { startS: 0.3, apartS: 0.15 })
    },
  }
}
