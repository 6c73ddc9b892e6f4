import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { bell, chime, coinRing, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute, pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { drop, water } from '../../sound/water-and-air.ts'

/** Rain on leaves, drops that land in pitch, a flute and a koto in the bright yo scale, and small bells when the sun comes out. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const pipe = voice(player, { name: 'flute', hertz: 440, scale: 'yo', gain: 0.3, render: flute })
  const koto = voice(player, { name: 'koto', hertz: 329.63, scale: 'yo', gain: 0.36, render: pluck })
  const raindrop = voice(player, { name: 'drop', hertz: 660, scale: 'yo', gain: 0.4, render: drop })
  const bells = voice(player, { name: 'chime', hertz: 1318.5, scale: 'yo', gain: 0.2, render: chime })
  const drumbeat = beats(player, { name: 'drum', gain: 0.46, render: (rate) => drum(rate, 74) })
  const clapper = beats(player, { name: 'clapper', gain: 0.26, render: (rate) => wood(rate, 1320) })
  const bowl = beats(player, { name: 'bowl', gain: 0.24, render: (rate) => bell(rate, 587) })
  return {
    ambience: () => player.loop('rain', (rate) => water(rate, 5), 0.29),
    start: () => clapper([0, 0.4], { gain: 0.26 }),
    land: (reel) => raindrop.run([reel, reel + 2], { apartS: 0.05, gain: 0.42 }),
    anticipate: (reel) => pipe.play(reel, { gain: 0.14 }),
    line: (index) => koto.run([index % 5, (index % 5) + 2, (index % 5) + 4], { apartS: 0.06 }),
    win: () => {
      koto.run([0, 2, 4, 5], { apartS: 0.08, gain: 0.4 })
      bells.play(4, { delayS: 0.3, gain: 0.14 })
    },
    scatter: () => bells.run([0, 2, 4], { apartS: 0.14 }),
    remove: (number) => raindrop.run([number, number + 2], { apartS: 0.06 }),
    // the sun comes out: a breath of the flute, then bells, more for each sun
    multiplier: (value) => {
      player.duck(2)
      pipe.run([2, 4], { apartS: 0.28, gain: 0.14 })
      bells.run([0, 2, 4, 5, 7, 9].slice(0, 3 + Math.round(Math.log2(Math.max(1, value)))), {
        startS: 0.5,
        apartS: 0.11,
        gain: 0.13,
      })
    },
    lamp: () => bowl(),
    coin: () => player.play('coin', coinRing, { gain: 0.3 }),
    feature: () => {
      player.duck(3)
      drumbeat([0, 2, 3])
      pipe.run([0, 2, 4, 5, 7], { startS: 0.5, apartS: 0.22 })
    },
    // the procession arrives: clappers and a slow drum, then flute and koto together
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      clapper([0, 1, 1.7, 2.2, 2.6, 2.9], { beatS: 0.3 })
      drumbeat([4, 6, 8, 9, 10, 12, 14, 16].slice(0, 5 + size), { beatS: 0.24, gain: 0.42 })
      koto.run([0, 2, 4, 5, 7, 9, 10, 12], { startS: 0.9, apartS: 0.1 })
      pipe.run([4, 5, 7, 9, 7, 10, 9, 12].slice(0, 5 + size), { startS: 1.7, apartS: 0.3 })
      bells.run([4, 7, 9, 12].slice(0, 2 + size), { startS: 2.2, apartS: 0.2 })
      bowl([0], { startS: 3 + size * 0.3, gain: 0.22 })
    },
  }
}
