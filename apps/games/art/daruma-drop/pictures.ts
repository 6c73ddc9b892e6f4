import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { darumaBody, eyeBrush } from './scenery/daruma.ts'
import { chest, shelf } from './scenery/shelves.ts'
import { counter, curtain, slips, wall } from './scenery/shop.ts'
import { base, beam, chip, impact, mallet } from './scenery/tools.ts'
import { fish, pole, shopWindow } from './scenery/window.ts'
import { crane, drum, horse, kite, pinwheel, temari, top } from './symbols/blocks.ts'
import { daruma } from './symbols/daruma.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { daruma, horse, temari, crane, kite, drum, pinwheel, top }),
  ...inFolder('scenery', {
    wall,
    window: shopWindow,
    fish,
    pole,
    shelf,
    chest,
    counter,
    curtain,
    beam,
    base,
    mallet,
    impact,
    chip,
    daruma: darumaBody,
    'eye-brush': eyeBrush,
    'slip-red': slips.red,
    'slip-mustard': slips.mustard,
    'slip-mint': slips.mint,
    'slip-paper': slips.paper,
    'slip-rose': slips.rose,
  }),
}
