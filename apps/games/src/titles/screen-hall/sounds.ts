import type { TableSounds } from '../../engines/table/table-sounds.ts'
import { bell, chime, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute, pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { crickets } from '../../sound/water-and-air.ts'
import { strikesMs } from '../../tabletop/dealer/poses.ts'

/** From a strike of the clappers to the next, in seconds: that of the dealer's hands. */
const betweenStrikes = (strikesMs[1] - strikesMs[0]) / 1000

/** Crickets of an autumn night; clappers for the close, cards on cloth, and koto with a flute for a win. */
export function createSounds(player: SoundPlayer): TableSounds {
  const string = voice(player, { name: 'koto', hertz: 196, scale: 'ritsu', gain: 0.42, render: pluck })
  const breath = voice(player, { name: 'flute', hertz: 392, scale: 'ritsu', gain: 0.16, render: flute })
  const bells = voice(player, { name: 'suzu', hertz: 1175, scale: 'ritsu', gain: 0.16, render: chime })
  const click = beats(player, { name: 'chip', gain: 0.34, render: (rate) => wood(rate, 1700) })
  const card = beats(player, { name: 'card', gain: 0.22, render: (rate) => wood(rate, 2900) })
  const clapper = beats(player, { name: 'clapper', gain: 0.34, render: (rate) => wood(rate, 1080) })
  const taiko = beats(player, { name: 'taiko', gain: 0.4, render: (rate) => drum(rate, 52) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 392) })
  return {
    ambience: () => player.loop('crickets', (rate) => crickets(rate), 0.39),
    start: () => clapper([0, betweenStrikes], { beatS: 1, gain: 0.32, startS: strikesMs[0] / 1000 }),
    chip: () => click([0]),
    sweep: () => click([0, 0.3], { gain: 0.26 }),
    tick: (step) => card([0, 0.14], { gain: 0.28 - 0.02 * Math.min(4, step) }),
    drawn: () => card([0], { gain: 0.24 }),
    win: () => {
      string.run([0, 2, 4, 7], { apartS: 0.1, gain: 0.33 })
      bells.run([4, 7], { startS: 0.24, apartS: 0.15, gain: 0.13 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 1.5, 3, 4.5, 6, 7.5, 8, 9, 12].slice(0, 5 + size), { gain: 0.36 })
      string.run([0, 2, 4, 5, 7, 9, 11, 12, 14].slice(0, 6 + size), { startS: 0.2, apartS: 0.11, gain: 0.42 })
      breath.run([7, 9, 11, 14].slice(0, 2 + size), { startS: 0.7, apartS: 0.3 })
      bells.run([0, 2, 4, 7, 4, 7, 9].slice(0, 4 + size), { startS: 1, apartS: 0.15 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.2 })
    },
  }
}
