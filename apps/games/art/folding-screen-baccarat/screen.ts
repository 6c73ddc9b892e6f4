import {
  screenDefs as defsOf,
  type ScreenPicture,
  type ScreenPlace,
  foldingScreen as standing,
} from '../kit/folding-screen.ts'
import { landscape, landscapeHeight, panels, panelWidth } from './landscape.ts'
import { brocade, ink, lacquer, leaf } from './palette.ts'

export type { ScreenPlace } from '../kit/folding-screen.ts'

const picture: ScreenPicture = {
  panels,
  panelWidth,
  height: landscapeHeight,
  content: landscape,
  brocade,
  lacquer: lacquer.black,
  line: leaf.bright,
  metal: leaf.mid,
  ink,
}

/** What `foldingScreen` uses; once in each picture. */
export const screenDefs = (): string => defsOf(picture)

/** The golden screen of moon and sun. */
export const foldingScreen = (place: ScreenPlace): string[] => standing(picture, place)
