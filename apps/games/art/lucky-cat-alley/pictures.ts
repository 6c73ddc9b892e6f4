import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { cabinet, drum, lamp } from './scenery/cabinet.ts'
import { distance, ground } from './scenery/distance.ts'
import { left, right } from './scenery/houses.ts'
import { nekoArm, nekoBody, nekoPupil, nekoSmile, sitter, sitterLids, sitterTail, walker } from './scenery/neko.ts'
import { cat } from './symbols/cat.ts'
import { lantern, sake, skewer, taiyaki } from './symbols/stalls.ts'
import { bell, coin, knot } from './symbols/treasure.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { cat, coin, knot, taiyaki, sake, skewer, lantern, bell }),
  ...inFolder('scenery', {
    cabinet,
    drum,
    'lamp-off': () => lamp(false),
    'lamp-on': () => lamp(true),
    'neko-body': nekoBody,
    'neko-arm': nekoArm,
    'neko-pupil': nekoPupil,
    'neko-smile': nekoSmile,
    sitter,
    'sitter-lids': sitterLids,
    'sitter-tail': sitterTail,
    'walker-0': () => walker(0),
    'walker-1': () => walker(1),
    'walker-2': () => walker(2),
    'walker-3': () => walker(3),
    distance,
    ground,
    left,
    right,
    'left-lit': () => left(true),
    'right-lit': () => right(true),
  }),
}
