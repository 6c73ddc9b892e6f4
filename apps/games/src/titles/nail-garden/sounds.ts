import type { PlinkoSounds } from '../../engines/instant/plinko/plinko-title.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { water } from '../../sound/water-and-air.ts'

/** A brook in a garden; brass pins that ring softly, higher towards the right, wood for the bins, and a koto for a win. */
export function createSounds(player: SoundPlayer): PlinkoSounds {
  const koto = voice(player, { name: 'koto', hertz: 220, scale: 'yo', gain: 0.42, render: pluck })
  const brass = voice(player, {
    name: 'pin',
    hertz: 660,
    scale: 'yo',
    gain: 0.12,
    render: (rate, hertz) => bell(rate, hertz, 0.5),
  })
  const tray = beats(player, { name: 'tray', gain: 0.34, render: (rate) => wood(rate, 520) })
  const pipe = beats(player, { name: 'pipe', gain: 0.3, render: (rate) => wood(rate, 300) })
  const taiko = beats(player, { name: 'taiko', gain: 0.42, render: (rate) => drum(rate, 78) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 784) })
  return {
    ambience: () => player.loop('brook', (rate) => water(rate), 0.3),
    start: () => pipe([0], { gain: 0.48 }),
    pin: (column) => brass.play(Math.round(column) + 6),
    bin: () => tray([0, 0.5], { gain: 0.3 }),
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
