import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { cloud, lightning, ringDrum, sky, wave } from './scenery/storm.ts'
import { fujin, raijin } from './symbols/gods.ts'
import { bell, bolt, drum, type HeadName, head, heads, sticks, swirl, tiger } from './symbols/things.ts'

const headNames = Object.keys(heads) as HeadName[] // the record's own keys

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { tomoe: head('plain'), raijin, fujin, drum, sticks, bolt, bell, tiger, swirl }),
  ...inFolder('coins', Object.fromEntries(headNames.map((name) => [name, head(name)]))),
  ...inFolder('scenery', {
    sky,
    wave,
    'cloud-0': cloud(0),
    'cloud-1': cloud(1),
    'cloud-2': cloud(3),
    'lightning-0': lightning(0),
    'lightning-1': lightning(1),
    'drum-off': ringDrum(false),
    'drum-on': ringDrum(true),
  }),
}
