import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { glass } from './palette.ts'
import { ball, hall, pane, rimPicture, wheel } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    wheel,
    rim: rimPicture,
    ball,
    room: hall,
    'pane-rose': () => pane(glass.rose),
    'pane-gold': () => pane(glass.gold),
    'pane-sky': () => pane(glass.sky),
  }),
}
