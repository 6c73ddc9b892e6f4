import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, chime, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A quiet hall; chips of hard wood, a ball that hops over metal, and glass that rings for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'koto', hertz: 293.66, scale: 'ritsu', gain: 0.4, render: pluck })
  const glass = voice(player, { name: 'glass', hertz: 1174.66, scale: 'ritsu', gain: 0.24, render: chime })
  const click = beats(player, { name: 'chip', gain: 0.34, render: (rate) => wood(rate, 1900) })
  const rake = beats(player, { name: 'rake', gain: 0.3, render: (rate) => wood(rate, 780) })
  const taiko = beats(player, { name: 'taiko', gain: 0.4, render: (rate) => drum(rate, 66) })
  const rin = beats(player, { name: 'rin', gain: 0.24, render: (rate) => bell(rate, 587) })
  return {
    ambience: () => player.loop('hall', (rate) => wind(rate), 0.34),
    start: () => rake([0, 0.35, 0.7], { gain: 0.28 }),
    chip: () => click([0]),
    sweep: () => rake([0, 0.3]),
    tick: (step) => click([0], { gain: 0.36 - 0.05 * Math.min(4, step) }),
    drawn: () => rin([0], { gain: 0.2 }),
    win: () => {
      string.run([0, 2, 4, 5], { apartS: 0.09, gain: 0.44 })
      glass.run([4, 7], { startS: 0.2, apartS: 0.14 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      string.run([0, 2, 3, 5, 7, 8, 10, 12, 13].slice(0, 6 + size), { apartS: 0.1, gain: 0.46 })
      taiko([0, 2, 4, 6, 8, 10, 12, 14].slice(0, 5 + size))
      glass.run([0, 2, 4, 5, 7, 5, 7].slice(0, 4 + size), { startS: 0.7, apartS: 0.14 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.2 })
    },
  }
}
