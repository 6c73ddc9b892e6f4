import { drawingsFrom } from '../../shell/stage/drawings.ts'

/** URLs of this title's drawings by their path in the art folder. */
export const drawings = drawingsFrom(
  import.meta.glob<string>(
    [
      '../../../art/firework-maker/symbols/*.svg',
      '../../../art/firework-maker/scenery/{sky,town,shelf,bench,curtain,board,mortar,lamp-off,lamp-on}.svg',
      '../../../art/firework-maker/scenery/burst-*.svg',
    ],
    { query: '?no-inline', import: 'default', eager: true },
  ),
)
