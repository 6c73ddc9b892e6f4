import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, chime, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A palace room; dice of bone in a lacquer bowl, and strings with a bell for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'koto', hertz: 220, scale: 'ritsu', gain: 0.42, render: pluck })
  const bells = voice(player, { name: 'suzu', hertz: 1318.5, scale: 'ritsu', gain: 0.2, render: chime })
  const click = beats(player, { name: 'chip', gain: 0.34, render: (rate) => wood(rate, 1700) })
  const bone = beats(player, { name: 'bone', gain: 0.36, render: (rate) => wood(rate, 2350) })
  const bowl = beats(player, { name: 'bowl', gain: 0.34, render: (rate) => wood(rate, 520) })
  const taiko = beats(player, { name: 'taiko', gain: 0.42, render: (rate) => drum(rate, 58) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 494) })
  return {
    ambience: () => player.loop('palace', (rate) => wind(rate), 0.34),
    start: () => bowl([0], { gain: 0.46 }),
    chip: () => click([0]),
    sweep: () => click([0, 0.3], { gain: 0.26 }),
    tick: (step) => bone([0, 0.28, 0.5], { gain: 0.3 - 0.02 * Math.min(4, step) }),
    drawn: () => rin([0], { gain: 0.18 }),
    win: () => {
      string.run([0, 2, 4, 7], { apartS: 0.09, gain: 0.4 })
      bells.run([4, 7], { startS: 0.2, apartS: 0.14 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 1.5, 3, 4, 6, 7.5, 9, 10, 12].slice(0, 5 + size), { gain: 0.38 })
      string.run([0, 2, 4, 5, 7, 9, 11, 12, 14].slice(0, 6 + size), { startS: 0.2, apartS: 0.1, gain: 0.42 })
      bells.run([0, 2, 4, 7, 4, 7, 9].slice(0, 4 + size), { startS: 0.8, apartS: 0.14 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.2 })
    },
  }
}
