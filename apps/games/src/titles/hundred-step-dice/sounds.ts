import type { SliderSounds } from '../../engines/instant/slider/slider-title.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { crickets } from '../../sound/water-and-air.ts'

/** Crickets outside; a die on bamboo, and a koto for a win. */
export function createSounds(player: SoundPlayer): SliderSounds {
  const koto = voice(player, { name: 'koto', hertz: 247, scale: 'ritsu', gain: 0.42, render: pluck })
  const die = beats(player, { name: 'die', gain: 0.34, render: (rate) => wood(rate, 1800) })
  const bamboo = beats(player, { name: 'bamboo', gain: 0.36, render: (rate) => wood(rate, 620) })
  const taiko = beats(player, { name: 'taiko', gain: 0.42, render: (rate) => drum(rate, 74) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 698) })
  return {
    ambience: () => player.loop('crickets', (rate) => crickets(rate), 0.38),
    start: () => die([0, 0.3, 0.7], { gain: 0.21 }),
    turn: () => bamboo([0], { gain: 0.26 }),
    rest: () => die([0, 0.4], { gain: 0.3 }),
    win: () => {
      koto.run([0, 2, 4, 7], { apartS: 0.09, gain: 0.36 })
      rin([0], { startS: 0.3, gain: 0.2 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(3 + size)
      taiko([0, 2, 3, 4, 6, 8, 9, 10, 12].slice(0, 5 + size), { gain: 0.33 })
      koto.run([0, 2, 4, 5, 7, 5, 7, 9, 12, 14].slice(0, 6 + size), { startS: 0.2, apartS: 0.11, gain: 0.38 })
      rin([0, 3, 6, 9].slice(0, 1 + size), { startS: 1 })
    },
  }
}
