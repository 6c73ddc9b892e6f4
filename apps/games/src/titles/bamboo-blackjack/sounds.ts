import type { CardSounds } from '../../engines/cards/card-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** Wind in the grove, cards like bamboo clappers, chips of wood, and a koto for a win. */
export function createSounds(player: SoundPlayer): CardSounds {
  const koto = voice(player, { name: 'koto', hertz: 262, scale: 'ritsu', gain: 0.42, render: pluck })
  const card = beats(player, { name: 'card', gain: 0.34, render: (rate) => wood(rate, 2900) })
  const face = beats(player, { name: 'face', gain: 0.34, render: (rate) => wood(rate, 2100) })
  const chip = beats(player, { name: 'chip', gain: 0.36, render: (rate) => wood(rate, 1480) })
  const culm = beats(player, { name: 'culm', gain: 0.36, render: (rate) => wood(rate, 420) })
  const taiko = beats(player, { name: 'taiko', gain: 0.4, render: (rate) => drum(rate, 84) })
  const rin = beats(player, { name: 'rin', gain: 0.2, render: (rate) => bell(rate, 784) })
  return {
    ambience: () => player.loop('grove', (rate) => wind(rate), 0.34),
    start: () => culm([0], { gain: 0.46 }),
    deal: () => card([0], { gain: 0.24 }),
    turn: () => face([0], { gain: 0.26 }),
    press: () => chip([0]),
    step: (step) => koto.run([Math.min(9, step)], { apartS: 0, gain: 0.3 }),
    miss: () => culm([0], { gain: 0.26 }),
    pay: () => chip([0, 0.5], { gain: 0.3 }),
    win: () => {
      koto.run([0, 2, 4, 7], { apartS: 0.1, gain: 0.39 })
      rin([0], { startS: 0.3, gain: 0.18 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 1, 2, 4, 5, 6, 8, 9].slice(0, 5 + size), { gain: 0.3 })
      koto.run([0, 2, 4, 7, 9, 7, 9, 12, 14].slice(0, 6 + size), { startS: 0.2, apartS: 0.11, gain: 0.36 })
    },
  }
}
