import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { board } from './scenery/board.ts'
import { climber, resting, risingDragon, spray } from './scenery/climber.ts'
import { crown, dragonGate, gateDoor } from './scenery/dragon-gate.ts'
import { basin, cliff, fall, ledge, mist, sky, threads } from './scenery/gorge.ts'
import { dragon } from './symbols/dragon.ts'
import { koiRed, koiWhite } from './symbols/koi-from-above.ts'
import { koiGold } from './symbols/koi-leaping.ts'
import { coin, gate, lily, pebble, turtle } from './symbols/river.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', {
    dragon,
    'koi-gold': koiGold,
    'koi-red': koiRed,
    'koi-white': koiWhite,
    turtle,
    lily,
    coin,
    pebble,
    gate,
  }),
  ...inFolder('scenery', {
    sky,
    cliff,
    fall,
    threads,
    basin,
    mist,
    ledge,
    board,
    spray,
    'climber-left': () => climber('left'),
    'climber-right': () => climber('right'),
    'climber-leap': () => climber('leap'),
    'climber-rest': resting,
    'rising-dragon': risingDragon,
    'dragon-gate': dragonGate,
    'gate-door': gateDoor,
    crown,
  }),
}
