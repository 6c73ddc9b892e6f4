import { drawingsFrom } from '../../shell/stage/drawings.ts'

/** URLs of this title's drawings by their path in the art folder. */
export const drawings = drawingsFrom(
  import.meta.glob<string>('../../../art/rising-firework/scenery/**/*.svg', {
    query: '?no-inline',
    import: 'default',
    eager: true,
  }),
)
