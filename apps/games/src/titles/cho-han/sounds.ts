import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A room at night; dice in rattan, wooden tags, and a low string for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'shamisen', hertz: 196, scale: 'ritsu', gain: 0.44, render: pluck })
  const tag = beats(player, { name: 'tag', gain: 0.36, render: (rate) => wood(rate, 1320) })
  const dice = beats(player, { name: 'dice', gain: 0.36, render: (rate) => wood(rate, 2500) })
  const cup = beats(player, { name: 'cup', gain: 0.36, render: (rate) => wood(rate, 340) })
  const taiko = beats(player, { name: 'taiko', gain: 0.42, render: (rate) => drum(rate, 72) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 660) })
  return {
    ambience: () => player.loop('room', (rate) => wind(rate), 0.33),
    start: () => cup([0], { gain: 0.45 }),
    chip: () => tag([0]),
    sweep: () => tag([0, 0.3], { gain: 0.26 }),
    tick: (step) => dice([0, 0.3], { gain: 0.3 - 0.02 * Math.min(4, step) }),
    drawn: () => rin([0], { gain: 0.18 }),
    win: () => {
      string.run([0, 2, 5, 7], { apartS: 0.1, gain: 0.34 })
      taiko([0, 2], { startS: 0.3, gain: 0.28 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 1, 2, 4, 5, 6, 8, 9, 10, 12].slice(0, 6 + size), { gain: 0.33 })
      string.run([0, 2, 4, 7, 9, 7, 9, 12, 14].slice(0, 6 + size), { startS: 0.2, apartS: 0.11, gain: 0.38 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1 })
    },
  }
}
