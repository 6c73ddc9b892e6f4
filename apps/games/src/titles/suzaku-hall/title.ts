import './theme.css'
import { liveTableTitle } from '../../engines/table/live/make-live-title.ts'
import { createLiveWheel } from '../../engines/table/roulette/live-wheel.ts'
import { wheelOrder } from '../../engines/table/roulette/numbers.ts'
import { racetrack } from '../../engines/table/roulette/racetrack.ts'
import { evenFelt } from '../../engines/table/roulette/roulette-felt.ts'
import { createDealer } from '../../tabletop/dealer/dealer.ts'
import { vermilionBird } from '../../tabletop/dealer/dealer-look.ts'
import { drawings } from './drawings.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'
import { look } from './wheel-look.ts'

/** Live roulette on a wheel of lacquer, in a hall of the vermilion bird. */
export const title = liveTableTitle({
  gameCode: 'suzaku-hall',
  drawings,
  first: ['scenery/'],
  texts,
  felt: evenFelt,
  calls: racetrack(wheelOrder),
  sounds: createSounds,
  createReveal: (setting) => createLiveWheel(setting, look),
  createDealer: (stage) => createDealer(stage, vermilionBird),
})
