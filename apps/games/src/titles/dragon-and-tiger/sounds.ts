import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, chime, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** Wind in bamboo; cards on lacquer, and a low string with drums for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'koto', hertz: 196, scale: 'miyako', gain: 0.42, render: pluck })
  const bells = voice(player, { name: 'suzu', hertz: 1175, scale: 'miyako', gain: 0.18, render: chime })
  const click = beats(player, { name: 'chip', gain: 0.34, render: (rate) => wood(rate, 1650) })
  const card = beats(player, { name: 'card', gain: 0.26, render: (rate) => wood(rate, 2900) })
  const clapper = beats(player, { name: 'clapper', gain: 0.34, render: (rate) => wood(rate, 980) })
  const taiko = beats(player, { name: 'taiko', gain: 0.44, render: (rate) => drum(rate, 52) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 440) })
  return {
    ambience: () => player.loop('bamboo', (rate) => wind(rate), 0.36),
    start: () => clapper([0, 1], { gain: 0.34 }),
    chip: () => click([0]),
    sweep: () => click([0, 0.3], { gain: 0.26 }),
    tick: (step) => card([0, 0.16], { gain: 0.3 - 0.02 * Math.min(4, step) }),
    drawn: () => clapper([0], { gain: 0.22 }),
    win: () => {
      string.run([0, 2, 3, 7], { apartS: 0.09, gain: 0.36 })
      bells.run([4, 7], { startS: 0.2, apartS: 0.14 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 1.5, 2, 3, 4.5, 6, 7.5, 8, 9, 12].slice(0, 5 + size), { gain: 0.4 })
      string.run([0, 2, 3, 5, 7, 8, 10, 12, 14].slice(0, 6 + size), { startS: 0.2, apartS: 0.1, gain: 0.42 })
      bells.run([0, 2, 4, 7, 4, 7, 9].slice(0, 4 + size), { startS: 0.8, apartS: 0.14 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.2 })
    },
  }
}
