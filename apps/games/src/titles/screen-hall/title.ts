import './theme.css'
import { baccaratFelt, uprightBaccaratFelt } from '../../engines/table/baccarat/felt.ts'
import { baccaratRoads } from '../../engines/table/baccarat/roads.ts'
import { liveTableTitle } from '../../engines/table/live/make-live-title.ts'
import { createLiveCardReveal } from '../../engines/table/two-hands/live-card-reveal.ts'
import { squeezeTexts } from '../../engines/table/two-hands/squeeze-texts.ts'
import { createDealer } from '../../tabletop/dealer/dealer.ts'
import { bellflower } from '../../tabletop/dealer/dealer-look.ts'
import { drawings } from './drawings.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Live punto banco by moonlight: a dealer, one hand for everybody, and the highest bettor squeezes the cards. */
export const title = liveTableTitle({
  gameCode: 'screen-hall',
  drawings,
  first: ['scenery/'],
  texts,
  felt: baccaratFelt,
  uprightFelt: uprightBaccaratFelt,
  roads: baccaratRoads,
  alike: { banker: 'banker-free', 'banker-free': 'banker' },
  sounds: createSounds,
  createDealer: (stage) => createDealer(stage, bellflower),
  createReveal: (setting) =>
    createLiveCardReveal(
      setting,
      {
        back: 'brand',
        width: 0.2,
        sides: ['player', 'banker'],
        first: 2,
        most: 3,
        y: -0.07,
        plates: {
          y: -0.29,
          colours: [
            { ground: '#23408a', rim: '#dba53e', text: '#fff6e2' },
            { ground: '#7c1a24', rim: '#dba53e', text: '#fff6e2' },
          ],
        },
        frame: 0,
        drifting: ['scenery/bellflower', 'scenery/gold-sheet', 'scenery/clover-leaf'],
      },
      setting.texts.squeeze ?? squeezeTexts.en,
    ),
})
