import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { flake, garland, monkey, shovel, stoneLantern, tub, wisp } from './scenery/figures.ts'
import { bank, board } from './scenery/ground.ts'
import { lump, pool, poolRim, splinter, yuzuFruit } from './scenery/pool.ts'
import { mountains, sky, village } from './scenery/village.ts'
import { coldWater, covered, flag, hovered, spring } from './tiles/tiles.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('tiles', { covered, hovered, spring, 'cold-water': coldWater, flag }),
  ...inFolder('scenery', {
    sky,
    mountains,
    village: () => village(false),
    'village-lit': () => village(true),
    bank,
    board,
    'monkey-calm': () => monkey('calm'),
    'monkey-happy': () => monkey('happy'),
    'monkey-surprised': () => monkey('surprised'),
    shovel,
    tub,
    'stone-lantern-lit': () => stoneLantern(true),
    'stone-lantern': () => stoneLantern(false),
    flake,
    garland,
    wisp,
    pool,
    'pool-rim': poolRim,
    yuzu: yuzuFruit,
    lump,
    splinter,
  }),
}
