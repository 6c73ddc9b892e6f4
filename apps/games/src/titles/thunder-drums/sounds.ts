import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { burst } from '../../sound/fireworks.ts'
import { bell, coinRing, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { shamisen } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { wind } from '../../sound/water-and-air.ts'

/** A storm: wind, thunder, a great drum that is felt, smaller ones that answer it, and a shamisen in the dark miyako scale. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const great = beats(player, { name: 'odaiko', gain: 0.44, render: (rate) => drum(rate, 46) })
  const middle = beats(player, { name: 'taiko', gain: 0.3, render: (rate) => drum(rate, 72) })
  const small = beats(player, { name: 'shime', gain: 0.2, render: (rate) => drum(rate, 168) })
  const rim = beats(player, { name: 'rim', gain: 0.2, render: (rate) => wood(rate, 980) })
  const thunder = beats(player, { name: 'thunder', gain: 0.24, render: (rate) => burst(rate, 2.6) })
  const string = voice(player, { name: 'shamisen', hertz: 220, scale: 'miyako', gain: 0.34, render: shamisen })
  const gold = voice(player, {
    name: 'bell',
    hertz: 880,
    scale: 'miyako',
    gain: 0.16,
    render: (rate, hertz) => bell(rate, hertz, 1.2),
  })
  return {
    ambience: () => player.loop('storm', (rate) => wind(rate, 6, 300), 0.5),
    start: () => rim([0, 0.6], { gain: 0.3 }),
    land: (reel) => player.play(`skin-${reel}`, (rate) => drum(rate, 58 + reel * 6), { gain: 0.3 }),
    anticipate: () => small([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.25, 3.5, 3.75], { gain: 0.13 }),
    line: (index) => {
      string.play(index % 9)
      small([0], { gain: 0.12 })
    },
    win: () => {
      great([0, 2], { gain: 0.34 })
      string.run([0, 2, 3, 5, 7], { apartS: 0.1 })
      rim([1, 3])
    },
    scatter: () => gold.run([0, 2, 4], { apartS: 0.12 }),
    remove: (number) => string.play(number),
    multiplier: (value) => string.play(value),
    lamp: () => great([0, 1]),
    coin: () => {
      great([0], { gain: 0.36 })
      player.play('coin', coinRing, { gain: 0.14, delayS: 0.05 })
    },
    feature: () => {
      player.duck(4.5)
      thunder([0])
      great([1, 3, 5, 6, 7, 8], { gain: 0.36 })
      small([2, 2.5, 4, 4.5, 5.5, 6.5, 7.25, 7.5, 7.75])
      string.run([0, 1, 2, 5, 7, 8], { startS: 0.9, apartS: 0.16 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      thunder([0, 5, 10, 15].slice(0, size + 1))
      great([1, 3, 4, 7, 8, 9, 11, 12, 13, 15, 16, 17].slice(0, 6 + size * 2), { gain: 0.34 })
      middle([2, 2.5, 5.5, 6, 9.5, 10, 13.5, 14].slice(0, 4 + size))
      small([1.5, 3.5, 4.5, 7.5, 8.5, 11.5, 12.5, 15.5].slice(0, 4 + size))
      string.run([0, 2, 3, 5, 7, 8, 10, 8, 10, 12].slice(0, 7 + size), { startS: 0.7, apartS: 0.16 })
    },
  }
}
