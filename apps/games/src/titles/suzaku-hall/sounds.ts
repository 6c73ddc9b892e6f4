import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute as flutePlayed, pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A hall at night: clappers that close the bets, a ball that hops over lacquer, a flute and strings for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'koto', hertz: 261.63, scale: 'ritsu', gain: 0.4, render: pluck })
  const flute = voice(player, { name: 'flute', hertz: 523.25, scale: 'ritsu', gain: 0.2, render: flutePlayed })
  const clapper = beats(player, { name: 'hyoshigi', gain: 0.4, render: (rate) => wood(rate, 1450) })
  const click = beats(player, { name: 'chip', gain: 0.32, render: (rate) => wood(rate, 1750) })
  const rake = beats(player, { name: 'rake', gain: 0.28, render: (rate) => wood(rate, 700) })
  const taiko = beats(player, { name: 'taiko', gain: 0.4, render: (rate) => drum(rate, 60) })
  const rin = beats(player, { name: 'rin', gain: 0.24, render: (rate) => bell(rate, 659) })
  return {
    ambience: () => player.loop('hall', (rate) => wind(rate), 0.33),
    start: () => clapper([0, 0.5], { gain: 0.28 }),
    chip: () => click([0]),
    sweep: () => rake([0, 0.3]),
    tick: (step) => click([0], { gain: 0.34 - 0.05 * Math.min(4, step) }),
    drawn: () => rin([0], { gain: 0.2 }),
    win: () => {
      string.run([0, 2, 3, 5], { apartS: 0.1, gain: 0.41 })
      flute.run([5, 7], { startS: 0.28, apartS: 0.2, gain: 0.18 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      string.run([0, 2, 4, 5, 7, 9, 11, 12, 14].slice(0, 6 + size), { apartS: 0.1, gain: 0.46 })
      taiko([0, 1, 3, 5, 6, 8, 10, 12].slice(0, 5 + size))
      flute.run([5, 7, 9, 7, 10, 9, 12].slice(0, 4 + size), { startS: 0.8, apartS: 0.18 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.2 })
    },
  }
}
