import type { CardSounds } from '../../engines/cards/card-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A tea room: wooden clappers for cards, a koto for wins, a bowl bell, and a drum far away. */
export function createSounds(player: SoundPlayer): CardSounds {
  const koto = voice(player, { name: 'koto', hertz: 293.66, scale: 'miyako', gain: 0.42, render: pluck })
  const card = beats(player, { name: 'card', gain: 0.3, render: (rate) => wood(rate, 2100) })
  const flip = beats(player, { name: 'flip', gain: 0.3, render: (rate) => wood(rate, 1500) })
  const tap = beats(player, { name: 'tap', gain: 0.32, render: (rate) => wood(rate, 900) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 784) })
  const taiko = beats(player, { name: 'taiko', gain: 0.42, render: (rate) => drum(rate, 78) })
  return {
    ambience: () => player.loop('tea room', (rate) => wind(rate), 0.33),
    start: () => tap([0], { gain: 0.43 }),
    deal: () => card([0], { gain: 0.26 }),
    turn: () => flip([0], { gain: 0.3 }),
    press: () => tap([0]),
    step: () => rin([0], { gain: 0.16 }),
    miss: () => tap([0], { gain: 0.22 }),
    pay: () => rin([0], { gain: 0.18 }),
    win: () => {
      koto.run([0, 2, 4, 5, 7], { apartS: 0.09, gain: 0.41 })
      rin([0], { startS: 0.42, gain: 0.2 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      koto.run([0, 2, 4, 5, 7, 9, 7, 9, 12, 14].slice(0, 7 + size), { apartS: 0.1, gain: 0.46 })
      taiko([0, 2, 4, 5, 6, 8, 10, 11, 12].slice(0, 5 + size), { startS: 0.2, gain: 0.38 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 0.9 })
    },
  }
}
