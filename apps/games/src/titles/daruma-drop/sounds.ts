import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute, shamisen } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** Wooden toys: knocks that climb the yo scale with each row, plucked strings, a festival flute, and a breeze at the window. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const block = voice(player, { name: 'block', hertz: 392, scale: 'yo', gain: 0.5, render: wood })
  const string = voice(player, { name: 'string', hertz: 293.66, scale: 'yo', gain: 0.36, render: shamisen })
  const pipe = voice(player, { name: 'pipe', hertz: 587.33, scale: 'yo', gain: 0.22, render: flute })
  const thud = beats(player, { name: 'thud', gain: 0.34, render: (rate) => drum(rate, 88) })
  const taiko = beats(player, { name: 'taiko', gain: 0.42, render: (rate) => drum(rate, 58) })
  return {
    ambience: () => player.loop('breeze', (rate) => wind(rate, 6, 620), 0.3),
    start: () => block.run([0, 1], { apartS: 0.07, gain: 0.4 }),
    land: (reel) => {
      thud([0], { gain: 0.22 })
      block.play(reel, { gain: 0.26 })
    },
    anticipate: (reel) => block.run([reel, reel + 1, reel + 2], { apartS: 0.1, gain: 0.24 }),
    line: (index) => string.run([index % 5, (index % 5) + 2], { apartS: 0.07 }),
    win: () => {
      string.run([0, 2, 3, 5], { apartS: 0.09, gain: 0.5 })
      pipe.run([3, 5], { startS: 0.28, apartS: 0.14, gain: 0.26 })
    },
    scatter: () => string.run([2, 4, 5], { apartS: 0.1 }),
    remove: (number) => {
      block.play(number + 1, { gain: 0.5 })
      block.play(number + 3, { gain: 0.3, delayS: 0.05 })
      thud([0], { gain: 0.3 })
    },
    multiplier: (value) => string.run([value, value + 2], { apartS: 0.06, gain: 0.24 }),
    lamp: () => pipe.play(5),
    coin: () => block.play(8, { gain: 0.3 }),
    feature: () => {
      player.duck(3)
      taiko([0, 2, 3])
      pipe.run([0, 2, 3, 5], { startS: 0.5, apartS: 0.2 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      taiko([0, 1.5, 2, 4, 5.5, 6, 8, 9.5, 10, 12].slice(0, 4 + size * 2))
      block.run([0, 2, 4, 5, 7, 5, 7, 9, 10, 12].slice(0, 5 + size), { startS: 0.06, apartS: 0.125, gain: 0.3 })
      string.run([0, 2, 3, 5, 7, 8, 10, 12], { startS: 0.4, apartS: 0.09, gain: 0.32 })
      pipe.run([5, 7, 8, 7, 10, 8, 10, 12].slice(0, 5 + size), { startS: 1.1, apartS: 0.22 })
    },
  }
}
