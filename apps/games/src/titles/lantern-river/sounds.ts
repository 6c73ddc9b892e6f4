import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { water } from '../../sound/water-and-air.ts'

/** Koto in miyako-bushi over the river; a temple bowl and a taiko for what is rare. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const koto = voice(player, { name: 'koto', hertz: 293.66, scale: 'miyako', gain: 0.34, render: pluck })
  const rin = beats(player, { name: 'rin', gain: 0.28, render: (rate) => bell(rate) })
  const taiko = beats(player, { name: 'taiko', gain: 0.54, render: (rate) => drum(rate) })
  const upwards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  return {
    ambience: () => player.loop('river', (rate) => water(rate), 0.3),
    start: () => player.play('block-low', (rate) => wood(rate, 620), { gain: 0.4 }),
    land: (reel) => player.play(`block-${reel}`, (rate) => wood(rate, 900 + reel * 70), { gain: 0.42 }),
    anticipate: (reel) => koto.play(reel + 1, { gain: 0.16, delayS: 0.1 }),
    line: (index) => koto.run([index % 10, (index + 3) % 10], { apartS: 0.07 }),
    win: () => koto.run([0, 2, 3, 5, 7], { apartS: 0.09, gain: 0.4 }),
    scatter: () => rin([0, 1, 2], { beatS: 0.22 }),
    remove: (number) => koto.play(number, { gain: 0.2 }),
    multiplier: (value) => koto.play(value + 2, { gain: 0.24 }),
    lamp: () => rin(),
    coin: () => koto.play(8, { gain: 0.24 }),
    feature: () => {
      player.duck(3)
      taiko([0, 1.4])
      koto.run(upwards, { gain: 0.26, startS: 0.5, apartS: 0.07 })
      rin([0], { startS: 1.3 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      taiko([0, 2, 3, 4, ...[6, 7, 8].slice(0, size)])
      koto.run(upwards.toReversed(), { gain: 0.24, startS: 1.1, apartS: 0.06 })
      koto.run(upwards, { gain: 0.28 + size * 0.02, startS: 1.9, apartS: 0.08 })
      rin([0, ...[2, 4, 6].slice(0, size)], { startS: 2.7 })
    },
  }
}
