import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { gateInWater, mountain, shore } from './scenery/land.ts'
import { grass, raftLantern, skyLantern } from './scenery/rafts.ts'
import { clouds, sky } from './scenery/sky.ts'
import { tones } from './scenery/tones.ts'
import { waves } from './scenery/water.ts'
import { bamboo } from './symbols/bamboo.ts'
import { crane } from './symbols/crane.ts'
import { fan } from './symbols/fan.ts'
import { fox } from './symbols/fox.ts'
import { gate } from './symbols/gate.ts'
import { koi } from './symbols/koi.ts'
import { lantern } from './symbols/lantern.ts'
import { lotus } from './symbols/lotus.ts'
import { maple } from './symbols/maple.ts'
import { moon } from './symbols/moon.ts'
import { plum } from './symbols/plum.ts'
import { wave } from './symbols/wave.ts'

/** Every picture of Lantern River by its file path. */
export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { moon, gate, lantern, koi, crane, lotus, fox, fan, maple, wave, bamboo, plum }),
  ...inFolder('scenery', {
    'raft-wave': () => raftLantern('wave'),
    'raft-flower': () => raftLantern('flower'),
    'raft-moon': () => raftLantern('moon'),
    'sky-lantern': skyLantern,
    gate: gateInWater,
  }),
  ...inTone('night'),
  ...inTone('dawn'),
}

function inTone(name: keyof typeof tones): Pictures {
  const tone = tones[name]
  return inFolder(`scenery/${name}`, {
    sky: () => sky(tone, { stars: name === 'night' }),
    clouds: () => clouds(tone),
    mountain: () => mountain(tone),
    shore: () => shore(tone),
    grass: () => grass(tone),
    'waves-0': () => waves(tone, 0),
    'waves-1': () => waves(tone, 1),
    'waves-2': () => waves(tone, 2),
    'waves-3': () => waves(tone, 3),
  })
}
