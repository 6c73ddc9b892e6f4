import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { arms, helper, leaper, pounder, shadow, tub } from './scenery/rabbits.ts'
import { cloud, hill, lunarDisc, moonDisc, stars, tuft } from './scenery/sky.ts'
import { clover, pampas } from './symbols/autumn.ts'
import { chestnut, dumplings, ewer, mortar } from './symbols/feast.ts'
import { crescent, moon, owl } from './symbols/night.ts'
import { rabbit } from './symbols/rabbit.ts'

/** Every picture of Moon Rabbit by its file path. */
export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { moon, rabbit, mortar, owl, dumplings, ewer, pampas, clover, chestnut, crescent }),
  ...inFolder('scenery', {
    moon: () => moonDisc('silver'),
    'moon-gold': () => moonDisc('gold'),
    'tuft-0': () => tuft(0),
    'tuft-1': () => tuft(1),
    'tuft-2': () => tuft(2),
    stars,
    hill,
    cloud,
    disc: lunarDisc,
    pounder,
    arms,
    tub,
    helper,
    shadow,
    leaper,
  }),
}
