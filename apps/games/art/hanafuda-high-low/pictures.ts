import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { maple } from './palette.ts'
import { looseLeaf, loosePetal, room, uprightRoom } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    room,
    'room-upright': uprightRoom,
    petal: loosePetal,
    'leaf-red': () => looseLeaf(maple.red),
    'leaf-gold': () => looseLeaf(maple.gold),
  }),
}
