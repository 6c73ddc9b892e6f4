import type { ClientKind } from '../client-kind.ts'
import { tableSheet } from './table-sheet.ts'
import type { TableSounds } from './table-sounds.ts'
import type { TableTitleTexts } from './table-title.ts'

export const kind: ClientKind<'table', TableTitleTexts, TableSounds> = {
  sheetOf: tableSheet,
  cuesOf: (sounds) => ({
    neutral: {
      chip: () => sounds.chip(),
      sweep: () => sounds.sweep(),
      tick: () => sounds.tick(2),
      drawn: () => sounds.drawn(),
    },
    celebrating: {},
  }),
  controlOf: ({ type }) => ({ selector: `.act-${String(type)}`, index: 0 }),
  layOf: (choice) => [
    { selector: '.list-toggle', index: 0 },
    ...Object.keys(choice).map((spot) => ({ selector: `[data-lay="${spot}"]`, index: 0 })),
    // a list beside the felt stays open: a press on its total changes nothing
    { selector: '.bet-list:not([data-docked]) .list-close, .bet-list[data-docked] .list-total', index: 0 },
  ],
}
