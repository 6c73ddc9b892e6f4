import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, chime, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A small bar: dice that ring in a bowl of china, wooden tags, and a bright string for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'shamisen', hertz: 247, scale: 'ritsu', gain: 0.42, render: pluck })
  const tag = beats(player, { name: 'tag', gain: 0.36, render: (rate) => wood(rate, 1180) })
  const china = beats(player, { name: 'china', gain: 0.3, render: (rate) => chime(rate, 2093) })
  const bone = beats(player, { name: 'bone', gain: 0.34, render: (rate) => wood(rate, 2650) })
  const taiko = beats(player, { name: 'taiko', gain: 0.42, render: (rate) => drum(rate, 66) })
  const rin = beats(player, { name: 'rin', gain: 0.2, render: (rate) => bell(rate, 784) })
  return {
    ambience: () => player.loop('bar', (rate) => wind(rate), 0.3),
    start: () => bone([0, 0.24, 0.44], { gain: 0.19 }),
    chip: () => tag([0]),
    sweep: () => tag([0, 0.3], { gain: 0.26 }),
    tick: (step) => {
      const quieter = 0.02 * Math.min(4, step)
      bone([0, 0.18], { gain: 0.28 - quieter })
      china([0.02], { gain: 0.16 - quieter })
    },
    drawn: () => rin([0], { gain: 0.16 }),
    win: () => {
      string.run([0, 2, 4, 7], { apartS: 0.09, gain: 0.36 })
      taiko([0, 2], { startS: 0.26, gain: 0.26 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 1, 2, 4, 5, 6, 8, 9, 10, 12].slice(0, 6 + size), { gain: 0.34 })
      string.run([0, 2, 4, 7, 9, 7, 11, 12, 14].slice(0, 6 + size), { startS: 0.2, apartS: 0.11, gain: 0.4 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1 })
    },
  }
}
