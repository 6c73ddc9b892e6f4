import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { lintel, post, sill } from './scenery/gate.ts'
import { hedge } from './scenery/hedge.ts'
import { cloudBank, grove, mountains, openSun, ridge, shaft, sky, sunBeams } from './scenery/land.ts'
import { bearer, bearerInMoss, brideWalking, groomWalking, kit, lamp, parasolBearer } from './scenery/procession.ts'
import { bride, groom } from './symbols/couple.ts'
import { bamboo, lantern, sake, umbrella } from './symbols/gifts.ts'
import { hydrangea, leaf, sun } from './symbols/rain.ts'

/** Every picture of Fox Wedding by its file path. */
export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { sun, bride, groom, lantern, sake, umbrella, hydrangea, bamboo, leaf }),
  ...inFolder('scenery', {
    sky,
    mountains,
    ridge,
    grove,
    shaft,
    'cloud-bank': cloudBank,
    'open-sun': openSun,
    'sun-beams': sunBeams,
    lamp,
    bearer,
    'bearer-moss': bearerInMoss,
    'bride-walking': brideWalking,
    'groom-walking': groomWalking,
    'parasol-bearer': parasolBearer,
    kit,
    lintel,
    post,
    sill,
    hedge,
  }),
}
