import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { cape, cloud, confetti, craneBody, craneWing, rays, seaRow, sky, sun } from './scenery/sea.ts'
import { greatSail, hull, pennant } from './scenery/ship.ts'
import { bream } from './symbols/bream.ts'
import { dancer } from './symbols/dancer.ts'
import { fisher } from './symbols/fisher.ts'
import { laughing } from './symbols/laughing.ts'
import { sail, tallSail, yard } from './symbols/sail.ts'
import { bales, coral, fan, mallet } from './symbols/treasures.ts'
import { warrior } from './symbols/warrior.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { sail, dancer, fisher, warrior, laughing, mallet, bream, bales, coral, fan }),
  ...inFolder('scenery', {
    'sky-morning': () => sky('morning'),
    'sky-new-year': () => sky('newYear'),
    sun,
    rays,
    cloud,
    cape,
    'sea-0': () => seaRow(0),
    'sea-1': () => seaRow(1),
    'sea-2': () => seaRow(2),
    'sea-3': () => seaRow(3),
    'sea-4': () => seaRow(4),
    'great-sail': greatSail,
    hull,
    pennant,
    'crane-body': craneBody,
    'crane-wing': craneWing,
    'tall-sail': tallSail,
    yard,
  }),
  ...inFolder('scenery/confetti', confetti),
}
