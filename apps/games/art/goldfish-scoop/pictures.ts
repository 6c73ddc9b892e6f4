import { inFolder, type Pictures } from '../drawn-titles.ts'
import { bowl } from './coins/bowl.ts'
import { type KindName, kinds } from './coins/fish-side.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { body, type CoatName, coats, tail } from './fish-above.ts'
import { scoop } from './scenery/scoop.ts'
import { awning, drop, lantern, net, rim, ripple, water } from './scenery/tank.ts'
import { apple, fan, ice, mask, pinwheel, ramune, yoyo } from './symbols/stall.ts'

const coatNames = Object.keys(coats) as CoatName[] // the record's own keys
const kindNames = Object.keys(kinds) as KindName[]

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { bowl: bowl('wakin'), mask, pinwheel, fan, ramune, apple, ice, yoyo }),
  ...inFolder('coins', Object.fromEntries(kindNames.map((name) => [name, bowl(name)]))),
  ...inFolder('scenery', {
    water,
    net,
    ripple,
    drop,
    awning,
    rim,
    lantern,
    ...Object.fromEntries(
      coatNames.flatMap((name) => [[`body-${name}`, body(name)] as const, [`tail-${name}`, tail(name)] as const]),
    ),
    'scoop-0': scoop(0),
    'scoop-1': scoop(1),
    'scoop-2': scoop(2),
    'scoop-3': scoop(3),
  }),
}
