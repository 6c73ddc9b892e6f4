import type { CardSounds } from '../../engines/cards/card-sounds.ts'
import { bell, chime, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** Stiff cards on felt, a koto that climbs with each right guess, and a low drum where one was wrong. */
export function createSounds(player: SoundPlayer): CardSounds {
  const koto = voice(player, { name: 'koto', hertz: 293.66, scale: 'yo', gain: 0.42, render: pluck })
  const glass = voice(player, { name: 'chime', hertz: 1174.7, scale: 'yo', gain: 0.22, render: chime })
  const card = beats(player, { name: 'card', gain: 0.36, render: (rate) => wood(rate, 1750) })
  const snap = beats(player, { name: 'snap', gain: 0.36, render: (rate) => wood(rate, 980) })
  const taiko = beats(player, { name: 'taiko', gain: 0.4, render: (rate) => drum(rate, 74) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 622) })
  return {
    ambience: () => player.loop('garden', (rate) => wind(rate), 0.33),
    start: () => card([0, 0.6], { gain: 0.27 }),
    deal: () => card([0], { gain: 0.28 }),
    turn: () => snap([0, 0.35], { gain: 0.3 }),
    press: () => card([0], { gain: 0.22 }),
    step: (step) => koto.play(Math.min(12, step - 1), { gain: 0.3 }),
    miss: () => taiko([0], { gain: 0.2 }),
    pay: () => card([0, 0.5, 1], { gain: 0.28 }),
    win: () => {
      koto.run([0, 2, 4, 5, 7], { apartS: 0.09, gain: 0.42 })
      taiko([0, 2], { startS: 0.3, gain: 0.26 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      koto.run([0, 2, 3, 5, 7, 8, 10, 12, 13].slice(0, 6 + size), { apartS: 0.1, gain: 0.44 })
      taiko([0, 2, 4, 6, 8, 10, 12, 14].slice(0, 5 + size), { gain: 0.36 })
      glass.run([0, 2, 4, 5, 7, 5, 7].slice(0, 4 + size), { startS: 0.9, apartS: 0.14 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1.3 })
    },
  }
}
