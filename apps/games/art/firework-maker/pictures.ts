import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { lamp } from './scenery/lamp.ts'
import { burst, sky, town, trail } from './scenery/night.ts'
import { mallet, mortar, stars } from './scenery/tools.ts'
import { bench, board, curtain, shelf } from './scenery/workshop.ts'
import { happi, seven } from './symbols/bonus.ts'
import { fan } from './symbols/fan.ts'
import { shell } from './symbols/shell.ts'
import { chime, drum, goldfish, lantern } from './symbols/shop.ts'
import { sparkler } from './symbols/sparkler.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { seven, happi, shell, lantern, drum, goldfish, fan, chime, sparkler }),
  ...inFolder('scenery', {
    sky,
    town,
    shelf,
    bench,
    curtain,
    board,
    mortar,
    mallet,
    stars,
    'lamp-off': () => lamp(false),
    'lamp-on': () => lamp(true),
    trail,
    'burst-chrysanthemum': () => burst('chrysanthemum'),
    'burst-peony': () => burst('peony'),
    'burst-willow': () => burst('willow'),
    'burst-ring': () => burst('ring'),
  }),
}
