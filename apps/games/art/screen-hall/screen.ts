import { foldingScreen, type ScreenPicture, type ScreenPlace, screenDefs } from '../kit/folding-screen.ts'
import { autumnPlain, panels, panelWidth, plainHeight } from './autumn-plain.ts'
import { brocade, ink, lacquer, leaf } from './palette.ts'

const picture: ScreenPicture = {
  panels,
  panelWidth,
  height: plainHeight,
  content: autumnPlain,
  brocade,
  lacquer: lacquer.black,
  line: leaf.bright,
  metal: leaf.mid,
  ink,
}

/** What `nightScreen` uses; once in each drawing. */
export const nightDefs = (): string => screenDefs(picture)

/** The golden screen of the autumn plain. */
export const nightScreen = (place: ScreenPlace): string[] => foldingScreen(picture, place)
