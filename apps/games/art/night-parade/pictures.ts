import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { flame, lamp, scrap, sun } from './scenery/lights.ts'
import { hills, moon, town } from './scenery/town.ts'
import { riverKappa, twoTails } from './symbols/creatures.ts'
import { lantern, wisp } from './symbols/fires.ts'
import { longNeck, oneEye } from './symbols/people.ts'
import { oneLeg, teaKettle, tenguMask } from './symbols/things.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', {
    tengu: tenguMask,
    'long-neck': longNeck,
    cat: twoTails,
    kappa: riverKappa,
    umbrella: oneLeg,
    'one-eye': oneEye,
    kettle: teaKettle,
    lantern,
    wisp,
  }),
  ...inFolder('scenery', {
    hills,
    town,
    moon,
    sun,
    flame,
    scrap,
    'lamp-lit': () => lamp(true),
    'lamp-dark': () => lamp(false),
  }),
}
