import { inFolder, type Pictures } from '../drawn-titles.ts'
import { cover } from '../kit/cover.ts'
import { radiance } from '../kit/light.ts'
import { disc, picture } from '../kit/pen.ts'
import { lone } from './bird.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { hallParts } from './hall.ts'
import { lacquerRim, lacquerWheel } from './lacquer-wheel.ts'
import { ink } from './palette.ts'

const side = 800

function ball(): string {
  return picture(60, 60, [
    `<defs>${radiance('pearl', [
      [0, '#ffffff'],
      [0.55, '#f6ead2'],
      [1, '#a48a7c'],
    ])}</defs>`,
    disc([30, 32], 25, ink),
    disc([30, 30], 24, 'url(#pearl)'),
    disc([22, 20], 6, '#ffffff'),
  ])
}

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    wheel: () => picture(side, side, lacquerWheel([side / 2, side / 2], side / 2)),
    rim: () => picture(side, side, lacquerRim([side / 2, side / 2], side / 2)),
    ball,
    room: () => cover(1600, 1000, hallParts(1600, 1000, { bird: true })),
    'feather-fire': () => lone('fire'),
    'feather-ember': () => lone('ember'),
    'feather-leaf': () => lone('leaf'),
  }),
}
