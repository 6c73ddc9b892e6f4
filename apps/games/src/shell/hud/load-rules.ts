import type { Title } from '@andon/arcade/titles/title'

/** The server's rules of each game, loaded only to verify a round. */
const modules = import.meta.glob<{ readonly title: Title }>('../../../../../packages/arcade/src/titles/*/index.ts')

export async function loadRules(gameCode: string): Promise<Pick<Title, 'current' | 'past' | 'shared'>> {
  const load = modules[`../../../../../packages/arcade/src/titles/${gameCode}/index.ts`]
  if (!load) throw new Error(`no rules of ${gameCode}`)
  return (await load()).title
}
