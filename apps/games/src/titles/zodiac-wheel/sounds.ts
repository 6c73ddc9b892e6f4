import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute, pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A wooden hall; a leather flapper on pegs, wooden tags, and a flute with strings for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'koto', hertz: 261.63, scale: 'ritsu', gain: 0.4, render: pluck })
  const breath = voice(player, { name: 'flute', hertz: 523.25, scale: 'ritsu', gain: 0.24, render: flute })
  const tag = beats(player, { name: 'tag', gain: 0.36, render: (rate) => wood(rate, 1180) })
  const flap = beats(player, { name: 'flap', gain: 0.34, render: (rate) => wood(rate, 620) })
  const taiko = beats(player, { name: 'taiko', gain: 0.4, render: (rate) => drum(rate, 70) })
  const rin = beats(player, { name: 'rin', gain: 0.24, render: (rate) => bell(rate, 622) })
  return {
    ambience: () => player.loop('hall', (rate) => wind(rate), 0.33),
    start: () => flap([0, 0.35, 0.7], { gain: 0.28 }),
    chip: () => tag([0]),
    sweep: () => tag([0, 0.3], { gain: 0.28 }),
    tick: () => flap([0], { gain: 0.3 }),
    drawn: () => rin([0], { gain: 0.19 }),
    win: () => {
      string.run([0, 2, 4, 7], { apartS: 0.1, gain: 0.42 })
      breath.run([4, 7], { startS: 0.25, apartS: 0.16 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 2, 3, 4, 6, 8, 9, 10, 12, 14].slice(0, 6 + size), { gain: 0.36 })
      string.run([0, 2, 4, 5, 7, 9, 11, 12, 14].slice(0, 6 + size), { apartS: 0.1, gain: 0.44 })
      breath.run([4, 7, 5, 7, 9, 7].slice(0, 3 + size), { startS: 0.7, apartS: 0.18 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.2 })
    },
  }
}
