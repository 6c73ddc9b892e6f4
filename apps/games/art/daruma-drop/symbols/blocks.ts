import { picture } from '../../kit/pen.ts'
import {
  black,
  blackLight,
  mint,
  mintDark,
  mustard,
  mustardDark,
  paper,
  paperShade,
  pine,
  sky,
  skyDark,
  wood,
  woodDark,
} from '../palette.ts'
import { blockParts } from './block.ts'
import { horseToy, paperCrane, paperKite, paperPinwheel, rattleDrum, spinningTop, temariBall } from './toys.ts'

/** The painted blocks; `id` begins the ids in them, so that a picture can have several. */
export const blocks = {
  horse: (id: string) => blockParts({ ground: mustard, grain: mustardDark, motif: horseToy() }, id),
  temari: (id: string) => blockParts({ ground: mint, grain: mintDark, motif: temariBall(`${id}t`) }, id),
  crane: (id: string) => blockParts({ ground: black, grain: blackLight, motif: paperCrane() }, id),
  kite: (id: string) => blockParts({ ground: sky, grain: skyDark, motif: paperKite(`${id}k`) }, id),
  drum: (id: string) => blockParts({ ground: paper, grain: paperShade, motif: rattleDrum() }, id),
  pinwheel: (id: string) => blockParts({ ground: pine, grain: mintDark, motif: paperPinwheel() }, id),
  top: (id: string) => blockParts({ ground: wood, grain: woodDark, motif: spinningTop() }, id),
} as const

const drawn = (block: (id: string) => string[]) => () => picture(240, 240, block('b'))

export const horse = drawn(blocks.horse)
export const temari = drawn(blocks.temari)
export const crane = drawn(blocks.crane)
export const kite = drawn(blocks.kite)
export const drum = drawn(blocks.drum)
export const pinwheel = drawn(blocks.pinwheel)
export const top = drawn(blocks.top)
