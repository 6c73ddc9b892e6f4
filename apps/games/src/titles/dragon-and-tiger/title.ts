import './theme.css'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { createCardReveal } from '../../engines/table/two-hands/card-reveal.ts'
import { drawings } from './drawings.ts'
import { dragonTigerFelt, uprightDragonTigerFelt } from './felt.ts'
import { roads } from './roads.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Dragon tiger before two painted screens: one card each, and the higher one wins. */
export const title = tableTitle({
  gameCode: 'dragon-and-tiger',
  drawings,
  first: ['scenery/'],
  texts,
  felt: dragonTigerFelt,
  uprightFelt: uprightDragonTigerFelt,
  roads,
  sounds: createSounds,
  createReveal: (setting) =>
    createCardReveal(setting, {
      back: 'brand',
      width: 0.25,
      sides: ['dragon', 'tiger'],
      first: 1,
      most: 1,
      y: 0.15,
      plates: {
        y: 0.42,
        colours: [
          { ground: '#6d1620', rim: '#e0b45c', text: '#fff6e2' },
          { ground: '#17324f', rim: '#e0b45c', text: '#fff6e2' },
        ],
      },
      frame: 0,
      drifting: ['scenery/flake-gold', 'scenery/leaf-bamboo'],
    }),
})
