import type { ClientKind } from '../client-kind.ts'
import { crashSheet } from './crash-sheet.ts'
import type { CrashSounds, CrashTitleTexts } from './crash-title.ts'

export const kind: ClientKind<'crash', CrashTitleTexts, CrashSounds> = {
  sheetOf: crashSheet,
  cuesOf: (sounds) => ({
    neutral: { rise: () => sounds.rise(), burst: () => sounds.burst(), left: () => sounds.left() },
    celebrating: {},
  }),
  controlOf: () => ({ selector: '.crash-act', index: 0 }),
  placedBy: { selector: '.crash-act', index: 0 },
}
