import type { BoardSounds } from '../../engines/instant/board/board-sounds.ts'
import { bell, chime, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { snowCrunch, splash, steamHiss, wind } from '../../sound/water-and-air.ts'

/** Wind over snow; the shovel, steam and a string that climbs with each spring found; a cold splash ends it. */
export function createSounds(player: SoundPlayer): BoardSounds {
  const string = voice(player, { name: 'koto', hertz: 261.63, scale: 'yo', gain: 0.4, render: pluck })
  const glass = voice(player, { name: 'chime', hertz: 1046, scale: 'yo', gain: 0.24, render: chime })
  const dig = beats(player, { name: 'snow', gain: 0.4, render: snowCrunch })
  const vapour = beats(player, { name: 'steam', gain: 0.2, render: steamHiss })
  const taiko = beats(player, { name: 'taiko', gain: 0.4, render: (rate) => drum(rate, 70) })
  const tap = beats(player, { name: 'tub', gain: 0.4, render: (rate) => wood(rate, 560) })
  const rin = beats(player, { name: 'rin', gain: 0.24, render: (rate) => bell(rate, 587) })
  return {
    ambience: () => player.loop('wind', (rate) => wind(rate), 0.34),
    start: () => tap([0, 0.6]),
    open: () => dig([0, 0.7]),
    safe: (opened) => {
      vapour([0])
      string.play(opened - 1, { gain: 0.32 })
    },
    hazard: () => player.play('splash', splash, { gain: 0.34 }),
    cashOut: () => tap([0, 0.5, 1], { gain: 0.3 }),
    win: () => {
      string.run([0, 2, 4, 5], { apartS: 0.09, gain: 0.44 })
      vapour([0], { gain: 0.2 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      string.run([0, 2, 3, 5, 7, 8, 10, 12, 13].slice(0, 6 + size), { apartS: 0.1, gain: 0.46 })
      taiko([0, 2, 4, 6, 8, 10, 12, 14].slice(0, 5 + size))
      tap([0, 2, 3, 4, 6, 7, 8], { startS: 0.2 })
      glass.run([0, 2, 4, 5, 7, 5, 7].slice(0, 4 + size), { startS: 0.9, apartS: 0.14 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.4 })
    },
  }
}
